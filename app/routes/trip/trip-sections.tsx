import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import type { TripData } from './trip-data.server.ts';

/** What a day's trains are like, or where near journeys begin, and the ways on to the route's page and back. */
export function TripJourney({ trip: { facts, back, nearby } }: { trip: TripData }) {
  const { t } = useTranslation('trip');
  return (
    <section className="wide trip-journey" aria-labelledby="journey">
      <h2 id="journey" className="visually-hidden">
        {t('journey.title')}
      </h2>
      <div className="trip-words">
        <p>{facts.text}</p>
        {nearby.length > 0 && (
          <>
            <p>{t('journey.nearby')}</p>
            <LinkList links={nearby} />
          </>
        )}
      </div>
      <div className="trip-ways">
        {facts.route && (
          <a className="button button-quiet" href={facts.route}>
            {t('journey.all')}
          </a>
        )}
        {back.address && <a href={back.address}>{back.name}</a>}
      </div>
    </section>
  );
}

/** Where to sleep and what to read, both on other sites and in new tabs (specification section 7). */
export function PlanStay({ trip: { hotelsPlace: place, hotels, travelGuide } }: { trip: TripData }) {
  const { t } = useTranslation('trip');
  const addresses = { hotels, guide: travelGuide };
  return (
    <section className="wide section" aria-labelledby="stay">
      <h2 id="stay">{t('stay.title')}</h2>
      <ul className="stay-cards">
        {(['hotels', 'guide'] as const).map((name) => (
          <li key={name} className="card stay-card">
            <div className="stay-words">
              <h3>{t(`stay.${name}`, { place })}</h3>
              <p>{t(`stay.${name}Text`, { place })}</p>
            </div>
            <ExternalLink className="button button-quiet" href={addresses[name]}>
              {t(`stay.${name}Link`)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
