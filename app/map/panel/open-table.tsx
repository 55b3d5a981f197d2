import { useMap, useMapLink } from '../map-context.ts';
import { cityOfChoice } from '../model/guide-cities.ts';
import { type MapView, type Sorting, TABLE_SECTION } from '../model/map-view.ts';
import { CityMatrix } from './city-matrix.tsx';
import { SortedTable } from './sorted-table.tsx';
// By its address, so that it is loaded with the open table only; React waits for it.
import sheet from './table.css?url';
import { TableForm } from './table-form.tsx';

const DEFAULT_SORTING: Sorting = { column: 'time', descending: false };

/** The open table: the matrix of the cities, or the list of journeys to sort. */
export default function OpenTable() {
  const map = useMap();
  const { choice, sorting, matrixCity, pairs, t } = map;
  const link = useMapLink();
  const linkTo = (table: Pick<MapView, 'sorting' | 'matrixCity'>) =>
    link({ sorting: undefined, matrixCity: undefined, ...table }, map, TABLE_SECTION);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="map" />
      <nav className="map-modes" aria-label={t('table.label')}>
        <a
          {...linkTo({ matrixCity: matrixCity ?? cityOfChoice(choice) })}
          aria-current={matrixCity ? 'true' : undefined}
        >
          {t('table.matrix')}
        </a>
        <a
          {...linkTo({ sorting: sorting ?? DEFAULT_SORTING })}
          aria-current={sorting ? 'true' : undefined}
        >
          {t('table.list')}
        </a>
      </nav>
      {matrixCity && <CityMatrix city={matrixCity} />}
      {sorting && (
        <TableForm className="map-table-scroll">
          <SortedTable sorting={sorting} pairs={pairs} />
        </TableForm>
      )}
    </>
  );
}
