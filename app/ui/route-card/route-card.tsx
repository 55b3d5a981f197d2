import './route-card.css';
import { RoutePicture } from '../picture/route-picture.tsx';
import type { RouteCardData } from './route-card-data.server.ts';

/** A popular route: its figures and the way to its page. */
export function RouteCard({ route, view }: { route: RouteCardData; view: string }) {
  return (
    <article className="card card-low route-card">
      <RoutePicture posters={route.posters} />
      <h3>{route.name}</h3>
      <p>{route.duration}</p>
      <p>{route.frequency}</p>
      <p className="route-card-price">{route.price}</p>
      <a className="button button-quiet route-card-view" href={route.address}>
        {view}
        <span className="visually-hidden"> {route.name}</span>
      </a>
    </article>
  );
}
