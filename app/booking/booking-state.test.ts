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
    returnDate: '',
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
  it('clears the chosen station when the text changes', () => {
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

  it('clears the message of a changed field, and no other', () => {
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

  it('keeps the message if the same station is chosen again', () => {
    const same: BookingAction = { type: 'checked', problems: { to: 'same' }, from: ROME, to: ROME };
    expect(formAfter(same, { type: 'chosen', side: 'to', station: ROME }).problems).toEqual({
      to: 'same',
    });
    expect(formAfter(same, { type: 'chosen', side: 'from', station: MILAN }).problems).toEqual({});
  });

  it('swaps texts and stations, even if only one field is filled in', () => {
    const { search, stations } = formAfter(
      { type: 'chosen', side: 'from', station: ROME },
      { type: 'swapped' },
    );
    expect([search.from, search.to]).toEqual(['', 'Rome Termini']);
    expect(stations).toEqual({ from: undefined, to: ROME });
  });

  it('moves a past date on to today, unless the date has a message', () => {
    const today: BookingAction = { type: 'dayBegan', today: '2026-12-11' };
    expect(formAfter(today).search.date).toBe('2026-12-11');
    expect(formAfter(WRONG, today).search.date).toBe('2026-12-10');
    expect(formAfter({ type: 'set', values: { date: '2026-12-24' } }, today).search.date).toBe(
      '2026-12-24',
    );
  });

  it('puts the days of a round trip in order, and forgets the return of a journey one way', () => {
    const daysAfter = (...values: readonly Partial<BookingState['search']>[]) => {
      const { search } = formAfter(
        ...values.map((value) => ({ type: 'set', values: value }) as const),
      );
      return [search.date, search.returnDate];
    };
    const round = { roundTrip: true, date: '2026-12-24' };
    expect(daysAfter(round, { returnDate: '2026-12-12' })).toEqual(['2026-12-12', '2026-12-24']);
    expect(daysAfter(round, { returnDate: '2026-12-24' })).toEqual(['2026-12-24', '2026-12-24']);
    expect(daysAfter(round, { returnDate: '2026-12-27' }, { roundTrip: false })).toEqual([
      '2026-12-24',
      '',
    ]);
  });

  it('moves a past day of return on to today', () => {
    const round = { roundTrip: true, returnDate: '2026-12-10' } as const;
    const { search } = formAfter(
      { type: 'set', values: round },
      { type: 'dayBegan', today: '2026-12-11' },
    );
    expect([search.date, search.returnDate]).toEqual(['2026-12-11', '2026-12-11']);
  });

  it('keeps the way to the shop until a field changes', () => {
    const sent: BookingAction = {
      type: 'checked',
      problems: {},
      from: ROME,
      to: MILAN,
      shopAddress: 'https://shop.example/',
    };
    expect(formAfter(sent).shopAddress).toBe('https://shop.example/');
    expect(formAfter(sent, { type: 'dayBegan', today: '2026-12-10' }).shopAddress).toBeDefined();
    expect(formAfter(sent, { type: 'set', values: { adults: 2 } }).shopAddress).toBeUndefined();
    expect(formAfter(sent, { type: 'swapped' }).shopAddress).toBeUndefined();
  });

  it('writes the names of the resolved stations, and keeps other texts', () => {
    const { search } = formAfter(
      { type: 'typed', side: 'from', text: 'rome' },
      { type: 'typed', side: 'to', text: 'qwzx' },
      { type: 'checked', problems: { to: 'unknown' }, from: ROME, to: undefined },
    );
    expect([search.from, search.to]).toEqual(['Rome Termini', 'qwzx']);
  });
});
