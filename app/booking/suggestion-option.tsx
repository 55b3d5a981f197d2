import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationSuggestion } from '#app/domain/stations/suggest.ts';

interface SuggestionOptionProps {
  readonly suggestion: StationSuggestion;
  readonly highlighted: boolean;
  readonly optionProps: HTMLAttributes<HTMLLIElement>;
}

/** One suggested station: its name with the matching letters marked, and what tells it from others of that name. */
export function SuggestionOption({ suggestion, highlighted, optionProps }: SuggestionOptionProps) {
  const { t } = useTranslation('booking');
  const { station, matchedLabel, ranges } = suggestion;
  const otherName = matchedLabel !== station.label;
  const country = station.country === 'IT' ? undefined : t(`countries.${station.country}`);
  const details = [station.place, country].filter(Boolean).join(', ');
  return (
    <li
      {...optionProps}
      className="suggestion"
      data-highlighted={highlighted || undefined}
      data-kind={station.kind}
    >
      <span className="suggestion-name">{otherName ? station.label : marked(station.label, ranges)}</span>
      {otherName && <span className="suggestion-other"> {marked(matchedLabel, ranges)}</span>}
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
