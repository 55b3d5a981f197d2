import { useCombobox } from 'downshift';
import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { type StationSuggestion, suggestStations } from '#app/domain/stations/suggest.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { BookingData, BookingPartProps, StationSide } from './booking-state.ts';
import { applyFieldRules } from './combobox-rules.ts';
import { forgetStation, readRecentStations, rememberStation } from './recent-stations.ts';
import type { useStationList } from './use-station-list.ts';

export interface StationFieldProps extends BookingPartProps {
  readonly side: StationSide;
  readonly data: BookingData;
  readonly stations: ReturnType<typeof useStationList>;
}

export type StationCombobox = ReturnType<typeof useStationCombobox>;

const LIMIT = 8;

/**
 * What a station field suggests: stations for what is typed; before that, and for whoever comes
 * back to a chosen one, the recent ones and those that most travellers look for.
 */
export function useStationCombobox({ side, state, data, stations, dispatch }: StationFieldProps) {
  const { list, failed } = stations;
  const id = `booking-${side}`;
  const text = state.search[side];
  const problem = state.problems[side];
  // No answer here.
  const otherStation = state.stations[side === 'from' ? 'to' : 'from']?.id;
  const { t } = useTexts('booking');
  /**
   * The element around the field and its list: focus that moves inside it does not leave the field.
   */
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const isEmpty = text.trim() === '';
  const isTyped = !isEmpty && state.stations[side] === undefined;

  const offered = (ids: readonly string[]): StationSuggestion[] =>
    // A recent one may be kept under its earlier id.
    [...new Set(ids.map((stationId) => list?.stationsById.get(stationId)))].flatMap((station) => {
      const isOffered = station && station.id !== otherStation && station.label !== text;
      return isOffered ? [{ station, matchedLabel: station.label, ranges: [] }] : [];
    });
  const recent = isTyped ? [] : offered(recentIds);
  const usual = offered([...recentIds, ...data.popular]).slice(0, LIMIT);
  const items = isTyped && list ? suggestStations(list, text, LIMIT) : usual;

  /** Takes a station, and says so in these words. */
  function choose(station: Station, words = t('suggestions.chosen', { station: station.label })) {
    rememberStation(station);
    setNotice(words);
    dispatch({ type: 'chosen', side, station });
  }

  /** Forgets one recent station, or all of them. */
  function forget(station?: Station) {
    forgetStation(station);
    setRecentIds(readRecentStations());
    input.current?.focus();
    const words = station ? 'recentRemoved' : 'recentCleared';
    setNotice(t(`suggestions.${words}`, { station: station?.label }));
  }

  /** Back to the field from whatever stands in its list. */
  function leave() {
    input.current?.focus();
    closeMenu();
  }

  /** The one station that a text means. */
  function meantBy(typed: string): Station | undefined {
    const meant = list && resolveStation(list, typed);
    return meant && 'station' in meant ? meant.station : undefined;
  }

  const meansOne = (typed: string) => meantBy(typed) !== undefined;
  const staysInside = (target: EventTarget | null = document.activeElement) =>
    target instanceof Node && field.current?.contains(target) === true;
  const {
    isOpen,
    highlightedIndex,
    openMenu,
    closeMenu,
    getInputProps,
    getMenuProps,
    getItemProps,
  } = useCombobox({
    items: [...items],
    inputValue: text,
    selectedItem: null,
    id,
    inputId: id,
    getItemId: (position) => `${id}-option-${position}`,
    defaultHighlightedIndex: isTyped && meansOne(text) ? 0 : -1,
    stateReducer: (before, options) =>
      applyFieldRules(before, options, { isSettled: !isTyped, meansOne, staysInside }),
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
  // An open list highlights what the text means; a field may have been left before the stations
  // came.
  const takeStations = useEffectEvent(() => {
    if (isOpen) return openMenu();
    const meant = isTyped && document.activeElement !== input.current ? meantBy(text) : undefined;
    if (meant) choose(meant);
  });
  // This code arrives after the field was touched, the stations later still, and a form is sent by
  // Enter from inside a field. At once, with what is shown: an effect that came later would open
  // what the visitor has closed meanwhile.
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
      // Whoever comes back to the window finds the field as it was left, not with a list over the
      // form.
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
  const menuProps = getMenuProps(
    { 'aria-label': t(`suggestions.${side}`) },
    { suppressRefError: true },
  );

  const hasNone = isTyped && list !== undefined && items.length === 0;
  const nothing = failed
    ? t('suggestions.loadFailed')
    : hasNone
      ? t('suggestions.none')
      : undefined;
  const count = items.length > 0 ? t('suggestions.count', { count: items.length }) : '';
  return {
    field,
    /** What is suggested for; empty for a station that is chosen. */
    typed: isTyped ? text : '',
    list,
    isOpen,
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
    choose,
    forget,
    leave,
    closeUnlessInside: (target: EventTarget | null) => {
      if (!staysInside(target)) closeMenu();
    },
  };
}

/** Keeps downshift from answering an event itself. */
function withoutDefault({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
