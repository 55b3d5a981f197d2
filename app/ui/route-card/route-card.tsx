import { RoutePicture } from '../picture/route-picture.tsx';
import type { RouteCardData } from './route-card-data.server.ts';

interface RouteCardProps {
  readonly route: RouteCardData;
  readonly view: string;
}

/**
 * A popular route: its figures and a link to its page. An asterisk refers to a note of the section,
 * which names the companies whose trains are not counted.
 */
export function RouteCard({ route, view }: RouteCardProps) {
  return (
    <article className="card route-card">
      <RoutePicture posters={route.posters} />
      <h3>{route.name}</h3>
      <p>{route.duration}</p>
      <p>
        {route.counted}
        {route.uncounted.length > 0 && '*'}
      </p>
      <p className="route-card-price">{route.price}</p>
      <a className="button button-quiet route-card-view" href={route.address}>
        {view}
        <span className="visually-hidden"> {route.name}</span>
      </a>
    </article>
  );
}
