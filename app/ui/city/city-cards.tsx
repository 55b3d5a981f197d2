import { Picture } from '../picture/picture.tsx';
import type { CityCard } from './city-card.server.ts';

/** Cards of cities with their posters; each card is one link. */
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
