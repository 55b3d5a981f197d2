import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';

/** The row of an empty field that looks for the nearest station. */
export const NEAREST = 'nearest';

/** A row of the list. */
export type Row = StationSuggestion | typeof NEAREST;

interface FieldSituation {
  /** The field is empty, or its station is chosen. */
  readonly isSettled: boolean;
  /** Whether a text can mean one station only, which is the first of the list. */
  readonly meansOne: (text: string) => boolean;
  /** Whether the focus moved to a button of the field's own list. */
  readonly isInside: () => boolean;
}

/**
 * Changes four rules of downshift's combobox. Typing highlights the first station only if the text
 * means it, so that Tab never chooses another. Enter takes the first row where none is highlighted:
 * it is seen in the field before the form is sent. Pointing at a station does not highlight it.
 * Leaving the field chooses the highlighted or meant station only if none is chosen yet. The search
 * for the nearest station keeps the list open, since its answer may be that there is none.
 */
export function applyFieldRules(
  state: UseComboboxState<Row>,
  { type, changes, props }: UseComboboxStateChangeOptions<Row>,
  { isSettled, meansOne, isInside }: FieldSituation,
): Partial<UseComboboxState<Row>> {
  const { InputChange, InputBlur, InputKeyDownEnter, ItemMouseMove, MenuMouseLeave } =
    useCombobox.stateChangeTypes;
  const [first] = props.items;
  if (changes.selectedItem === NEAREST && type !== InputBlur)
    return { ...state, selectedItem: NEAREST };
  if (type === InputChange)
    return { ...changes, highlightedIndex: meansOne(changes.inputValue ?? '') ? 0 : -1 };
  if (type === ItemMouseMove || type === MenuMouseLeave)
    return { ...changes, highlightedIndex: state.highlightedIndex };
  if (type === InputKeyDownEnter)
    return { ...changes, selectedItem: changes.selectedItem ?? first ?? null };
  if (type !== InputBlur) return changes;
  if (isInside()) return state;
  if (isSettled)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  // A fast typist leaves before the list has highlighted anything.
  return first && !changes.selectedItem && meansOne(state.inputValue)
    ? { ...changes, selectedItem: first }
    : changes;
}
