import { useTranslation } from 'react-i18next';
import type { RouteData } from './route-data.server.ts';

/** The panel of a route's figures (specification section 2). */
export function JourneyDetails({ route }: { route: RouteData }) {
  const { t } = useTranslation('route');
  const rows = [
    [t('details.distance'), route.distance],
    [t('duration'), route.duration],
    ...(route.isNonStop ? [[t('details.stops'), t('details.noStops')] as const] : []),
    [t('frequency'), route.frequency],
    [t('price'), route.price],
    [t('details.operators'), route.operators],
  ] as const;
  return (
    <section aria-labelledby="details" className="route-panel">
      <h2 id="details">{t('details.title')}</h2>
      <dl className="detail-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{route.note}</p>
    </section>
  );
}
