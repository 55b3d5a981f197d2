import { useEffect, useState } from 'react';
import { STATION_TEXT_LENGTH } from '#app/domain/search/journey-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { FieldError } from './field-error.tsx';
import { StationSuggestions } from './station-suggestions.tsx';
import { type StationFieldProps, useStationCombobox } from './use-station-combobox.ts';

// Without JavaScript it is an ordinary text field, and has to say so.
const ORDINARY = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
} as const;

/**
 * A station field: an ordinary text field from the first byte, which suggests stations once its
 * code runs.
 */
export function StationField(props: StationFieldProps) {
  const { side, state, data } = props;
  const id = `booking-${side}`;
  const problem = state.problems[side];
  const { t } = useTexts('booking');
  const combobox = useStationCombobox(props);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const error = problem && t(problem === 'missing' ? `errors.${side}Missing` : `errors.${problem}`);

  return (
    <div ref={combobox.field} className="field station-field">
      <label id={`${id}-label`} htmlFor={id}>
        {t(side)}
      </label>
      <input
        {...combobox.inputProps}
        {...(!isHydrated && ORDINARY)}
        name={side}
        type="text"
        className="input"
        data-field={side}
        maxLength={STATION_TEXT_LENGTH}
        placeholder={t('stationHint')}
        required
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      />
      <FieldError id={`${id}-error`} text={error} />
      {problem === 'choice' && data.choices && (
        <LinkList
          className="station-choices"
          aria-labelledby={`${id}-error`}
          links={data.choices[side]}
        />
      )}
      {/* It is there before it has anything to say, since only the changes of a live region are announced. */}
      <div role="status" className="visually-hidden">
        {combobox.status}
      </div>
      {isHydrated && <StationSuggestions side={side} combobox={combobox} />}
    </div>
  );
}
