import { routeNames, stationName } from '#app/data/network/railways.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDistance, formatDuration } from '#app/i18n/format.ts';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { useMap } from '../map-context.ts';
import { findPair, trainsFrom } from '../model/city-pair.ts';
import type { RouteEnds } from '../model/map-view.ts';
import { fromPrice } from '../model/price-text.ts';
import { BookLink } from './book-link.tsx';
import { PanelTitle } from './panel-title.tsx';
import { PlanLink } from './plan-link.tsx';

/** The chosen route: its figures, and links to book it and to its page. */
export default function RouteDetails(route: RouteEnds) {
  const { departure, arrival } = route;
  const { pairs, language, t } = useMap();
  const pair = findPair(pairs, route);
  if (!pair?.isPopular) return null;
  const { priceCents } = pair;
  const names = routeNames(route, language);
  const { minutes, perDay, stops, stopMinutes } = trainsFrom(pair, departure);
  const stopNames = stops
    ?.map((stop, i) => {
      const duration = formatDuration(stopMinutes?.[i] ?? 0, language);
      return `${stationName(stop, language)} (${duration})`;
    })
    .join(', ');
  const main = [
    [t('route.duration'), minutes !== undefined && formatDuration(minutes, language)],
    [t('route.price'), priceCents !== undefined && fromPrice(priceCents, t)],
  ] as const;
  const others = [
    [t('route.frequency'), pair.frequency],
    [t('route.trains'), perDay],
    [t('route.distance'), formatDistance(pair.distanceKm, language)],
    [t('route.stops'), stopNames === '' ? t('route.nonStop') : stopNames],
  ] as const;
  return (
    <article className="map-details">
      <PanelTitle>{t('route.title', names)}</PanelTitle>
      <DescriptionList className="map-main-figures" rows={main.filter(([, figure]) => figure)} />
      <p className="map-actions">
        <BookLink from={departure} to={arrival} className="button button-primary">
          {t('route.book')}
        </BookLink>
        <a
          className="button button-quiet"
          href={localAddress(routePath(departure, arrival), language)}
        >
          {t('route.read')}
        </a>
      </p>
      <DescriptionList className="map-figures" rows={others.filter(([, figure]) => figure)} />
      <p className="map-links">
        <ChoiceLink choice={{ kind: 'route', departure: arrival, arrival: departure }}>
          {t('route.reverse', { from: names.to, to: names.from })}
        </ChoiceLink>
        <PlanLink stations={[departure, arrival]}>{t('route.plan')}</PlanLink>
        <ChoiceLink choice={{ kind: 'overview' }}>{t('close')}</ChoiceLink>
      </p>
    </article>
  );
}
