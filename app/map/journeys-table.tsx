import { type FormEvent, type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { JOURNEYS } from '#app/data/journeys/journeys.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatDistance, formatDuration, formatPrice } from '#app/i18n/format.ts';
import { isDefaultLanguage } from '#app/i18n/languages.ts';
import { isPlainClick } from './choice-link.tsx';
import { useMapShared, useView } from './map-context.ts';
import { cityName } from './map-model.ts';
import {
  mapViewFields,
  nextSorting,
  SORT_COLUMNS,
  type SortColumn,
  type Sorting,
  sortField,
} from './map-view.ts';
import { sortJourneys } from './sort-journeys.ts';

const SECTION = 'map-table';
const USUAL: Sorting = { column: 'time', descending: false };

/** What the map shows, as a table that sorts; open when the address or the visitor says so. */
export const JourneysTable = memo(function JourneysTable() {
  const { t } = useTranslation('map');
  const { language, sort } = useMapShared();
  const { choice, sorting } = useView();
  const next = sorting ? undefined : USUAL;
  return (
    <div id={SECTION} className="map-table">
      <a
        className="button button-quiet"
        href={localAddress(PATHS.home, language, mapViewFields({ choice, sorting: next }), SECTION)}
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          sort(next);
        }}
      >
        {sorting ? t('table.hide') : t('table.show')}
      </a>
      {sorting && <SortedTable sorting={sorting} />}
    </div>
  );
});

function SortedTable({ sorting }: { readonly sorting: Sorting }) {
  const { t } = useTranslation('map');
  const { model, language, sort } = useMapShared();
  const rows = sortJourneys(JOURNEYS, sorting, (slug) => cityName(model, slug, language), language);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const column = SORT_COLUMNS.find((name) => name === submitter?.dataset.column);
    if (column) sort(nextSorting(sorting, column));
  }

  return (
    // Buttons of a form, which sort also where no code runs.
    <form action={`${PATHS.home}#${SECTION}`} method="get" className="map-table-scroll" onSubmit={onSubmit}>
      {!isDefaultLanguage(language) && <input type="hidden" name={LANGUAGE_QUERY} value={language} />}
      <table>
        <caption>{t('table.caption')}</caption>
        <thead>
          <tr>
            {SORT_COLUMNS.map((column) => (
              <th key={column} scope="col" aria-sort={ariaSort(sorting, column)}>
                <button
                  type="submit"
                  name="sort"
                  value={sortField(nextSorting(sorting, column))}
                  data-column={column}
                >
                  {t(`table.${column}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ between: [from, to], fastestMinutes, distanceKm, fromPriceCents }) => (
            <tr key={`${from} ${to}`}>
              <td>{cityName(model, from, language)}</td>
              <td>{cityName(model, to, language)}</td>
              <td>{formatDuration(fastestMinutes.value, language)}</td>
              <td>{formatDistance(distanceKm.value, language)}</td>
              <td>
                {fromPriceCents ? (
                  formatPrice(fromPriceCents.value, language)
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">{t('table.unknown')}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </form>
  );
}

function ariaSort(sorting: Sorting, column: SortColumn) {
  if (sorting.column !== column) return undefined;
  return sorting.descending ? 'descending' : 'ascending';
}
