import { useTranslation } from 'react-i18next';
import { findPopularRoute, runsNonStop } from '#app/domain/routes/popular-route.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDistance, formatDuration, formatPrice } from '#app/i18n/format.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { useMapShared } from '../map-context.ts';
import { cityName, findRide, stationName, stopsBetween } from '../map-model.ts';
import { routeId } from '../map-view.ts';
import { BookLink } from './book-link.tsx';

interface RouteDetailsProps {
  readonly departure: string;
  readonly arrival: string;
}

/** The chosen route: its figures, and the ways to book it and to read on. */
export function RouteDetails({ departure, arrival }: RouteDetailsProps) {
  const { t } = useTranslation('map');
  const { model, language, frequencies } = useMapShared();
  const route = findPopularRoute(model.routes, departure, arrival);
  const from = model.byCity.get(departure);
  const to = model.byCity.get(arrival);
  if (!route || !from || !to) return null;
  const names = { from: from.name[language], to: to.name[language] };
  const ride = findRide(model, route);
  const known = route.stops.map((stop) => cityName(model, stop, language));
  const drawn = ride ? stopsBetween(model, ride).map((key) => stationName(model, key, language)) : [];
  const stops = known.length > 0 ? known : drawn;
  const figures = [
    [t('route.duration'), formatDuration(route.durationMinutes, language)],
    [t('route.frequency'), frequencies[routeId(route)] ?? frequencies[`${arrival}-${departure}`]],
    [t('route.price'), t('fromPrice', { price: formatPrice(route.priceCents, language) })],
    [t('route.distance'), formatDistance(route.distanceKm, language)],
    ...(stops.length > 0 ? [[t('route.stops'), stops.join(', ')]] : []),
    ...(stops.length === 0 && runsNonStop(route) ? [[t('route.stops'), t('route.nonStop')]] : []),
  ];
  return (
    <article className="map-details">
      <h3>{t('route.title', names)}</h3>
      <dl className="map-figures">
        {figures.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="map-actions">
        <BookLink from={from} to={to} className="button button-primary">
          {t('route.book')}
        </BookLink>
        <a className="button button-quiet" href={localAddress(routePath(departure, arrival), language)}>
          {t('route.read')}
        </a>
      </p>
      <p className="map-links">
        <ChoiceLink choice={{ kind: 'route', departure: arrival, arrival: departure }}>
          {t('route.reverse', { from: names.to, to: names.from })}
        </ChoiceLink>
        <ChoiceLink choice={{ kind: 'overview' }}>{t('close')}</ChoiceLink>
      </p>
    </article>
  );
}
