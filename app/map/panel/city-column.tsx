import { stationName } from '#app/data/network/railways.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { CityTimes } from '#app/journeys/city-times.ts';
import { useMap, useMapActions } from '../map-context.ts';
import { guideCities } from '../model/guide-cities.ts';
import { TableForm } from './table-form.tsx';
import { TripCell } from './trip-cell.tsx';

const CITY_FIELD = 'map-table-city';

interface CityColumnProps {
  readonly city: string;
  readonly times: CityTimes;
}

/** The times from one city to the others, the fastest first, for narrow screens. */
export function CityColumn({ city, times }: CityColumnProps) {
  const { pairs } = useMap();
  const { t, language } = useTexts('map');
  const { update } = useMapActions();
  const rows = Object.entries(times.minutes[city] ?? {}).sort(([, a], [, b]) => a - b);
  return (
    <TableForm className="map-column">
      <p className="map-origin">
        <label htmlFor={CITY_FIELD}>{t('reach.origin')}</label>
        <select
          id={CITY_FIELD}
          name="table"
          value={city}
          onChange={({ target }) => update({ matrixCity: target.value })}
        >
          {guideCities(language).map((one) => (
            <option key={one} value={one}>
              {stationName(one, language)}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-quiet">
          {t('reach.show')}
        </button>
      </p>
      <table>
        <caption>{t('table.columnCaption', { name: stationName(city, language) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.to')}</th>
            <th scope="col">{t('table.time')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([to, minutes]) => (
            <tr key={to}>
              <th scope="row">{stationName(to, language)}</th>
              <TripCell departure={city} arrival={to} minutes={minutes} pairs={pairs} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableForm>
  );
}
