import type { UseComboboxPropGetters } from 'downshift';
import type { ComponentProps, RefObject, SyntheticEvent } from 'react';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { placeNamed } from '#app/domain/stations/way-label.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { hasComfort } from '#app/ui/comfort.ts';
import type { StationFieldProps } from './booking-state.ts';
import { NEAREST, type Row } from './combobox-rules.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useListOpening } from './use-list-opening.ts';
import type { NearestStation } from './use-nearest-station.ts';
import { type StationActions, useStationActions } from './use-station-actions.ts';
import { type StationStatus, useStationNotices } from './use-station-notices.ts';
import { useStationRows } from './use-station-rows.ts';
import { type SuggestedStations, useStationSuggestions } from './use-station-suggestions.ts';

export interface StationCombobox
  extends Pick<SuggestedStations, 'isEmpty' | 'items' | 'recent'>,
    Pick<StationActions, 'clear' | 'forget' | 'leave'> {
  readonly field: RefObject<HTMLDivElement | null>;
  readonly list: StationIndex | undefined;
  readonly isOpen: boolean;
  /** The text to mark in the suggestions; empty for a chosen station. */
  readonly typed: string;
  readonly emptyMessage: string | undefined;
  /** The text of the field's live region. */
  readonly status: StationStatus;
  readonly inputProps: ComponentProps<'input'>;
  readonly menuProps: ComponentProps<'div'>;
  readonly getItemProps: UseComboboxPropGetters<Row>['getItemProps'];
  /** The search for the nearest station, which an empty field offers as its last row. */
  readonly nearest: NearestStation | undefined;
  readonly closeUnlessInside: (target: EventTarget | null) => void;
}

/** The state and attributes of a station field and its list of suggestions. */
export function useStationCombobox(props: StationFieldProps): StationCombobox {
  const { side, state, stations, dispatch } = props;
  const { list } = stations;
  const id = `booking-${side}`;
  const text = state.search[side];
  const problem = state.problems[side];
  const { t } = useTexts('booking');
  const focus = useFieldFocus();
  const { field, input, isInputFocused, isInside, noteBlur, wasLeftWithWindow } = focus;
  const notePointer = useArrivalFocus(side === 'from' ? state.stations.from : undefined, focus);
  const suggestions = useStationSuggestions(props);
  const { isEmpty, isTyped, items, recent, findMeant, refreshRecent } = suggestions;
  const { emptyMessage, status, announce } = useStationNotices(stations, suggestions);
  const { rows, highlighted, highlightedIndex, isOpen, openMenu, closeMenu, ...downshift } =
    useStationRows({ id, text, list, suggestions, isInside, onChoose: chooseRow });
  const actions = useStationActions({
    side,
    stations,
    dispatch,
    input,
    refreshRecent,
    announce,
    openMenu,
    closeMenu,
  });
  const { choose, open, leave, clear, forget, nearest } = actions;

  function chooseRow(row: Row) {
    if (row === NEAREST) void nearest.find();
    else choose(row.station, row.place);
  }

  // A message is read before the list, unless it is about the choice in the list.
  const opensOnFocus = problem === undefined || problem === 'choice';
  useListOpening({
    list,
    problem,
    openIfFocused() {
      if (isInputFocused() && opensOnFocus) open();
    },
    onStationsLoaded() {
      // The open list highlights the meant station only when it is opened again.
      if (isOpen) return openMenu();
      // The visitor left the field before the stations were loaded.
      const meant = isTyped && !isInputFocused() ? findMeant(text) : undefined;
      if (meant && list) choose(meant, placeNamed(list, text, meant));
    },
  });

  const inputProps = downshift.getInputProps({
    ref: input,
    onFocus(event) {
      // Back in the window, the field is as it was left: no list covers the form.
      if (wasLeftWithWindow()) return;
      event.target.select();
      // The list of a filled field would cover the form; typing, a click and the arrows open it.
      const opensEmpty = opensOnFocus && !hasComfort('quiet-list');
      if (isEmpty ? opensEmpty : problem === 'choice') open();
    },
    onChange(event) {
      announce('');
      dispatch({ type: 'typed', side, text: event.currentTarget.value });
    },
    onClick(event) {
      preventDownshift(event);
      open();
    },
    onBlur(event) {
      noteBlur(isOpen);
      if (isInside(event.relatedTarget)) preventDownshift(event);
    },
    onKeyDown(event) {
      notePointer('');
      if (!isOpen) refreshRecent();
      const removed = isEmpty && event.key === 'Delete' ? recent[highlightedIndex] : undefined;
      if (removed) forget(removed.station);
      // Enter takes a row of the open list into the field. Without one, it submits the form.
      const takesRow = isOpen && (highlighted || (isTyped && items.length > 0));
      const isSubmitted = event.key === 'Enter' && !takesRow;
      // Home and End move in the text; only the arrows move in the list.
      if (isSubmitted || event.key === 'Home' || event.key === 'End') preventDownshift(event);
    },
    'aria-expanded': isOpen && rows.length > 0,
    'aria-activedescendant': isOpen && highlighted ? `${id}-option-${highlightedIndex}` : undefined,
  });

  return {
    field,
    list,
    isOpen,
    isEmpty,
    items,
    recent,
    typed: isTyped ? text : '',
    emptyMessage,
    status: status(isOpen),
    inputProps,
    // The list is rendered after hydration only, which downshift would report as a missing ref.
    menuProps: downshift.getMenuProps(
      {
        'aria-label': t(`suggestions.${side}`),
        onPointerDown: ({ pointerType }) => notePointer(pointerType),
      },
      { suppressRefError: true },
    ),
    getItemProps: downshift.getItemProps,
    nearest: rows.includes(NEAREST) ? nearest : undefined,
    clear,
    forget,
    leave,
    closeUnlessInside: (target) => {
      if (!isInside(target)) closeMenu();
    },
  };
}

function preventDownshift({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
