import { routeNames } from '#app/data/network/railways.ts';
import { bandOf } from '#app/domain/travel-times/bands.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { cityTripAddress } from '../model/guide-cities.ts';
import type { RouteEnds } from '../model/map-view.ts';
import { columnDuration } from '../model/short-duration.ts';

/** The classes that tint a time by its band; all longer ones have one tint. */
export function bandClass(minutes: number): string {
  return `map-cell map-cell-${bandOf(minutes) ?? 'far'}`;
}

interface TripCellProps extends RouteEnds {
  readonly minutes: number | undefined;
  readonly pairs: readonly CityPair[];
}

/** A cell with the time of a trip, tinted by it, which is a link to the trip's page. */
export function TripCell({ minutes, pairs, ...route }: TripCellProps) {
  const { t, language } = useTexts('map');
  if (minutes === undefined)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('table.unknown')}</span>
      </td>
    );
  const duration = columnDuration(minutes);
  return (
    <td>
      <a
        className={bandClass(minutes)}
        href={cityTripAddress(route, pairs, language)}
        aria-label={`${t('pair', routeNames(route, language))}, ${duration}`}
      >
        {duration}
      </a>
    </td>
  );
}
