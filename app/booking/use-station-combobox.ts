import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ChosenStation, SearchProblems } from '#app/domain/search/check-search.ts';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { StationChoice, StationSide } from './booking-state.ts';
import { forgetStation, readRecentStations, rememberStation } from './recent-stations.ts';
import type { StationListState } from './use-station-list.ts';

/** What a station field shows and tells. */
export interface StationFieldProps {
  readonly id: string;
  readonly side: StationSide;
  readonly text: string;
  /** The text is a station's name that was chosen already. */
  readonly isSettled: boolean;
  /** Ids of stations to offer before anything is typed. */
  readonly suggested: readonly string[];
  /** The station of the other field, which is no answer here. */
  readonly otherStation: string | undefined;
  readonly problem: SearchProblems['from'] | SearchProblems['to'];
  /** What the text may mean, where the server had to ask. */
  readonly choices: readonly StationChoice[] | undefined;
  readonly stations: StationListState;
  readonly onType: (text: string) => void;
  readonly onChoose: (station: ChosenStation) => void;
}

/** A station field's combobox, for the field and for the list below it. */
export type StationCombobox = ReturnType<typeof useStationCombobox>;

const LIMIT = 8;

/** How long after a press its click has come, on a touch screen too. */
const CLICK_MILLISECONDS = 100;

/**
 * What a station field suggests: stations for what is typed; before that, and for whoever comes back to a chosen one, the
 * recent ones and those that most travellers look for.
 *
 * The first suggestion is highlighted only where the text means it alone, so that Enter and Tab never take another; the
 * pointer highlights nothing, it chooses by a click.
 */
export function useStationCombobox(props: StationFieldProps) {
  const { id, side, text, suggested, otherStation, problem } = props;
  const { list, failed } = props.stations;
  const t = useTexts('booking');
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Where the arrow keys have led; undefined until they are used.
  const [reached, setReached] = useState<number>();
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const isEmpty = text.trim() === '';
  const isTyped = !isEmpty && !props.isSettled;

  const { recent, items } = useMemo(() => {
    const offered = (ids: readonly string[]): StationSuggestion[] =>
      ids.flatMap((stationId) => {
        const station = stationId === otherStation ? undefined : list?.find(stationId);
        return station && station.label !== text
          ? [{ station, matchedLabel: station.label, ranges: [] }]
          : [];
      });
    if (isTyped) return { recent: offered([]), items: list?.suggest(text, LIMIT) ?? [] };
    const known = offered(recentIds);
    const popular = offered(suggested.filter((stationId) => !recentIds.includes(stationId)));
    return { recent: known, items: [...known, ...popular].slice(0, LIMIT) };
  }, [list, isTyped, text, recentIds, suggested, otherStation]);
  const meant = useMemo(() => {
    const resolution = isTyped ? list?.resolve(text) : undefined;
    return resolution && 'station' in resolution ? resolution.station : undefined;
  }, [list, isTyped, text]);
  const highlighted = isOpen ? (reached ?? items.findIndex(({ station }) => station === meant)) : -1;
  const item = items[highlighted];

  function open() {
    // The other field may have chosen one since.
    setRecentIds(readRecentStations(window.localStorage));
    setReached(undefined);
    setOpen(true);
  }

  function choose(station: ChosenStation) {
    rememberStation(window.localStorage, list?.find(station.id) ?? station);
    setNotice(t('suggestions.chosen', { station: station.label }));
    setOpen(false);
    props.onChoose({ id: station.id, label: station.label });
  }

  /** Forgets one recent station, or all of them. */
  function forget(station?: ChosenStation) {
    forgetStation(window.localStorage, station);
    setRecentIds(readRecentStations(window.localStorage));
    setNotice(
      station ? t('suggestions.recentRemoved', { station: station.label }) : t('suggestions.recentCleared'),
    );
    input.current?.focus();
  }

  // A message is read first, unless it asks for a choice; a click or an arrow key opens the list.
  const mayOpen = problem === undefined || problem === 'choice';
  const openIfInside = useEffectEvent(() => {
    if (document.activeElement === input.current && mayOpen) open();
  });
  // A field may have been left before the stations came.
  const takeIfLeft = useEffectEvent(() => {
    if (meant && document.activeElement !== input.current) choose(meant);
  });
  // This code and the stations arrive after the field was touched, and a form is sent by Enter from inside a field.
  useEffect(() => {
    if (list || failed) openIfInside();
    takeIfLeft();
  }, [list, failed]);
  useEffect(() => {
    if (problem === 'choice') openIfInside();
  }, [problem]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      const last = items.length - 1;
      if (event.key === 'ArrowDown') setReached(highlighted < last ? highlighted + 1 : 0);
      else setReached(highlighted > 0 ? highlighted - 1 : last);
    } else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Delete' && isEmpty && item && recent[highlighted]) forget(item.station);
    else if (event.key === 'Tab' && isTyped && item) choose(item.station);
    else if (event.key === 'Enter' && item) {
      // Where nothing is highlighted that Enter could take, it sends the form, as in any other field.
      event.preventDefault();
      choose(item.station);
    }
  }

  // The buttons of the list belong to the field: only whoever leaves both is done with it.
  const isInside = (target: Element | null) => input.current?.closest('.station-field')?.contains(target);
  const isPressed = useRef(false);
  function leave(target: Element | null) {
    if (isPressed.current || isInside(target)) return;
    if (meant) choose(meant);
    setOpen(false);
  }
  const followFocus = useEffectEvent(() => leave(document.activeElement));
  // The list moves what stands below it. A press there must become a click before it closes, or it hits something else.
  useEffect(() => {
    if (!isOpen) return;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      setTimeout(() => {
        isPressed.current = false;
        followFocus();
      }, CLICK_MILLISECONDS);
    };
    document.addEventListener('pointerdown', press);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release);
    return () => {
      isPressed.current = false;
      document.removeEventListener('pointerdown', press);
      for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, release);
    };
  }, [isOpen]);
  const onBlur = ({ relatedTarget }: FocusEvent) => leave(relatedTarget);

  const hasNone = isTyped && list !== undefined && items.length === 0;
  const outcome = failed ? 'suggestions.loadFailed' : hasNone ? 'suggestions.none' : undefined;
  const count = items.length > 0 ? t('suggestions.count', { count: items.length }) : '';
  return {
    isOpen,
    isTyped,
    isEmpty,
    items,
    recent,
    highlighted,
    /** What is to be said where there is nothing to offer. */
    nothing: outcome && t(outcome),
    /** For the live region. */
    status: !isOpen ? notice : outcome ? t(outcome) : count,
    choose,
    forget,
    onBlur,
    inputProps: {
      ref: input,
      id,
      value: text,
      autoComplete: 'off',
      onFocus() {
        input.current?.select();
        if (mayOpen) open();
      },
      onClick: open,
      onChange() {
        props.onType(input.current?.value ?? '');
        open();
      },
      onKeyDown,
      onBlur,
    },
    /** What makes a combobox of the text field. */
    comboboxProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-expanded': isOpen && items.length > 0,
      'aria-activedescendant': item && `${id}-option-${highlighted}`,
    } as const,
    listProps: { id: `${id}-list`, role: 'listbox', 'aria-label': t(`suggestions.${side}`) },
    optionProps: (position: number) => ({
      id: `${id}-option-${position}`,
      role: 'option',
      'aria-selected': position === highlighted,
      onClick: () => items[position] && choose(items[position].station),
    }),
  };
}
