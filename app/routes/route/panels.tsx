import { useTranslation } from 'react-i18next';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import type { RouteData } from './route-data.server.ts';

/** The panel of a route's figures (specification section 2). */
export function JourneyDetails({ route }: { route: RouteData }) {
  const { t } = useTranslation('route');
  const { facts } = route;
  const rows = [
    [t('details.distance'), route.distance],
    [
      t('duration'),
      facts.changes === 0
        ? t('details.direct', { duration: facts.duration })
        : t('details.change', { duration: facts.duration, count: facts.changes, places: facts.changePlaces }),
    ],
    [t('details.typical'), facts.typical],
    [t('details.first'), facts.first],
    [t('details.last'), facts.last],
    [t('frequency'), facts.frequency],
    [t('details.kinds'), facts.kinds],
    [t('price'), route.price],
    [t('details.operators'), facts.operatorNames],
  ] as const;
  return (
    <section aria-labelledby="details" className="route-panel">
      <h2 id="details">{t('details.title')}</h2>
      <DescriptionList className="detail-rows" rows={rows} />
      <p className="note">
        {[facts.isItaloUncounted && t('details.italo'), route.note].filter(Boolean).join(' ')}
      </p>
    </section>
  );
}

/** The four benefits (specification section 2); trains that are not high-speed ones are praised for their time alone. */
export function WhyChoose({ route }: { route: RouteData }) {
  const { t } = useTranslation('route');
  const first = route.facts.isHighSpeed ? 'speed' : 'direct';
  const benefits = [first, 'seating', 'views', 'stations'] as const;
  return (
    <section aria-labelledby="why" className="route-panel">
      <h2 id="why">{t('why.title')}</h2>
      <ul className="benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <h3>{t(`why.${benefit}.title`)}</h3>
            <p>{t(`why.${benefit}.text`, { duration: route.duration, ...route.stations })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways on: the guides and hotels of both cities, and the route back. */
export function RouteCities({ route }: { route: RouteData }) {
  const { t } = useTranslation('route');
  const { from, to } = route.names;
  const links = [
    ...route.cities.map(({ name, hotels }) => ({
      name: t('cities.hotels', { city: name }),
      address: hotels,
    })),
    { name: t('cities.back', { from: to, to: from }), address: route.back },
  ];
  return (
    <section className="route-panel route-cities" aria-labelledby="cities">
      <h2 id="cities">{t('cities.title', { from, to })}</h2>
      <CityCards cities={route.cities} />
      <LinkList className="link-list" links={links} />
    </section>
  );
}
