import type { ComponentProps, Dispatch } from 'react';
import type {
  CheckedSearch,
  ChosenStation,
  SearchProblems,
} from '#app/domain/search/check-search.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { daysInOrder, type JourneySearch } from '#app/domain/search/journey-search.ts';
import type { ShopStationForm } from '#app/domain/search/shop-link.ts';
import type { LinkList } from '#app/ui/link-list/link-list.tsx';
import type { StationList } from './use-station-list.ts';

export type StationSide = 'from' | 'to';

/** The state of the form. */
export interface BookingState {
  /** The day in Rome. */
  readonly today: IsoDate;
  readonly search: JourneySearch;
  /** The stations that the texts of the search are known to mean. */
  readonly stations: Readonly<Record<StationSide, ChosenStation | undefined>>;
  readonly problems: SearchProblems;
  /** The shop's address for a search that was sent, until a field changes. */
  readonly shopAddress?: string | undefined;
}

/** A value of the form in place of an invalid one of the address, and a sentence about it. */
export interface ReplacedValue {
  readonly field: 'adults' | 'children' | 'date' | 'returnDate';
  readonly value: number | string;
  readonly text: string;
}

/** The initial state of the form, from the server. */
export interface BookingData extends BookingState {
  /** The page fills in stations where the address names none. */
  readonly isPrefilled: boolean;
  readonly replaced: readonly ReplacedValue[];
  /** The address held a search when the page was rendered. */
  readonly isSearched: boolean;
  /** The page shows the trains of the search above the form. */
  readonly isAnswered?: boolean;
  /** Ids of the stations that are suggested before anything is typed. */
  readonly popular: readonly string[];
  /**
   * The stations that an ambiguous text may mean, each with the address of the completed search.
   */
  readonly choices?: Readonly<Record<StationSide, ComponentProps<typeof LinkList>['links']>>;
  readonly shop: { readonly address: string; readonly form: ShopStationForm };
}

export type BookingAction =
  | { readonly type: 'typed'; readonly side: StationSide; readonly text: string }
  | { readonly type: 'chosen'; readonly side: StationSide; readonly station: ChosenStation }
  | { readonly type: 'set'; readonly values: Partial<JourneySearch> }
  | { readonly type: 'swapped' }
  | { readonly type: 'dayBegan'; readonly today: IsoDate }
  | ({ readonly type: 'checked' } & Pick<BookingState, 'problems' | 'shopAddress'> &
      Pick<CheckedSearch, 'from' | 'to'>);

export interface BookingPartProps {
  readonly state: BookingState;
  readonly dispatch: Dispatch<BookingAction>;
}

export interface StationFieldProps extends BookingPartProps {
  readonly side: StationSide;
  /** The field's name in the form; the side without it. */
  readonly name?: string;
  /** The form may be sent without it. */
  readonly isOptional?: boolean;
  readonly data: BookingData;
  readonly stations: StationList;
}

/**
 * Whether a part of the form looks as before and need not be rendered: a letter typed into one
 * field would otherwise render all of them.
 */
export const looksSame = (before: AnyPartProps, props: AnyPartProps) =>
  before.stations === props.stations && lookOf(before) === lookOf(props);

type AnyPartProps = BookingPartProps & Partial<StationFieldProps>;

const lookOf = ({ side, state: { search, stations, problems, today } }: AnyPartProps) =>
  JSON.stringify(
    side
      ? [search[side], problems[side], stations]
      : [{ ...search, from: '', to: '' }, problems.date, today],
  );

/**
 * Each change clears the message of its field and the way to the shop. Typed text is never lost.
 */
export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  const next = changed(state, action);
  const isChanged = action.type !== 'checked' && next.search !== state.search;
  return isChanged ? { ...next, shopAddress: undefined } : next;
}

function changed(state: BookingState, action: BookingAction): BookingState {
  const { search, stations, problems } = state;
  const withStation = (side: StationSide, text: string, station?: ChosenStation): BookingState => ({
    ...state,
    search: { ...search, [side]: text },
    stations: { ...stations, [side]: station },
    problems: { ...problems, ...(problems.to === 'same' && { to: undefined }), [side]: undefined },
  });
  switch (action.type) {
    case 'typed':
      return withStation(action.side, action.text);
    case 'chosen': {
      const { side, station } = action;
      // The same station again does not correct the problem.
      const isSame = stations[side]?.id === station.id && search[side] === station.label;
      return isSame ? state : withStation(side, station.label, station);
    }
    case 'set':
      return {
        ...state,
        search: withDays({ ...search, ...action.values }),
        problems: 'date' in action.values ? { ...problems, date: undefined } : problems,
      };
    case 'swapped':
      return {
        ...state,
        search: { ...search, from: search.to, to: search.from },
        stations: { from: stations.to, to: stations.from },
        problems: { ...problems, from: undefined, to: undefined },
      };
    case 'dayBegan': {
      const { today } = action;
      if (today === state.today) return state;
      // A date with a message stays, since the message names it.
      const date = problems.date ? search.date : laterOf(search.date, today);
      const returnDate = search.returnDate && laterOf(search.returnDate, today);
      const isSame = date === search.date && returnDate === search.returnDate;
      return { ...state, today, search: isSame ? search : { ...search, date, returnDate } };
    }
    case 'checked':
      return {
        ...state,
        search: {
          ...search,
          from: action.from?.label ?? search.from,
          to: action.to?.label ?? search.to,
        },
        stations: { from: action.from, to: action.to },
        problems: action.problems,
        shopAddress: action.shopAddress,
      };
  }
}

/** A round trip's days are in order; a journey one way has no day of return. */
function withDays(search: JourneySearch): JourneySearch {
  const { date, returnDate, roundTrip } = search;
  return { ...search, ...daysInOrder(date, roundTrip ? returnDate : '') };
}

function laterOf<Date extends string>(one: Date, other: Date): Date {
  return one < other ? other : one;
}
