import { useTranslation } from 'react-i18next';
import type { TripData } from './trip-data.server.ts';

/** What the figures above are worth, and the ways on to the route's page and back. */
export function TripJourneySection({ trip }: { trip: TripData }) {
  const { t } = useTranslation('trip');
  const { journey, facts, back } = trip;
  return (
    <section className="wide trip-journey" aria-labelledby="journey">
      <h2 id="journey" className="visually-hidden">
        {t('journey.title')}
      </h2>
      <p className="note">{facts.note}</p>
      <div className="trip-ways">
        {journey.kind === 'popular' && (
          <a className="button button-quiet" href={journey.address}>
            {t('journey.all')}
          </a>
        )}
        {back.address && <a href={back.address}>{back.name}</a>}
      </div>
    </section>
  );
}
