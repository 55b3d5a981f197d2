import './city-cards.css';
import { Picture } from '../picture/picture.tsx';

/** A card that leads to a city's guide or to its hotels. */
export interface CityCard {
  readonly address: string;
  readonly name: string;
  readonly text?: string;
  /** The city's poster. */
  readonly poster?: string | undefined;
}

/** Cities under their posters, each a link as a whole. */
export function CityCards({ cities }: { cities: readonly CityCard[] }) {
  return (
    <ul className="poster-wall">
      {cities.map(({ address, name, text, poster }) => (
        <li key={address} className="poster-card">
          <Picture address={poster} shape="poster" />
          <h3>
            <a className="card-link" href={address}>
              {name}
            </a>
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
