import { memo } from 'react';
import { stationName } from '#app/data/network/railways.ts';
import { DEFAULT_LANGUAGE } from '#app/domain/language.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { PATHS, type QueryFields } from '#app/i18n/addresses.ts';
import { formatDistance, formatDuration, formatPrice } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { useMap, useMapActions, useMapLink } from '../map-context.ts';
import {
  mapViewFields,
  nextSorting,
  SORT_COLUMNS,
  type Sorting,
  sortField,
} from '../model/map-view.ts';
import { sortPairs } from '../model/sort-pairs.ts';
// By its address: it comes when it is needed, and the drawing waits for it.
import sheet from './table.css?url';

const SECTION = 'map-table';
const USUAL: Sorting = { column: 'time', descending: false };

/** What the map shows, as a table that sorts; open when the address or the visitor says so. */
export function PairsTable() {
  const { choice, withinMinutes, sorting, isDiagram, pairs, t, language } = useMap();
  const link = useMapLink()(
    { sorting: sorting ? undefined : USUAL },
    { choice, withinMinutes },
    SECTION,
  );
  return (
    <div id={SECTION} className="map-table">
      <a className="button button-quiet" {...link}>
        {sorting ? t('table.hide') : t('table.show')}
      </a>
      {sorting && <link rel="stylesheet" href={sheet} precedence="map" />}
      {sorting && (
        // Buttons of a form, which sort also where no code runs: what else the map shows is sent
        // along.
        <form action={`${PATHS.home}#${SECTION}`} method="get" className="map-table-scroll">
          {language !== DEFAULT_LANGUAGE && (
            <input type="hidden" name={LANGUAGE_QUERY} value={language} />
          )}
          <HiddenFields fields={mapViewFields({ choice, withinMinutes, isDiagram })} />
          <SortedTable sorting={sorting} pairs={pairs} />
        </form>
      )}
    </div>
  );
}

function HiddenFields({ fields }: { readonly fields: QueryFields }) {
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
