import { memo } from 'react';
import { stationName } from '#app/data/network/railways.ts';
import { formatDistance, formatPrice } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { useMapActions } from '../map-context.ts';
import { nextSorting, SORT_COLUMNS, type Sorting, sortField } from '../model/map-view.ts';
import { columnDuration } from '../model/short-duration.ts';
import { sortPairs } from '../model/sort-pairs.ts';

interface SortedTableProps {
  readonly sorting: Sorting;
  readonly pairs: readonly CityPair[];
}

/** The journeys between guide cities of which the site has figures, as a list to sort. */
export const SortedTable = memo(function SortedTable({ sorting, pairs }: SortedTableProps) {
  const { t, language } = useTexts('map');
  const { update } = useMapActions();
  const rows = sortPairs(pairs, sorting, language);
  const order = sorting.descending ? 'descending' : 'ascending';
  const unknown = (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('table.unknown')}</span>
    </>
  );
  return (
    <table>
      <caption>{t('table.caption')}</caption>
      <thead>
        <tr>
          {SORT_COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={column === sorting.column ? order : undefined}>
              <button
                type="submit"
                name="sort"
                value={sortField(nextSorting(sorting, column))}
                onClick={(event) => {
                  event.preventDefault();
                  update({ sorting: nextSorting(sorting, column) });
                }}
              >
                {t(`table.${column}`)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ between: [from, to], trains: [{ minutes }], distanceKm, priceCents }) => (
          <tr key={`${from} ${to}`}>
            <td>{stationName(from, language)}</td>
            <td>{stationName(to, language)}</td>
            <td>{minutes === undefined ? unknown : columnDuration(minutes)}</td>
            <td>{formatDistance(distanceKm, language)}</td>
            <td>{priceCents ? formatPrice(priceCents, language) : unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
