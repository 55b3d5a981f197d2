import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import type { CityCard } from './city-card.server.ts';

interface CityCardsProps {
  readonly cities: readonly CityCard[];
  /** Of links that search engines should not follow. */
  readonly rel?: 'nofollow';
  /** A further item at the end of the list. */
  readonly children?: ReactNode;
}

/**
 * Cards of cities: the poster with the name on its sheet; each card is one link. The page's sheet
 * imports `lettered-poster.css`.
 */
export function CityCards({ cities, rel, children }: CityCardsProps) {
  return (
    <ul className="poster-wall">
      {cities.map(({ address, name, text, poster }) => (
        <li key={address} className="poster-card">
          <div className="lettered-poster">
            <Picture address={poster} shape="poster" />
            <h3 className="poster-letters">
              <a className="card-link" href={address} rel={rel}>
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
