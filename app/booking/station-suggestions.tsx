import { useEffect, useRef } from 'react';
import { useTexts } from '#app/i18n/translator.ts';
import type { StationSide } from './booking-state.ts';
import { NearestStation } from './nearest-station.tsx';
import type { StationList } from './station-list.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import type { StationCombobox } from './use-station-combobox.ts';

interface StationSuggestionsProps {
  readonly side: StationSide;
  readonly text: string;
  readonly list: StationList | undefined;
  readonly combobox: StationCombobox;
}

/** The list below a station field: what it suggests, and what else helps whoever has typed nothing. */
export function StationSuggestions({ side, text, list, combobox }: StationSuggestionsProps) {
  const t = useTexts('booking');
  const { isOpen, isTyped, isEmpty, items, recent, forget } = combobox;

  // Until the list is there it has nothing to say, and no style sheet.
  const isShown = isOpen && (list !== undefined || combobox.nothing !== undefined);
  const length = isShown ? items.length : undefined;
  // A window may be low, above all with a phone's keyboard on it: when it opens, and when it grows.
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (length !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);

  return (
    <fieldset
      ref={box}
      aria-label={t(`suggestions.${side}`)}
      className="suggestions"
      hidden={!isShown}
      // A press on a button must not take the focus out of the field, which some browsers then give to nothing at all.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={(event) => combobox.closeUnlessInside(event.relatedTarget)}
    >
      {isOpen && !isTyped && items.length > 0 && (
        <p className="suggestions-title">
          {t(recent.length > 0 ? 'suggestions.recent' : 'suggestions.popular')}
        </p>
      )}
      <div className="suggestions-rows">
        <ul {...combobox.menuProps}>
          {isOpen &&
            items.map((item, index) => (
              <SuggestionOption
                key={item.station.id}
                typed={isTyped ? text : ''}
                suggestion={item}
                optionProps={combobox.getItemProps({ item, index })}
              />
            ))}
        </ul>
        {isEmpty && recent.length > 0 && (
          <ul className="suggestions-forget">
            {recent.map(({ station }) => (
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
      {combobox.nothing && <p className="suggestions-note">{combobox.nothing}</p>}
      {isEmpty && (
        <div className="suggestions-actions">
          <NearestStation list={list} onFound={combobox.choose} />
          {recent.length > 0 && (
            <button type="button" onClick={() => forget()}>
              {t('suggestions.clearRecent')}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}
