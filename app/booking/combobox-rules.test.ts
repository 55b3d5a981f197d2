import { type UseComboboxState, useCombobox } from 'downshift';
import { describe, expect, it } from 'vitest';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import { applyFieldRules } from './combobox-rules.ts';

const { InputChange, InputBlur, ItemMouseMove, InputKeyDownArrowDown } = useCombobox.stateChangeTypes;
type State = UseComboboxState<StationSuggestion>;
const STATE: State = { highlightedIndex: -1, isOpen: true, selectedItem: null, inputValue: 'rome' };
const SITUATION = { isSettled: false, meansOne: (text: string) => text === 'rome', staysInside: () => false };

function changed(type: unknown, changes: Partial<State>, situation = SITUATION) {
  const options = { type, changes, props: {} } as Parameters<typeof applyFieldRules>[1];
  return applyFieldRules(STATE, options, situation);
}

describe('a station field', () => {
  it('highlights the first suggestion only for a text that means it', () => {
    expect(changed(InputChange, { inputValue: 'rome' })).toMatchObject({ highlightedIndex: 0 });
    expect(changed(InputChange, { inputValue: 'lake como' })).toMatchObject({ highlightedIndex: -1 });
  });

  it('highlights by the arrow keys, and never by the pointer', () => {
    expect(changed(InputKeyDownArrowDown, { highlightedIndex: 1 })).toEqual({ highlightedIndex: 1 });
    expect(changed(ItemMouseMove, { highlightedIndex: 1 })).toEqual({ highlightedIndex: -1 });
  });

  it('keeps a settled text when it is left, and stays open for its own buttons', () => {
    const leaving = { isOpen: false, inputValue: 'Rome Termini', highlightedIndex: -1 };
    expect(changed(InputBlur, leaving)).toEqual(leaving);
    expect(changed(InputBlur, leaving, { ...SITUATION, isSettled: true })).toMatchObject({
      inputValue: 'rome',
    });
    expect(changed(InputBlur, leaving, { ...SITUATION, staysInside: () => true })).toMatchObject({
      isOpen: true,
    });
  });
});
