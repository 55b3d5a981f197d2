import './city-cards.css';
import { Picture } from '../picture/picture.tsx';
import type { CityCard } from './city-card.server.ts';

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
