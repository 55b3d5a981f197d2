import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';

/** Where a field stands when the combobox is about to change. */
interface FieldSituation {
  /** The text means a station already, or nothing was typed: leaving the field takes nothing from the list. */
  readonly isSettled: boolean;
  /** The focus went to a button of the list, which belongs to the field. */
  readonly staysInside: () => boolean;
}

/**
 * The two rules that differ from the combobox's own: typing highlights the first station, and leaving the field takes the
 * highlighted one only for a text that is none yet.
 */
export function applyFieldRules(
  state: UseComboboxState<StationSuggestion>,
  { type, changes }: UseComboboxStateChangeOptions<StationSuggestion>,
  { isSettled, staysInside }: FieldSituation,
): Partial<UseComboboxState<StationSuggestion>> {
  if (type === useCombobox.stateChangeTypes.InputChange) {
    return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
  }
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  const kept = isSettled
    ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    : changes;
  return staysInside() ? { ...kept, isOpen: state.isOpen, highlightedIndex: state.highlightedIndex } : kept;
}
