import { useTranslation } from 'react-i18next';
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
        ? t('details.direct', { duration: route.duration })
        : t('details.change', { duration: route.duration, count: facts.changes, places: facts.changePlaces }),
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
      <dl className="detail-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {[facts.isItaloUncounted && t('details.italo'), route.note].filter(Boolean).join(' ')}
      </p>
    </section>
  );
}
