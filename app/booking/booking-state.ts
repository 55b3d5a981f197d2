import type { ComponentProps, Dispatch } from 'react';
import type {
  CheckedSearch,
  ChosenStation,
  SearchProblems,
} from '#app/domain/search/check-search.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { JourneySearch } from '#app/domain/search/journey-search.ts';
import type { ShopStationForm } from '#app/domain/search/shop-link.ts';
import type { LinkList } from '#app/ui/link-list/link-list.tsx';

export type StationSide = 'from' | 'to';

/**
 * The form as it stands: the day in Rome, what is typed, what the texts mean as far as known, and
 * what is wrong.
 */
export interface BookingState {
  readonly today: IsoDate;
  readonly search: JourneySearch;
  readonly stations: Readonly<Record<StationSide, ChosenStation | undefined>>;
  readonly problems: SearchProblems;
}

/** What the booking form starts with. */
export interface BookingData extends BookingState {
  /** The page fills in stations of its own where the address names none. */
  readonly isPrefilled: boolean;
  /** The address held a search when the page was made. */
  readonly isSearched: boolean;
  /** Ids of the stations that most travellers look for, offered before anything is typed. */
  readonly popular: readonly string[];
  /**
   * For a text that may mean several stations: those, each with the address of the search that it
   * completes.
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
  | ({ readonly type: 'checked'; readonly problems: SearchProblems } & Pick<
      CheckedSearch,
      'from' | 'to'
    >);

export interface BookingPartProps {
  readonly state: BookingState;
  readonly dispatch: Dispatch<BookingAction>;
}

/** Each change takes away the message it answers; nothing that was typed is ever lost. */
export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
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
      // The same station again answers no message.
      const isSame = stations[side]?.id === station.id && search[side] === station.label;
      return isSame ? state : withStation(side, station.label, station);
    }
    case 'set':
      return {
        ...state,
        search: { ...search, ...action.values },
        problems: 'date' in action.values ? { ...problems, date: undefined } : problems,
      };
    case 'swapped':
      return {
        ...state,
        search: { ...search, from: search.to, to: search.from },
        stations: { from: stations.to, to: stations.from },
        problems: { ...problems, from: undefined, to: undefined },
      };
    case 'dayBegan':
      if (action.today === state.today) return state;
      // A day that has a message stays, or the message would speak of another.
      return search.date < action.today && !problems.date
        ? { ...state, today: action.today, search: { ...search, date: action.today } }
        : { ...state, today: action.today };
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
      };
  }
}
