import { memo, useEffect, useState } from 'react';
import { STATION_TEXT_LENGTH } from '#app/domain/search/journey-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { looksSame, type StationFieldProps } from './booking-state.ts';
import { FieldError } from './field-error.tsx';
import { StationSuggestions } from './station-suggestions.tsx';
import { useStationCombobox } from './use-station-combobox.ts';

/** Without code the field is a plain text field, not a combobox. */
const TEXT_FIELD = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
} as const;

/** A station field: a text field in the server's HTML, a combobox once it is hydrated. */
export const StationField = memo(function StationField(props: StationFieldProps) {
  const { side, name = side, isOptional = false, state, data } = props;
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
        {...(!isHydrated && TEXT_FIELD)}
        name={name}
        type="text"
        className="input"
        data-field={side}
        maxLength={STATION_TEXT_LENGTH}
        placeholder={t('stationHint')}
        required={!isOptional}
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      />
      {isHydrated && !combobox.isEmpty && (
        // By keyboard the focus selects the text, which any key replaces.
        <button
          type="button"
          tabIndex={-1}
          className="clear-field"
          aria-label={t('suggestions.clear', { field: t(side) })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={combobox.clear}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
      <FieldError id={`${id}-error`} text={error} />
      {problem === 'choice' && data.choices && (
        <LinkList
          className="station-choices"
          aria-labelledby={`${id}-error`}
          links={data.choices[side]}
        />
      )}
      {/* Always rendered, since a live region announces changes only. */}
      <div role="status" className="visually-hidden">
        <span key={combobox.status.key}>{combobox.status.text}</span>
      </div>
      {isHydrated && <StationSuggestions side={side} combobox={combobox} />}
    </div>
  );
}, looksSame);
