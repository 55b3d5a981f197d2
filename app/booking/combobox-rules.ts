import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';

/** Where a field stands when the combobox is about to change. */
interface FieldSituation {
  /**
   * The text means a station already, or nothing was typed: leaving the field takes nothing from
   * the list.
   */
  readonly isSettled: boolean;
  /**
   * Whether a text means one station alone, the first of the list, so that it may be taken without
   * asking.
   */
  readonly meansOne: (text: string) => boolean;
  /** The focus went to a button of the list, which belongs to the field. */
  readonly staysInside: () => boolean;
}

/**
 * The rules that differ from the combobox's own: typing highlights the first station only where the
 * text means it, so that Enter and Tab never take another; the pointer highlights nothing, it
 * chooses by a click; leaving the field takes the highlighted station, or the one that is meant,
 * only for a text that is none yet.
 */
export function applyFieldRules(
  state: UseComboboxState<StationSuggestion>,
  { type, changes, props }: UseComboboxStateChangeOptions<StationSuggestion>,
  { isSettled, meansOne, staysInside }: FieldSituation,
): Partial<UseComboboxState<StationSuggestion>> {
  const { InputChange, InputBlur, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;
  if (type === InputChange)
    return { ...changes, highlightedIndex: meansOne(changes.inputValue ?? '') ? 0 : -1 };
  if (type === ItemMouseMove || type === MenuMouseLeave)
    return { ...changes, highlightedIndex: state.highlightedIndex };
  if (type !== InputBlur) return changes;
  if (staysInside()) return state;
  if (isSettled)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  // Whoever types fast leaves before the list, which came after the letters, has highlighted
  // anything.
  const [first] = props.items;
  return first && !changes.selectedItem && meansOne(state.inputValue)
    ? { ...changes, selectedItem: first }
    : changes;
}
