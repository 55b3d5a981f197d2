import { useCombobox } from 'downshift';
import {
  type Dispatch,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ChosenStation } from '#app/domain/search/check-search.ts';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { BookingAction, BookingData, BookingState, StationSide } from './booking-state.ts';
import { applyFieldRules } from './combobox-rules.ts';
import { forgetStation, readRecentStations, rememberStation } from './recent-stations.ts';
import type { useStationList } from './use-station-list.ts';

/** What a station field shows and tells. */
export interface StationFieldProps {
  readonly side: StationSide;
  readonly state: BookingState;
  readonly data: BookingData;
  readonly stations: ReturnType<typeof useStationList>;
  readonly dispatch: Dispatch<BookingAction>;
}

/** A station field's combobox, for the field and for the list below it. */
export type StationCombobox = ReturnType<typeof useStationCombobox>;

const LIMIT = 8;

/**
 * What a station field suggests: stations for what is typed; before that, and for whoever comes back to a chosen one, the
 * recent ones and those that most travellers look for.
 *
 * @param field the element around the field and its list: focus that moves inside it does not leave the field
 */
export function useStationCombobox(props: StationFieldProps, field: RefObject<HTMLElement | null>) {
  const { side, state, data, dispatch } = props;
  const { list, failed } = props.stations;
  const id = `booking-${side}`;
  const text = state.search[side];
  const problem = state.problems[side];
  // No answer here.
  const otherStation = state.stations[side === 'from' ? 'to' : 'from']?.id;
  const { t } = useTexts('booking');
  const input = useRef<HTMLInputElement>(null);
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const isEmpty = text.trim() === '';
  const isTyped = !isEmpty && state.stations[side] === undefined;

  const offered = (ids: readonly string[]): StationSuggestion[] =>
    ids.flatMap((stationId) => {
      const station = stationId === otherStation ? undefined : list?.find(stationId);
      return station && station.label !== text ? [{ station, matchedLabel: station.label, ranges: [] }] : [];
    });
  const recent = isTyped ? [] : offered(recentIds);
  const popular = data.popular.filter((stationId) => !recentIds.includes(stationId));
  const items = isTyped
    ? (list?.suggest(text, LIMIT) ?? [])
    : [...recent, ...offered(popular)].slice(0, LIMIT);

  function choose(station: ChosenStation, words = t('suggestions.chosen', { station: station.label })) {
    rememberStation(list?.find(station.id) ?? station);
    setNotice(words);
    dispatch({ type: 'chosen', side, station: { id: station.id, label: station.label } });
  }

  /** Forgets one recent station, or all of them. */
  function forget(station?: ChosenStation) {
    forgetStation(station);
    setRecentIds(readRecentStations());
    input.current?.focus();
    setNotice(
      t(station ? 'suggestions.recentRemoved' : 'suggestions.recentCleared', { station: station?.label }),
    );
  }

  /** Back to the field from whatever stands in its list. */
  function leave() {
    input.current?.focus();
    closeMenu();
  }

  const meansOne = (typedText: string) => list !== undefined && 'station' in list.resolve(typedText);
  const staysInside = (target: EventTarget | null) =>
    target instanceof Node && field.current?.contains(target) === true;
  const { isOpen, highlightedIndex, openMenu, closeMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox({
      items: [...items],
      inputValue: text,
      selectedItem: null,
      id,
      inputId: id,
      getItemId: (position) => `${id}-option-${position}`,
      defaultHighlightedIndex: isTyped && meansOne(text) ? 0 : -1,
      stateReducer: (before, options) =>
        applyFieldRules(before, options, {
          isSettled: !isTyped,
          meansOne,
          staysInside: () => staysInside(document.activeElement),
        }),
      itemToString: (item) => item?.station.label ?? '',
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) choose(selectedItem.station);
      },
    });

  function open() {
    // The other field may have chosen one since.
    setRecentIds(readRecentStations());
    setNotice('');
    openMenu();
  }
  // A message is read first, unless it asks for a choice; a click or an arrow key opens the list.
  const mayOpen = problem === undefined || problem === 'choice';
  const openIfInside = useEffectEvent(() => {
    if (document.activeElement === input.current && mayOpen) open();
  });
  // An open list highlights what the text means; a field may have been left before the stations came.
  const takeStations = useEffectEvent(() => {
    if (isOpen) return openMenu();
    const meant = isTyped && document.activeElement !== input.current ? list?.resolve(text) : undefined;
    if (meant && 'station' in meant) choose(meant.station);
  });
  // This code arrives after the field was touched, the stations later still, and a form is sent by Enter from inside a field.
  // At once, with what is shown: an effect that came later would open what the visitor has closed meanwhile.
  useLayoutEffect(() => openIfInside(), []);
  useLayoutEffect(() => {
    if (list) takeStations();
  }, [list]);
  useLayoutEffect(() => {
    if (problem === 'choice') openIfInside();
  }, [problem]);

  const leftWithWindow = useRef(false);
  const inputProps = getInputProps({
    ref: input,
    onFocus(event) {
      // Whoever comes back to the window finds the field as it was left, not with a list over the form.
      if (leftWithWindow.current) return;
      event.target.select();
      if (mayOpen) open();
    },
    onChange(event) {
      setNotice('');
      dispatch({ type: 'typed', side, text: event.currentTarget.value });
    },
    onClick(event) {
      withoutDefault(event);
      open();
    },
    onBlur(event) {
      leftWithWindow.current = document.activeElement === input.current && !isOpen;
      if (staysInside(event.relatedTarget)) withoutDefault(event);
    },
    onKeyDown(event) {
      const old = isEmpty && event.key === 'Delete' ? recent[highlightedIndex] : undefined;
      if (old) forget(old.station);
      // Nothing is highlighted that Enter could take: it sends the form, as in any other field.
      if (event.key === 'Enter' && !items[highlightedIndex]) withoutDefault(event);
      // These move among the letters, as in any other field; the arrows move in the list.
      if (event.key === 'Home' || event.key === 'End') withoutDefault(event);
    },
    'aria-expanded': isOpen && items.length > 0,
    'aria-activedescendant':
      items[highlightedIndex] && isOpen ? `${id}-option-${highlightedIndex}` : undefined,
  });

  // The list joins the field only where code runs.
  const menuProps = getMenuProps({ 'aria-label': t(`suggestions.${side}`) }, { suppressRefError: true });

  const hasNone = isTyped && list !== undefined && items.length === 0;
  const nothing = failed ? t('suggestions.loadFailed') : hasNone ? t('suggestions.none') : undefined;
  const count = items.length > 0 ? t('suggestions.count', { count: items.length }) : '';
  return {
    text,
    list,
    isOpen,
    isTyped,
    isEmpty,
    items,
    recent,
    /** What is to be said where there is nothing to offer. */
    nothing,
    /** For the live region. */
    status: notice || (isOpen ? (nothing ?? count) : ''),
    inputProps,
    menuProps,
    getItemProps,
    forget,
    leave,
    /** Takes a station that another part of the list has found, and says so in these words. */
    take(station: ChosenStation, words: string) {
      leave();
      choose(station, words);
    },
    closeUnlessInside: (target: EventTarget | null) => {
      if (!staysInside(target)) closeMenu();
    },
  };
}

/** Keeps downshift from answering an event itself. */
function withoutDefault({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
