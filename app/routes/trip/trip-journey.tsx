import { useTranslation } from 'react-i18next';
import type { TripData } from './trip-data.server.ts';

/** What a day's trains are like, or where near journeys begin, and the ways on to the route's page and back. */
export function TripJourneySection({ trip }: { trip: TripData }) {
  const { t } = useTranslation('trip');
  const { facts, back, nearby } = trip;
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
            <ul>
              {nearby.map(({ name, address }) => (
                <li key={address}>
                  <a href={address}>{name}</a>
                </li>
              ))}
            </ul>
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
