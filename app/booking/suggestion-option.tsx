import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { stationDetails } from './station-details.ts';

interface SuggestionOptionProps {
  readonly suggestion: StationSuggestion;
  readonly isHighlighted: boolean;
  readonly optionProps: HTMLAttributes<HTMLLIElement>;
}

/** One suggested station: its name with the matching letters marked, and what tells it from others of that name. */
export function SuggestionOption({ suggestion, isHighlighted, optionProps }: SuggestionOptionProps) {
  const t = useTexts('booking');
  const { station, matchedLabel, ranges } = suggestion;
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHighlighted) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted]);
  const details = stationDetails(station, t);
  return (
    <li {...optionProps} ref={option} className="suggestion" data-kind={station.kind}>
      {matchedLabel === station.label ? (
        <span className="suggestion-name">{marked(matchedLabel, ranges)}</span>
      ) : (
        <>
          {/* Another name is never marked: a name in a foreign language looks misspelt then. */}
          <span className="suggestion-name">{station.label}</span>
          <span className="suggestion-other"> {matchedLabel}</span>
        </>
      )}
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
