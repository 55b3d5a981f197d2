import { memo } from 'react';
import { stationName } from '#app/data/network/railways.ts';
import { HOME_PATH, type QueryFields } from '#app/i18n/addresses.ts';
import { formatDistance, formatDuration, formatPrice } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { LanguageField } from '#app/ui/language-field/language-field.tsx';
import { useMap, useMapActions, useMapLink } from '../map-context.ts';
import {
  mapViewFields,
  nextSorting,
  SORT_COLUMNS,
  type Sorting,
  sortField,
} from '../model/map-view.ts';
import { sortPairs } from '../model/sort-pairs.ts';
// By its address, so that it is loaded with the open table only; React waits for it.
import sheet from './table.css?url';

const SECTION = 'map-table';
const DEFAULT_SORTING: Sorting = { column: 'time', descending: false };

/** All pairs of cities as a sortable table, which the visitor or the address opens. */
export function PairsTable() {
  const { choice, withinMinutes, sorting, isDiagram, pairs, t, language } = useMap();
  const link = useMapLink()(
    { sorting: sorting ? undefined : DEFAULT_SORTING },
    { choice, withinMinutes },
    SECTION,
  );
  return (
    <div id={SECTION} className="map-table">
      <a
        className="button button-quiet map-table-opener"
        href={link.href}
        onClick={link.onClick}
        aria-expanded={!!sorting}
      >
        {t('table.show')}
      </a>
      {sorting && <link rel="stylesheet" href={sheet} precedence="map" />}
      {sorting && (
        // A form, so that the buttons sort without code too and keep the rest of the map's state.
        <form action={`${HOME_PATH}#${SECTION}`} method="get" className="map-table-scroll">
          <LanguageField language={language} />
          <HiddenFields fields={mapViewFields({ choice, withinMinutes, isDiagram })} />
          <SortedTable sorting={sorting} pairs={pairs} />
        </form>
      )}
    </div>
  );
}

interface HiddenFieldsProps {
  readonly fields: QueryFields;
}

function HiddenFields({ fields }: HiddenFieldsProps) {
  return Object.entries(fields).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

interface SortedTableProps {
  readonly sorting: Sorting;
  readonly pairs: readonly CityPair[];
}

const SortedTable = memo(function SortedTable({ sorting, pairs }: SortedTableProps) {
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
            <td>{minutes === undefined ? unknown : formatDuration(minutes, language)}</td>
            <td>{formatDistance(distanceKm, language)}</td>
            <td>{priceCents ? formatPrice(priceCents, language) : unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
