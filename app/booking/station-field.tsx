import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenStation, SearchProblems } from '#app/domain/search/check-search.ts';
import { STATION_TEXT_LENGTH } from '#app/domain/search/journey-search.ts';
import { FieldError } from './field-error.tsx';
import type { ComboboxHandlers, ComboboxView } from './station-suggestions.tsx';
import type { StationSide } from './use-booking.ts';
import type { StationShelf } from './use-station-book.ts';

const loadSuggestions = () => import('./station-suggestions.tsx');
const StationSuggestions = lazy(loadSuggestions);

interface StationFieldProps {
  readonly id: string;
  readonly side: StationSide;
  readonly text: string;
  /** The text is a station's name that was chosen already. */
  readonly isSettled: boolean;
  readonly problem: SearchProblems['from'] | SearchProblems['to'];
  readonly shelf: StationShelf;
  readonly onType: (text: string) => void;
  readonly onChoose: (station: ChosenStation) => void;
}

const CLOSED: ComboboxView = { open: false, activeId: undefined, status: '' };

/**
 * A station field. It is an ordinary text field from the first byte; when it is first touched, the suggestions join the
 * same element, so that neither focus nor a letter is lost while their code arrives.
 */
export function StationField({
  id,
  side,
  text,
  isSettled,
  problem,
  shelf,
  onType,
  onChoose,
}: StationFieldProps) {
  const { t } = useTranslation('booking');
  const [touched, setTouched] = useState(false);
  const [view, setView] = useState(CLOSED);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const handlers = useRef<ComboboxHandlers>(null);
  const error = problem && errorText(problem);

  function errorText(kind: NonNullable<typeof problem>): string {
    if (kind === 'unknown') return t('errors.unknown');
    if (kind === 'same') return t('errors.same');
    return side === 'from' ? t('errors.fromMissing') : t('errors.toMissing');
  }

  const combobox = touched
    ? {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': view.open,
        'aria-controls': `${id}-list`,
        'aria-activedescendant': view.activeId,
      }
    : {};

  return (
    <div ref={field} className="field station-field">
      <label id={`${id}-label`} htmlFor={id}>
        {t(side)}
      </label>
      <input
        {...combobox}
        ref={input}
        id={id}
        name={side}
        type="text"
        data-field={side}
        value={text}
        maxLength={STATION_TEXT_LENGTH}
        placeholder={t('stationHint')}
        required
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onPointerEnter={() => void loadSuggestions()}
        onFocus={(event) => {
          setTouched(true);
          event.target.select();
          handlers.current?.focus();
        }}
        onChange={(event) => {
          onType(event.target.value);
          handlers.current?.change(event);
        }}
        onKeyDown={(event) => handlers.current?.keyDown(event)}
        onBlur={(event) => handlers.current?.blur(event)}
        onClick={() => handlers.current?.focus()}
      />
      <FieldError id={`${id}-error`} text={error} />
      <Status>{view.status}</Status>
      {touched && (
        <Suspense>
          <StationSuggestions
            id={id}
            side={side}
            text={text}
            isSettled={isSettled}
            shelf={shelf}
            input={input}
            field={field}
            handlers={handlers}
            onView={setView}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A polite live region; it is there before it has anything to say, since only its changes are announced. */
function Status({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="visually-hidden">
      {children}
    </div>
  );
}
