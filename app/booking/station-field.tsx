import { useEffect, useState } from 'react';
import { STATION_TEXT_LENGTH } from '#app/domain/search/journey-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { FieldError } from './field-error.tsx';
import { stationDetails } from './station-details.ts';
import { StationSuggestions } from './station-suggestions.tsx';
import { type StationFieldProps, useStationCombobox } from './use-station-combobox.ts';

/** A station field: an ordinary text field from the first byte, which suggests stations once its code runs. */
export function StationField(props: StationFieldProps) {
  const { id, side, problem, choices } = props;
  const t = useTexts('booking');
  const combobox = useStationCombobox(props);
  // Without JavaScript it is an ordinary text field, and has to say so.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const error = problem && errorText(problem);

  function errorText(kind: NonNullable<typeof problem>): string {
    if (kind !== 'missing') return t(`errors.${kind}`);
    return side === 'from' ? t('errors.fromMissing') : t('errors.toMissing');
  }

  return (
    <div className="field station-field">
      <label htmlFor={id}>{t(side)}</label>
      <input
        {...combobox.inputProps}
        {...(isAwake && combobox.comboboxProps)}
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
      {problem === 'choice' && choices && (
        <ul className="station-choices" aria-labelledby={`${id}-error`}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <a href={choice.address}>
                {[choice.label, stationDetails(choice, t)].filter(Boolean).join(', ')}
              </a>
            </li>
          ))}
        </ul>
      )}
      {/* It is there before it has anything to say, since only the changes of a live region are announced. */}
      <div role="status" className="visually-hidden">
        {combobox.status}
      </div>
      {isAwake && <StationSuggestions side={side} list={props.stations.list} combobox={combobox} />}
    </div>
  );
}
