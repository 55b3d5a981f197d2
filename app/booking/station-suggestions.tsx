import { memo, type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react';
import { labelMarks } from '#app/domain/stations/label-marks.ts';
import { MAJOR_WEIGHT, type Station } from '#app/domain/stations/station.ts';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import type { Texts } from '#app/i18n/resources/resources.server.ts';
import { type Translator, useTexts } from '#app/i18n/translator.ts';
import type { StationSide } from './booking-state.ts';
import { NEAREST } from './combobox-rules.ts';
import type { StationCombobox } from './use-station-combobox.ts';

interface StationSuggestionsProps {
  readonly side: StationSide;
  readonly combobox: StationCombobox;
}

/**
 * The list of suggestions below a station field: matches of the text, else recent and popular
 * stations and the search for the nearest one. The buttons beside it are for hands and screen
 * readers; by keyboard the arrows and Delete do the same, so that Tab leads to the next field.
 */
export function StationSuggestions({ side, combobox }: StationSuggestionsProps) {
  // A typed letter is painted before the rows that it finds.
  return <SuggestionList side={side} combobox={useDeferredValue(combobox)} />;
}

const SuggestionList = memo(function SuggestionList({ side, combobox }: StationSuggestionsProps) {
  const { t } = useTexts('booking');
  const { typed, list, isOpen, isEmpty, items, recent, nearest, emptyMessage, forget } = combobox;
  const note = emptyMessage ?? nearest?.message;
  const hasRecent = isEmpty && recent.length > 0;

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
      <div className="suggestions-rows">
        <div {...combobox.menuProps}>
          {isOpen && typed && <StationRows combobox={combobox} stations={items} start={0} />}
          {isOpen && !typed && (
            <>
              <StationGroup
                name={t('suggestions.recent')}
                combobox={combobox}
                stations={recent}
                start={0}
              />
              <StationGroup
                name={t('suggestions.popular')}
                combobox={combobox}
                stations={items.slice(recent.length)}
                start={recent.length}
              />
            </>
          )}
          {isOpen && nearest && (
            <div
              {...combobox.getItemProps({ item: NEAREST, index: items.length })}
              className="suggestion suggestion-nearest"
              aria-disabled={nearest.isBusy}
            >
              {t('nearest.find')}
            </div>
          )}
        </div>
        {hasRecent && (
          <ul className="suggestions-forget">
            {recent.map(({ station }) => (
              <li key={station.id}>
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
      {note && <p className="suggestions-note">{note}</p>}
      {hasRecent && (
        <div className="suggestions-actions">
          <button type="button" tabIndex={-1} onClick={() => forget()}>
            {t('suggestions.clearRecent')}
          </button>
        </div>
      )}
    </fieldset>
  );
});

interface StationRowsProps {
  readonly combobox: StationCombobox;
  readonly stations: readonly StationSuggestion[];
  /** The position of the first of them in the whole list. */
  readonly start: number;
}

function StationRows({ combobox, stations, start }: StationRowsProps) {
  return stations.map((item, position) => (
    <div
      key={item.station.id}
      {...combobox.getItemProps({ item, index: start + position })}
      className="suggestion"
      data-kind={item.station.weight >= MAJOR_WEIGHT ? 'major' : 'regional'}
    >
      <SuggestionText typed={combobox.typed} {...item} />
    </div>
  ));
}

/** A part of the list below its name, as in the grouped list box of the ARIA patterns. */
function StationGroup({ name, ...rows }: StationRowsProps & { readonly name: string }) {
  const id = useId();
  if (rows.stations.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box may only contain groups and options.
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="suggestions-title">
        {name}
      </p>
      <StationRows {...rows} />
    </div>
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
