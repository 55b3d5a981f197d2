import type { ComponentProps, SyntheticEvent } from 'react';
import { hasComfort } from '#app/ui/comfort.ts';
import type { StationFieldProps } from './booking-state.ts';
import type { FieldFocus } from './use-field-focus.ts';
import type { StationActions } from './use-station-actions.ts';
import type { StationRows } from './use-station-rows.ts';
import type { SuggestedStations } from './use-station-suggestions.ts';

interface StationInput {
  readonly focus: FieldFocus;
  readonly suggestions: SuggestedStations;
  readonly combobox: StationRows;
  readonly actions: StationActions;
  readonly opensOnFocus: boolean;
  /** Notes the type of the pointer that chooses a station; empty for a key. */
  readonly notePointer: (pointerType: string) => void;
}

type InputEvents = Pick<
  ComponentProps<'input'>,
  'onFocus' | 'onChange' | 'onClick' | 'onBlur' | 'onKeyDown'
>;

/** How the input of a station field handles events, before downshift does or in its place. */
export function stationInputEvents(
  { side, state }: StationFieldProps,
  { focus, suggestions, combobox, actions, opensOnFocus, notePointer }: StationInput,
): InputEvents {
  const { isEmpty, isTyped, items, recent, refreshRecent } = suggestions;
  const { isOpen, highlighted, highlightedIndex } = combobox;
  return {
    onFocus(event) {
      // Back in the window, the field is as it was left: no list covers the form.
      if (focus.wasLeftWithWindow()) return;
      event.target.select();
      // The list of a filled field would cover the form; typing, a click and the arrows open it.
      const opensEmpty = opensOnFocus && !hasComfort('quiet-list');
      if (isEmpty ? opensEmpty : state.problems[side] === 'choice') actions.open();
    },
    onChange(event) {
      actions.type(event.currentTarget.value);
    },
    onClick(event) {
      preventDownshift(event);
      actions.open();
    },
    onBlur(event) {
      focus.noteBlur(isOpen);
      if (focus.isInside(event.relatedTarget)) preventDownshift(event);
    },
    onKeyDown(event) {
      notePointer('');
      if (!isOpen) refreshRecent();
      const removed = isEmpty && event.key === 'Delete' ? recent[highlightedIndex] : undefined;
      if (removed) actions.forget(removed.station);
      // Enter takes a row of the open list into the field. Without one, it submits the form.
      const takesRow = isOpen && (highlighted || (isTyped && items.length > 0));
      const isSubmitted = event.key === 'Enter' && !takesRow;
      // Home and End move in the text; only the arrows move in the list.
      if (isSubmitted || event.key === 'Home' || event.key === 'End') preventDownshift(event);
    },
  };
}

function preventDownshift({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
