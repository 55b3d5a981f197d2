import { useTranslation } from 'react-i18next';
import type { TripPlace } from './trip-data.server.ts';

interface PlaceCardProps {
  readonly id: string;
  readonly title: string;
  readonly place: TripPlace;
}

/** One end of the trip: the guide's city and its first sights, or where the station is and which guide is nearest. */
export function PlaceCard({ id, title, place }: PlaceCardProps) {
  const { t } = useTranslation('trip');
  const { city } = place;
  return (
    <section className="card place-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {place.isInside && city ? (
        <>
          <p className="text-soft">{t('station', { station: place.station })}</p>
          <p>{city.description}</p>
          <h3>{t('sights')}</h3>
          <ul className="sights">
            {city.attractions.map(({ name, line }) => (
              <li key={name}>
                <strong>{name}</strong> {line}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="text-soft">
            {t('place.country', { station: place.station, country: place.country })}
          </p>
          {place.hub && <p>{t('place.hub', place.hub)}</p>}
          {city && (
            <>
              <p>{t('place.nearest', { city: city.name, distance: city.distance })}</p>
              <p>{city.summary}</p>
            </>
          )}
        </>
      )}
      {city && (
        <p>
          <a href={city.guide}>{t('guide', { city: city.name })}</a>
        </p>
      )}
    </section>
  );
}
