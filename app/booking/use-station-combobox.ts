import type { UseComboboxPropGetters } from 'downshift';
import type { ComponentProps, RefObject } from 'react';
import { placeNamed } from '#app/domain/stations/place-label.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { StationFieldProps } from './booking-state.ts';
import { NEAREST, type Row } from './combobox-rules.ts';
import { stationInputEvents } from './station-input-events.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useListOpening } from './use-list-opening.ts';
import type { NearestStation } from './use-nearest-station.ts';
import { type StationActions, useStationActions } from './use-station-actions.ts';
import { type StationStatus, useStationNotices } from './use-station-notices.ts';
import { useStationRows } from './use-station-rows.ts';
import { type SuggestedStations, useStationSuggestions } from './use-station-suggestions.ts';

export interface StationCombobox extends SuggestedStations, Omit<StationActions, 'nearest'> {
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
  const { side, state, stations } = props;
  const { list } = stations;
  const id = `booking-${side}`;
  const text = state.search[side];
  const problem = state.problems[side];
  const { t } = useTexts('booking');
  const focus = useFieldFocus();
  const { field, input, isInputFocused, isInside } = focus;
  const notePointer = useArrivalFocus(side === 'from' ? state.stations.from : undefined, focus);
  const suggestions = useStationSuggestions(props);
  const { isTyped, findMeant, refreshRecent } = suggestions;
  const { emptyMessage, status, announce } = useStationNotices(stations, suggestions);
  const combobox = useStationRows({ id, text, list, suggestions, isInside, onChoose: chooseRow });
  const { highlighted, highlightedIndex, isOpen, openMenu, closeMenu } = combobox;
  const actions = useStationActions(props, {
    input,
    isInside,
    refreshRecent,
    announce,
    openMenu,
    closeMenu,
  });
  const { choose, open, nearest } = actions;

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

  return {
    ...suggestions,
    ...actions,
    field,
    list,
    isOpen,
    typed: isTyped ? text : '',
    emptyMessage,
    status: status(isOpen),
    inputProps: combobox.getInputProps({
      ref: input,
      ...stationInputEvents(props, {
        focus,
        suggestions,
        combobox,
        actions,
        opensOnFocus,
        notePointer,
      }),
      'aria-expanded': isOpen && combobox.rows.length > 0,
      'aria-activedescendant':
        isOpen && highlighted ? `${id}-option-${highlightedIndex}` : undefined,
    }),
    // The list is rendered after hydration only, which downshift would report as a missing ref.
    menuProps: combobox.getMenuProps(
      {
        'aria-label': t(`suggestions.${side}`),
        onPointerDown: ({ pointerType }) => notePointer(pointerType),
      },
      { suppressRefError: true },
    ),
    getItemProps: combobox.getItemProps,
    nearest: combobox.rows.includes(NEAREST) ? nearest : undefined,
    closeUnlessInside: (target) => {
      if (!isInside(target)) closeMenu();
    },
  };
}
