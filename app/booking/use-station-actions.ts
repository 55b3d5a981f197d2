import { placeLabel } from '#app/domain/stations/place-label.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { hasComfort } from '#app/ui/comfort.ts';
import type { StationFieldProps } from './booking-state.ts';
import { forgetStation, rememberStation } from './recent-stations.ts';
import type { FieldFocus } from './use-field-focus.ts';
import { type NearestStation, useNearestStation } from './use-nearest-station.ts';
import type { StationNotices } from './use-station-notices.ts';
import type { StationRows } from './use-station-rows.ts';
import type { SuggestedStations } from './use-station-suggestions.ts';

interface StationActionsUse
  extends Pick<FieldFocus, 'input' | 'isInside'>,
    Pick<SuggestedStations, 'refreshRecent'>,
    Pick<StationNotices, 'announce'>,
    Pick<StationRows, 'openMenu' | 'closeMenu'> {}

export interface StationActions {
  /** @param place the one that the traveller goes on to from the station */
  readonly choose: (station: Station, place?: string) => void;
  /** Takes a typed text, which no station is chosen for yet. */
  readonly type: (text: string) => void;
  readonly open: () => void;
  /** Closes the list and focuses the input. */
  readonly leave: () => void;
  /** Empties the field. */
  readonly clear: () => void;
  /** Removes one recent station, or all of them. */
  readonly forget: (station?: Station) => void;
  readonly nearest: NearestStation;
}

/** The actions of a visitor in a station field. */
export function useStationActions(
  { side, state, stations, dispatch }: StationFieldProps,
  { input, isInside, refreshRecent, announce, openMenu, closeMenu }: StationActionsUse,
): StationActions {
  const { t } = useTexts('booking');

  function choose(
    station: Station,
    place?: string,
    announcement = t('suggestions.chosen', { station: station.label }),
  ) {
    rememberStation(station);
    announce(announcement);
    const { id, label } = station;
    dispatch({ type: 'chosen', side, station: { id, label: placeLabel(label, place) } });
  }

  function type(text: string) {
    announce('');
    dispatch({ type: 'typed', side, text });
  }

  function open() {
    // The other field may have chosen a station since.
    refreshRecent();
    announce('');
    openMenu();
  }

  function leave() {
    input.current?.focus();
    closeMenu();
  }

  function clear() {
    type('');
    input.current?.focus();
    if (!hasComfort('quiet-list')) open();
  }

  function forget(station?: Station) {
    forgetStation(station);
    refreshRecent();
    input.current?.focus();
    const words = station ? 'recentRemoved' : 'recentCleared';
    announce(t(`suggestions.${words}`, { station: station?.label }));
  }

  const nearest = useNearestStation({
    text: state.search[side],
    list: stations.list,
    announce,
    onFound(station, announcement) {
      // The visitor may have gone on to another field.
      if (isInside()) leave();
      choose(station, undefined, announcement);
    },
  });

  return { choose, type, open, leave, clear, forget, nearest };
}
