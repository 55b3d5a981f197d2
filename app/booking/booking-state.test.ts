import { describe, expect, it } from 'vitest';
import { type BookingAction, type BookingState, bookingReducer } from './booking-state.ts';

const ROME = { id: '83084095', label: 'Rome Termini' };
const MILAN = { id: '83017004', label: 'Milan Centrale' };
const EMPTY: BookingState = {
  today: '2026-12-10',
  search: {
    from: '',
    to: '',
    date: '2026-12-10',
    adults: 1,
    children: 0,
    currency: 'EUR',
    roundTrip: false,
  },
  stations: { from: undefined, to: undefined },
  problems: {},
};

function formAfter(...actions: readonly BookingAction[]): BookingState {
  return actions.reduce(bookingReducer, EMPTY);
}

const WRONG: BookingAction = {
  type: 'checked',
  problems: { from: 'missing', to: 'same', date: 'past' },
  from: undefined,
  to: undefined,
};

describe('the booking form', () => {
  it('knows no station of a text that changes', () => {
    const { search, stations } = formAfter(
      { type: 'chosen', side: 'from', station: ROME },
      { type: 'typed', side: 'from', text: 'Rom' },
    );
    expect(search.from).toBe('Rom');
    expect(stations.from).toBeUndefined();
  });

  it('shows a chosen station by its name', () => {
    const { search, stations } = formAfter({ type: 'chosen', side: 'to', station: MILAN });
    expect(search.to).toBe('Milan Centrale');
    expect(stations.to).toEqual(MILAN);
  });

  it('takes away the message that a change answers, and no other', () => {
    expect(formAfter(WRONG, { type: 'typed', side: 'from', text: 'R' }).problems).toEqual({
      date: 'past',
    });
    expect(formAfter(WRONG, { type: 'set', values: { date: '2026-12-11' } }).problems).toEqual({
      from: 'missing',
      to: 'same',
    });
    expect(formAfter(WRONG, { type: 'set', values: { adults: 2 } }).problems).toEqual(
      formAfter(WRONG).problems,
    );
  });

  it('keeps the message of a field in which the same station is chosen again', () => {
    const same: BookingAction = { type: 'checked', problems: { to: 'same' }, from: ROME, to: ROME };
    expect(formAfter(same, { type: 'chosen', side: 'to', station: ROME }).problems).toEqual({
      to: 'same',
    });
    expect(formAfter(same, { type: 'chosen', side: 'from', station: MILAN }).problems).toEqual({});
  });

  it('swaps texts and stations, also half a journey', () => {
    const { search, stations } = formAfter(
      { type: 'chosen', side: 'from', station: ROME },
      { type: 'swapped' },
    );
    expect([search.from, search.to]).toEqual(['', 'Rome Termini']);
    expect(stations).toEqual({ from: undefined, to: ROME });
  });

  it('moves a passed day on to today, but not one that is being complained of', () => {
    const today: BookingAction = { type: 'dayBegan', today: '2026-12-11' };
    expect(formAfter(today).search.date).toBe('2026-12-11');
    expect(formAfter(WRONG, today).search.date).toBe('2026-12-10');
    expect(formAfter({ type: 'set', values: { date: '2026-12-24' } }, today).search.date).toBe(
      '2026-12-24',
    );
  });

  it('writes the names of the stations that a check has found, and leaves other texts', () => {
    const { search } = formAfter(
      { type: 'typed', side: 'from', text: 'rome' },
      { type: 'typed', side: 'to', text: 'qwzx' },
      { type: 'checked', problems: { to: 'unknown' }, from: ROME, to: undefined },
    );
    expect([search.from, search.to]).toEqual(['Rome Termini', 'qwzx']);
  });
});
