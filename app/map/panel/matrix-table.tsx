import { type KeyboardEvent, memo, type SyntheticEvent } from 'react';
import { stationName } from '#app/data/network/railways.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { CityTimes } from '#app/journeys/city-times.ts';
import { useMap } from '../map-context.ts';
import { guideCities } from '../model/guide-cities.ts';
import { ARROWS } from '../model/next-station.ts';
import { TripCell } from './trip-cell.tsx';

interface MatrixTableProps {
  readonly times: CityTimes;
}

/** Each pair of cities once, below the diagonal: from the row's city to the column's. */
export const MatrixTable = memo(function MatrixTable({ times }: MatrixTableProps) {
  const { pairs } = useMap();
  const { t, language } = useTexts('map');
  const cities = guideCities(language);
  return (
    <table
      onKeyDown={moveByArrow}
      onPointerOver={markColumn}
      onPointerLeave={markColumn}
      onFocus={markColumn}
      onBlur={markColumn}
    >
      <caption>{t('table.matrixCaption')}</caption>
      <thead>
        <tr>
          <td />
          {cities.slice(0, -1).map((city) => (
            <th key={city} scope="col">
              <span>{stationName(city, language)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cities.slice(1).map((departure, above) => (
          <tr key={departure}>
            <th scope="row">{stationName(departure, language)}</th>
            {cities.slice(0, above + 1).map((arrival) => (
              <TripCell
                key={arrival}
                departure={departure}
                arrival={arrival}
                minutes={times.minutes[departure]?.[arrival]}
                pairs={pairs}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** From a cell, the arrow keys lead to the next one, where there is one. */
function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const arrow = ARROWS[event.key];
  if (!cell || !arrow || event.ctrlKey || event.metaKey || event.altKey) return;
  const [right, down] = arrow;
  const row = cell.closest('tr')?.rowIndex ?? 0;
  const next = event.currentTarget.rows[row + down]?.cells[cell.cellIndex + right];
  const link = next?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/**
 * Marks the heading of the column of the cell that is pointed at or focused; the style sheet marks
 * that of its row. Directly in the DOM, so that the mouse renders nothing.
 */
function markColumn({ type, target, currentTarget }: SyntheticEvent<HTMLTableElement>): void {
  const isLeft = type === 'pointerleave' || type === 'blur';
  const cell = !isLeft && target instanceof Element ? target.closest('tbody td') : null;
  for (const heading of currentTarget.tHead?.rows[0]?.cells ?? [])
    heading.toggleAttribute(
      'data-marked',
      cell instanceof HTMLTableCellElement &&
        cell.querySelector('a') !== null &&
        heading.cellIndex === cell.cellIndex,
    );
}
