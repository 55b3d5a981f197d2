import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { applyFieldRules, NEAREST, type Row } from './combobox-rules.ts';
import type { FieldFocus } from './use-field-focus.ts';
import type { SuggestedStations } from './use-station-suggestions.ts';

interface StationRowsUse {
  readonly id: string;
  /** The text of the field. */
  readonly text: string;
  readonly list: StationIndex | undefined;
  readonly suggestions: SuggestedStations;
  readonly isInside: FieldFocus['isInside'];
  readonly onChoose: (row: Row) => void;
}

export interface StationRows extends UseComboboxReturnValue<Row> {
  readonly rows: readonly Row[];
  readonly highlighted: Row | undefined;
}

/** The rows below a station field as downshift's list, with the rules of the field. */
export function useStationRows(use: StationRowsUse): StationRows {
  const { id, text, list, suggestions, isInside, onChoose } = use;
  const { isEmpty, isTyped, items, findMeant } = suggestions;
  const meansOne = (typed: string) => findMeant(typed) !== undefined;
  const rows: Row[] = isEmpty && list ? [...items, NEAREST] : [...items];
  const combobox = useCombobox({
    items: rows,
    inputValue: text,
    selectedItem: null,
    id,
    inputId: id,
    getItemId: (position) => `${id}-option-${position}`,
    // The box around the list scrolls, and in a low window the page; downshift scrolls the list.
    scrollIntoView: (row) => row.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    defaultHighlightedIndex: isTyped && meansOne(text) ? 0 : -1,
    stateReducer: (before, options) =>
      applyFieldRules(before, options, { isSettled: !isTyped, meansOne, isInside }),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  return { ...combobox, rows, highlighted: rows[combobox.highlightedIndex] };
}
