import type { HTMLAttributes, ReactNode } from 'react';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { stationDetails } from './station-details.ts';

interface SuggestionOptionProps {
  /** What stands in the field. */
  readonly typed: string;
  readonly suggestion: StationSuggestion;
  readonly optionProps: HTMLAttributes<HTMLLIElement>;
}

/** One suggested station: its name with the matching letters marked, and what tells it from others of that name. */
export function SuggestionOption({ typed, suggestion, optionProps }: SuggestionOptionProps) {
  const t = useTexts('booking');
  const { station, matchedLabel, ranges } = suggestion;
  // Another name is shown only where the station's own does not begin as was typed, and never marked: a name in a foreign
  // language looks misspelt then.
  const begins = station.label.toLowerCase().startsWith(typed.trim().toLowerCase());
  const isOwn = begins || station.label === matchedLabel;
  const own = begins ? ([[0, typed.trim().length]] as const) : ranges;
  const details = stationDetails(station, t);
  return (
    <li {...optionProps} className="suggestion" data-kind={station.kind}>
      <span className="suggestion-name">{isOwn ? marked(station.label, own) : station.label}</span>
      {!isOwn && <span className="suggestion-other"> {matchedLabel}</span>}
      {details && <span className="suggestion-details"> {details}</span>}
    </li>
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
