import { useTranslation } from 'react-i18next';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { TripData } from './trip-data.server.ts';

/** Both ends of the trip in their order, as cards; an end without a city, as a line. */
export function PlaceCards({ trip: { departure, arrival } }: { trip: TripData }) {
  const count = [departure, arrival].filter(({ city }) => city).length;
  return (
    <div className="wide section place-cards" data-cards={count}>
      <PlaceCard id="departing" place={departure} isAlone={count === 1} />
      <PlaceCard id="arriving" place={arrival} isAlone={count === 1} />
    </div>
  );
}

interface PlaceCardProps {
  readonly id: 'departing' | 'arriving';
  readonly place: TripData['departure' | 'arrival'];
  readonly isAlone: boolean;
}

/** One end of the trip: the guide's city and its first sights, or where the station is and the nearest guide's poster. */
function PlaceCard({ id, place, isAlone }: PlaceCardProps) {
  const { t } = useTranslation('trip');
  const { name, city, isInside, hub } = place;
  return (
    <section className={city ? 'card place-card' : 'place-line'} aria-labelledby={id}>
      <h2 id={id}>{t(id, { place: name })}</h2>
      <p className="text-soft">{t(isInside ? 'station' : 'place.country', place)}</p>
      {hub && <p>{t('place.hub', hub)}</p>}
      {city && !isInside && <p>{t('place.nearest', { city: city.name, distance: city.distance })}</p>}
      {city && (isAlone || !isInside) && (
        <Picture
          address={city.poster}
          shape="poster"
          className="place-poster"
          description={t('poster', { city: city.name })}
        />
      )}
      {city && <p>{isInside ? city.description : city.summary}</p>}
      {city && isInside && (
        <>
          <h3>{t('sights')}</h3>
          <ul className="sights">
            {city.attractions.map(({ name, line }) => (
              <li key={name}>
                <strong>{name}</strong> {line}
              </li>
            ))}
          </ul>
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
