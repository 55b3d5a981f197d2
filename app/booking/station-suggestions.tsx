import { type ReactNode, useEffect, useRef } from 'react';
import { labelMarks } from '#app/domain/stations/label-marks.ts';
import { MAJOR_WEIGHT, type Station } from '#app/domain/stations/station.ts';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import type { Texts } from '#app/i18n/resources/texts.ts';
import { type Translator, useTexts } from '#app/i18n/translator.ts';
import type { StationSide } from './booking-state.ts';
import { NearestStation } from './nearest-station.tsx';
import type { StationCombobox } from './use-station-combobox.ts';

interface StationSuggestionsProps {
  readonly side: StationSide;
  readonly combobox: StationCombobox;
}

/** The list of suggestions below a station field, with further actions while it is empty. */
export function StationSuggestions({ side, combobox }: StationSuggestionsProps) {
  const { t } = useTexts('booking');
  const { typed, list, isOpen, isEmpty, items, recent, emptyMessage, forget } = combobox;

  // The style sheet arrives with the list of stations.
  const isShown = isOpen && (list !== undefined || emptyMessage !== undefined);
  const length = isShown ? items.length : undefined;
  // A phone's keyboard leaves little of the window, so a list that grows is scrolled into view. At
  // once: a smooth scroll moves the stations under the finger, and goes on when the list is closed.
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (length !== undefined)
      box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [length]);

  return (
    <fieldset
      ref={box}
      aria-label={t(`suggestions.${side}`)}
      className="suggestions"
      hidden={!isShown}
      // Browsers put a scrollable element into the tab order; here the arrow keys scroll it.
      tabIndex={-1}
      // Pressing a button must not blur the field: some browsers then focus nothing at all.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={(event) => combobox.closeUnlessInside(event.relatedTarget)}
      onKeyDown={({ key }) => key === 'Escape' && combobox.leave()}
    >
      {isOpen && typed === '' && items.length > 0 && (
        <p className="suggestions-title">
          {t(recent.length > 0 ? 'suggestions.recent' : 'suggestions.popular')}
        </p>
      )}
      <div className="suggestions-rows">
        <ul {...combobox.menuProps}>
          {isOpen &&
            items.map((item, index) => (
              <li
                key={item.station.id}
                {...combobox.getItemProps({ item, index })}
                className="suggestion"
                data-kind={item.station.weight >= MAJOR_WEIGHT ? 'major' : 'regional'}
              >
                <SuggestionText typed={typed} {...item} />
              </li>
            ))}
        </ul>
        {isEmpty && recent.length > 0 && (
          <ul className="suggestions-forget">
            {recent.map(({ station }) => (
              <li key={station.id}>
                {/* By keyboard the Delete key does it, so that Tab leads on. */}
                <button type="button" tabIndex={-1} onClick={() => forget(station)}>
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
      {emptyMessage && <p className="suggestions-note">{emptyMessage}</p>}
      {isEmpty && (
        <div className="suggestions-actions">
          <NearestStation list={list} choose={combobox.choose} leave={combobox.leave} />
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

interface SuggestionTextProps extends StationSuggestion {
  readonly typed: string;
}

/** A station's name with the typed letters marked, and the details that make it unambiguous. */
function SuggestionText({ typed, ...suggestion }: SuggestionTextProps) {
  const { t } = useTexts('booking');
  const { station } = suggestion;
  const { ranges, otherName } = labelMarks(suggestion, typed);
  const details = stationDetails(station, t);
  return (
    <>
      <span className="suggestion-name">{marked(station.label, ranges)}</span>
      {otherName && <span className="suggestion-other"> {otherName}</span>}
      {details && <span className="suggestion-details"> {details}</span>}
    </>
  );
}

function marked(text: string, ranges: StationSuggestion['ranges']): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [start, stop] of ranges) {
    parts.push(text.slice(end, start), <mark key={start}>{text.slice(start, stop)}</mark>);
    end = stop;
  }
  parts.push(text.slice(end));
  return parts;
}

/** Details of a station: a stop of buses or ships, its region, its country if not Italy. */
export function stationDetails(
  { stop, place, country }: Pick<Station, 'stop' | 'place' | 'country'>,
  t: Translator<Texts['booking']>,
): string {
  const abroad = country === 'IT' ? undefined : t(`countries.${country}`);
  return [stop && t(`stops.${stop}`), place, abroad].filter(Boolean).join(', ');
}
