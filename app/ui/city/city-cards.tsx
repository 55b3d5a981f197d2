import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import type { CityCard } from './city-card.server.ts';

interface CityCardsProps {
  readonly cities: readonly CityCard[];
  /** Whether each name is set on its poster's sheet; the page then needs `lettered-poster.css`. */
  readonly isLettered?: boolean;
  /** A further item at the end of the list. */
  readonly children?: ReactNode;
}

/** Cards of cities with their posters; each card is one link. */
export function CityCards({ cities, isLettered = false, children }: CityCardsProps) {
  return (
    <ul className="poster-wall">
      {cities.map(({ address, name, text, poster }) => (
        <li key={address} className="poster-card">
          <div className={isLettered ? 'lettered-poster' : undefined}>
            <Picture address={poster} shape="poster" />
            <h3 className={isLettered ? 'poster-letters' : undefined}>
              <a className="card-link" href={address}>
                {name}
              </a>
            </h3>
          </div>
          {text && <p>{text}</p>}
        </li>
      ))}
      {children}
    </ul>
  );
}
