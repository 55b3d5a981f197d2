import { useTranslation } from 'react-i18next';
import { Figures } from '#app/ui/figures/figures.tsx';
import type { TripData } from './trip-data.server.ts';

/** What is known of the trains of this trip, and the ways on to the route's page and back. */
export function TripJourneySection({ trip }: { trip: TripData }) {
  const { t } = useTranslation('trip');
  const { journey, names, back } = trip;
  const changesText = (changes: number, place: string | undefined) => {
    if (changes === 0) return t('journey.direct');
    return place ? t('journey.changeIn', { place }) : String(changes);
  };
  return (
    <section className="wide section trip-journey" aria-labelledby="journey">
      <h2 id="journey">{t('journey.title')}</h2>
      {journey.kind === 'popular' && (
        <>
          <Figures
            rows={[
              [t('journey.duration'), journey.duration],
              [t('journey.frequency'), journey.frequency],
              [t('journey.price'), journey.price],
            ]}
          />
          <p className="text-soft">{t('journey.estimates')}</p>
          <p>
            <a className="button button-quiet" href={journey.address}>
              {t('journey.all', names)}
            </a>
          </p>
        </>
      )}
      {journey.kind === 'known' && (
        <>
          <Figures
            rows={[
              [t('journey.duration'), journey.duration],
              [t('journey.changes'), changesText(journey.changes, journey.changeIn)],
              [t('journey.distance'), journey.distance],
            ]}
          />
          {journey.source && (
            <p className="text-soft">
              {t('journey.source', { source: journey.source.name, year: journey.source.year })}
            </p>
          )}
        </>
      )}
      {journey.kind === 'unknown' && (
        <>
          <Figures rows={[[t('journey.distance'), t('journey.straight', { distance: journey.distance })]]} />
          <p>{t('journey.noFigures')}</p>
        </>
      )}
      {back && (
        <p>
          <a href={back}>{t('journey.back', { from: names.to, to: names.from })}</a>
        </p>
      )}
    </section>
  );
}
