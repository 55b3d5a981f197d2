import { useTexts } from '#app/i18n/translator.ts';
import { LatePicture, Picture } from '#app/ui/picture/picture.tsx';
import type { PlaceCity, PlaceData, TripData } from './trip-data.server.ts';

type PlaceCardsProps = Pick<TripData, 'departure' | 'arrival'>;

/** A card for each end of a trip, or a line of text for an end without a guide to a city nearby. */
export function PlaceCards({ departure, arrival }: PlaceCardsProps) {
  const cards = [departure, arrival].filter(({ city }) => city).length;
  // Beside a card that says more of its stations, a short one would have a hole.
  const isUneven = cards === 2 && Boolean(departure.stationHint) !== Boolean(arrival.stationHint);
  return (
    <div className="wide section place-cards" data-columns={cards === 1 || isUneven ? 1 : 2}>
      <PlaceCard id="departing" place={departure} />
      <PlaceCard id="arriving" place={arrival} />
    </div>
  );
}

interface PlaceCardProps {
  readonly id: 'departing' | 'arriving';
  readonly place: PlaceData;
}

function PlaceCard({ id, place }: PlaceCardProps) {
  const { t } = useTexts('trip');
  const { name, station, stationHint, country, links, city, isInside, atPlace, hub } = place;
  // The line repeats the name of a plain place, so it stands only where nothing else is known.
  const namesStation = !place.isPlain || !(links || hub || city);
  const nearest =
    city && !isInside
      ? t('place.nearest', { place: name, city: city.name, distance: city.distance })
      : undefined;
  return (
    <section className={city ? 'card place-card' : 'place-line'} aria-labelledby={id}>
      <h2 id={id}>{t(id, { place: name, atPlace })}</h2>
      {namesStation && (
        <p className="text-soft">
          {isInside ? t('station', { station }) : t('place.country', { station, country })}
        </p>
      )}
      <div className="place-words">
        {stationHint && (
          <>
            <p>{stationHint.text}</p>
            <p className="note">{stationHint.source}</p>
          </>
        )}
        {links && <p>{links}</p>}
        {hub && <p>{t('place.hub', hub)}</p>}
        {city && isInside && <p>{city.description}</p>}
      </div>
      {nearest !== undefined && <h3>{nearest}</h3>}
      {city && (isInside ? <CityHere city={city} /> : <CityNearby city={city} />)}
    </section>
  );
}

interface CityProps {
  readonly city: PlaceCity;
}

function CityHere({ city }: CityProps) {
  return (
    <>
      <Attractions attractions={city.attractions} />
      <GuideLink city={city} />
    </>
  );
}

/**
 * The poster of a city nearby stands below the words that it is another place. That of the place
 * itself is in the head of the page.
 */
function CityNearby({ city }: CityProps) {
  const { t } = useTexts('trip');
  return (
    <div className="place-nearby">
      <div>
        <p>{city.summary}</p>
        <GuideLink city={city} />
      </div>
      <Picture
        address={city.poster}
        shape="poster"
        className="place-poster"
        description={t('poster', { city: city.name })}
      />
    </div>
  );
}

function GuideLink({ city }: CityProps) {
  const { t } = useTexts('trip');
  return (
    <p className="place-guide">
      <a href={city.guide}>{t('guide', { city: city.name })}</a>
    </p>
  );
}

function Attractions({ attractions }: Pick<PlaceCity, 'attractions'>) {
  const { t } = useTexts('trip');
  return (
    <>
      <h3>{t('sights')}</h3>
      <ul className="sights">
        {attractions.map(({ name, line, picture }) => (
          <li key={name}>
            <LatePicture address={picture} shape="sight" />
            <div>
              <strong>{name}</strong> {line}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
