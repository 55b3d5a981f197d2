import { useTexts } from '#app/i18n/translator.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { TripData } from './trip-data.server.ts';

/**
 * Both ends of the trip in their order, as cards: the guide's city and its first sights, or where
 * the station is and the nearest guide's poster. An end that no guide is near to is a line.
 */
export function PlaceCards({ departure, arrival }: Pick<TripData, 'departure' | 'arrival'>) {
  const { t } = useTexts('trip');
  const ends = [
    ['departing', departure],
    ['arriving', arrival],
  ] as const;
  const cards = ends.filter(([, { city }]) => city).length;
  return (
    <div className="wide section place-cards" data-cards={cards}>
      {ends.map(([id, place]) => {
        const { name, city, isInside, hub } = place;
        return (
          <section
            key={id}
            className={city ? 'card place-card' : 'place-line'}
            aria-labelledby={id}
          >
            <h2 id={id}>{t(id, { place: name })}</h2>
            <p className="text-soft">
              {isInside
                ? t('station', { station: place.station })
                : t('place.country', { station: place.station, country: place.country })}
            </p>
            {hub && <p>{t('place.hub', hub)}</p>}
            {city && !isInside && (
              <p>{t('place.nearest', { city: city.name, distance: city.distance })}</p>
            )}
            {city && (cards === 1 || !isInside) && (
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
      })}
    </div>
  );
}
