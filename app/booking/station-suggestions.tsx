import { useCombobox } from 'downshift';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenStation } from '#app/domain/search/check-search.ts';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import { applyFieldRules } from './combobox-rules.ts';
import { NearestStation } from './nearest-station.tsx';
import { forgetStation, readRecentStations, rememberStation } from './recent-stations.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import type { StationSide } from './use-booking.ts';
import type { StationShelf } from './use-station-book.ts';

/** What the field hands on to the suggestions of what happens in it. */
export interface ComboboxHandlers {
  readonly focus: () => void;
  readonly change: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly keyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly blur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** What the field must say of the suggestions. */
export interface ComboboxView {
  readonly open: boolean;
  readonly activeId: string | undefined;
  /** For the live region. */
  readonly status: string;
}

interface StationSuggestionsProps {
  readonly id: string;
  readonly side: StationSide;
  readonly text: string;
  readonly isSettled: boolean;
  readonly shelf: StationShelf;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly field: RefObject<HTMLDivElement | null>;
  readonly handlers: RefObject<ComboboxHandlers | null>;
  readonly onView: (view: ComboboxView) => void;
  readonly onChoose: (station: ChosenStation) => void;
}

const LIMIT = 8;

/** The list below a station field: stations for what is typed; before that, the recent ones and the nearest. */
export default function StationSuggestions(props: StationSuggestionsProps) {
  const { id, side, text, isSettled, shelf, input, field, handlers, onView, onChoose } = props;
  const { t } = useTranslation('booking');
  const [recentIds, setRecentIds] = useState(() => readRecentStations(window.localStorage));
  const [notice, setNotice] = useState('');
  const typed = text.trim() !== '';
  const { book } = shelf;

  const items = useMemo((): readonly StationSuggestion[] => {
    if (!book) return [];
    if (typed) return book.suggest(text, LIMIT);
    return recentIds.flatMap((recentId) => {
      const station = book.find(recentId);
      return station ? [{ station, matchedLabel: station.label, ranges: [] }] : [];
    });
  }, [book, typed, text, recentIds]);

  function choose(station: ChosenStation) {
    rememberStation(window.localStorage, station);
    setRecentIds(readRecentStations(window.localStorage));
    setNotice(t('suggestions.chosen', { station: station.label }));
    onChoose({ id: station.id, label: station.label });
  }

  const staysInside = (target: EventTarget | null) =>
    target instanceof Node && field.current?.contains(target) === true;
  const { isOpen, highlightedIndex, openMenu, closeMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox({
      items: items as StationSuggestion[],
      inputValue: text,
      selectedItem: null,
      inputId: id,
      menuId: `${id}-list`,
      labelId: `${id}-label`,
      getItemId: (position) => `${id}-option-${position}`,
      defaultHighlightedIndex: typed ? 0 : -1,
      stateReducer: (state, options) =>
        applyFieldRules(state, options, {
          isSettled: isSettled || !typed,
          staysInside: () => staysInside(document.activeElement),
        }),
      itemToString: (item) => item?.station.label ?? '',
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) choose(selectedItem.station);
      },
    });

  const inputProps = getInputProps(
    {
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (staysInside(event.relatedTarget))
          Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const recent = !typed && event.key === 'Delete' ? items[highlightedIndex] : undefined;
        if (recent) forget(recent.station);
      },
    },
    { suppressRefError: true },
  );
  const { ref } = inputProps as { ref: (element: HTMLInputElement | null) => void };
  // downshift's ref function is another one at each rendering; it only keeps the element, which never changes.
  useLayoutEffect(() => ref(input.current));
  useImperativeHandle(handlers, () => ({
    focus: () => {
      // The other field may have chosen one since.
      setRecentIds(readRecentStations(window.localStorage));
      openMenu();
    },
    change: (event) => inputProps.onChange?.(event),
    keyDown: (event) => inputProps.onKeyDown?.(event),
    blur: (event) => inputProps.onBlur?.(event),
  }));

  // The code of this list arrives after the field was touched: it opens at once if the field still has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (document.activeElement === input.current) openMenu();
  }, []);

  function forget(station: ChosenStation | undefined) {
    forgetStation(window.localStorage, station?.id);
    setRecentIds(readRecentStations(window.localStorage));
    setNotice(
      station ? t('suggestions.recentRemoved', { station: station.label }) : t('suggestions.recentCleared'),
    );
    input.current?.focus();
  }

  const empty = typed && book !== undefined && items.length === 0;
  const activeId =
    isOpen && highlightedIndex >= 0 && items[highlightedIndex]
      ? `${id}-option-${highlightedIndex}`
      : undefined;
  const found = items.length > 0 ? t('suggestions.count', { count: items.length }) : '';
  const status = !isOpen
    ? notice
    : shelf.failed
      ? t('suggestions.loadFailed')
      : empty
        ? t('suggestions.none')
        : found;
  useEffect(
    () => onView({ open: isOpen && items.length > 0, activeId, status }),
    [isOpen, items.length, activeId, status, onView],
  );

  // A window may be low, above all with a phone's keyboard on it.
  const box = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and when it grows
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, items.length]);

  return (
    <fieldset
      ref={box}
      aria-label={t(`suggestions.${side}`)}
      className="suggestions"
      hidden={!isOpen}
      // A press on a button must not take the focus out of the field, which some browsers then give to nothing at all.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={(event) => {
        if (!staysInside(event.relatedTarget)) closeMenu();
      }}
    >
      {!typed && items.length > 0 && <p className="suggestions-title">{t('suggestions.recent')}</p>}
      <div className="suggestions-rows">
        <ul {...getMenuProps({ 'aria-label': t(`suggestions.${side}`) }, { suppressRefError: true })}>
          {isOpen &&
            items.map((item, position) => (
              <SuggestionOption
                key={item.station.id}
                suggestion={item}
                highlighted={position === highlightedIndex}
                optionProps={getItemProps({ item, index: position })}
              />
            ))}
        </ul>
        {!typed && items.length > 0 && (
          <ul className="suggestions-forget">
            {items.map(({ station }) => (
              <li key={station.id}>
                <button type="button" onClick={() => forget(station)}>
                  <span aria-hidden="true">×</span>
                  <span className="visually-hidden">
                    {t('suggestions.removeRecent', { station: station.label })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {empty && <p className="suggestions-note">{t('suggestions.none')}</p>}
      {shelf.failed && <p className="suggestions-note">{t('suggestions.loadFailed')}</p>}
      {!typed && (
        <div className="suggestions-actions">
          <NearestStation book={book} onFound={choose} />
          {items.length > 0 && (
            <button type="button" onClick={() => forget(undefined)}>
              {t('suggestions.clearRecent')}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}
