import { type UseComboboxState, useCombobox } from 'downshift';
import { describe, expect, it } from 'vitest';
import type { Station } from '#app/domain/stations/station.ts';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import { applyFieldRules } from './combobox-rules.ts';

const { InputChange, InputBlur, ItemMouseMove, InputKeyDownArrowDown, InputKeyDownEnter } =
  useCombobox.stateChangeTypes;
const ROME: StationSuggestion = {
  station: { id: '83084095', label: 'Rome Termini' } as Station,
  matchedLabel: 'Rome Termini',
  ranges: [],
};
type State = UseComboboxState<StationSuggestion>;
const STATE: State = { highlightedIndex: -1, isOpen: true, selectedItem: null, inputValue: 'rome' };
const SITUATION = {
  isSettled: false,
  meansOne: (text: string): boolean => text === 'rome',
  isInside: () => false,
};

function changed(type: unknown, changes: Partial<State>, situation = SITUATION) {
  const options = { type, changes, props: { items: [ROME] } } as Parameters<
    typeof applyFieldRules
  >[1];
  return applyFieldRules(STATE, options, situation);
}

describe('a station field', () => {
  it('highlights the first station only if the text means it', () => {
    expect(changed(InputChange, { inputValue: 'rome' })).toMatchObject({ highlightedIndex: 0 });
    expect(changed(InputChange, { inputValue: 'lake como' })).toMatchObject({
      highlightedIndex: -1,
    });
  });

  it('highlights by the arrow keys, never by the pointer', () => {
    expect(changed(InputKeyDownArrowDown, { highlightedIndex: 1 })).toEqual({
      highlightedIndex: 1,
    });
    expect(changed(ItemMouseMove, { highlightedIndex: 1 })).toEqual({ highlightedIndex: -1 });
  });

  it('takes the first row by Enter, or the highlighted one', () => {
    const closed = { isOpen: false, highlightedIndex: -1, selectedItem: null };
    expect(changed(InputKeyDownEnter, closed)).toEqual({ ...closed, selectedItem: ROME });
    const chosen = { ...closed, selectedItem: { ...ROME, matchedLabel: 'Roma Termini' } };
    expect(changed(InputKeyDownEnter, chosen)).toEqual(chosen);
  });

  it('keeps its text when it is left, and stays open while its own buttons have the focus', () => {
    const leaving = { isOpen: false, inputValue: 'Rome Termini', highlightedIndex: -1 };
    expect(changed(InputBlur, leaving, { ...SITUATION, isSettled: true })).toMatchObject({
      inputValue: 'rome',
      selectedItem: null,
    });
    expect(changed(InputBlur, leaving, { ...SITUATION, isInside: () => true })).toBe(STATE);
  });

  it('chooses the meant station when it is left before anything was highlighted', () => {
    const leaving = { isOpen: false, highlightedIndex: -1 };
    expect(changed(InputBlur, leaving)).toMatchObject({ selectedItem: ROME });
    expect(changed(InputBlur, leaving, { ...SITUATION, meansOne: () => false })).toEqual(leaving);
  });
});
