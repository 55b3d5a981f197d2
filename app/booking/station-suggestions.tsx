import { type ReactNode, useEffect, useRef } from 'react';
import { MAJOR_WEIGHT, type Station } from '#app/domain/stations/station.ts';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import type { Texts } from '#app/i18n/resources/texts.ts';
import { type Translator, useTexts } from '#app/i18n/translator.ts';
import type { StationSide } from './booking-state.ts';
import { NearestStation } from './nearest-station.tsx';
import type { StationCombobox } from './use-station-combobox.ts';

/**
 * The list below a station field: what it suggests, and what else helps whoever has typed nothing.
 */
export function StationSuggestions({
  side,
  combobox,
}: {
  side: StationSide;
  combobox: StationCombobox;
}) {
  const { t } = useTexts('booking');
  const { typed, list, isOpen, isEmpty, items, recent, forget } = combobox;

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
      // Where it must be scrolled, browsers make a stop of it for Tab; the arrows scroll it, and
      // Tab goes on to the next field.
      tabIndex={-1}
      // A press on a button must not take the focus out of the field, which some browsers then give
      // to nothing at all.
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
                <SuggestionWords typed={typed} {...item} />
              </li>
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

/**
 * The words of a suggestion: the name with the letters typed marked, and what tells it from others
 * of that name.
 */
function SuggestionWords({
  typed,
  station,
  matchedLabel,
  ranges,
}: StationSuggestion & { typed: string }) {
  const { t } = useTexts('booking');
  // Another name is shown only where the station's own does not begin as was typed, and never
  // marked: a name in a foreign language looks misspelt then.
  const begins = station.label.toLowerCase().startsWith(typed.trim().toLowerCase());
  const isOwn = begins || station.label === matchedLabel;
  const own = typed && begins ? ([[0, typed.trim().length]] as const) : ranges;
  const details = stationDetails(station, t);
  return (
    <>
      <span className="suggestion-name">{isOwn ? marked(station.label, own) : station.label}</span>
      {!isOwn && <span className="suggestion-other"> {matchedLabel}</span>}
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

/**
 * What tells a station from others of its name: that it is a stop of buses or ships, its region,
 * its country abroad.
 */
export function stationDetails(
  { stop, place, country }: Pick<Station, 'stop' | 'place' | 'country'>,
  t: Translator<Texts['booking']>,
): string {
  const abroad = country === 'IT' ? undefined : t(`countries.${country}`);
  return [stop && t(`stops.${stop}`), place, abroad].filter(Boolean).join(', ');
}
