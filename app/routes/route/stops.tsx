import { useTranslation } from 'react-i18next';
import type { RouteData } from './route-data.server.ts';

/** Where the fastest trains stop, in the direction of travel; nothing where no stop is known. */
export function Stops({ route }: { route: RouteData }) {
  const { t } = useTranslation('route');
  const { stops, cities } = route;
  const [from, to] = cities;
  if (stops.length === 0) return null;
  return (
    <section className="wide section" aria-labelledby="stops">
      <h2 id="stops">{t('stops.title')}</h2>
      <ol className="stops">
        {[from, ...stops, to].map(
          (stop) =>
            stop && <li key={stop.name}>{stop.guide ? <a href={stop.guide}>{stop.name}</a> : stop.name}</li>,
        )}
      </ol>
      <p className="text-soft">{t('stops.vary')}</p>
    </section>
  );
}
