import {
  ADULTS,
  CHILDREN,
  CURRENCIES,
  type Currency,
  type JourneySearch,
} from '#app/domain/search/journey-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { BookingPartProps } from './booking-state.ts';

/** The choices that have a default: travellers, currency, one way or round trip. */
export function JourneyChoices({ state: { search }, dispatch }: BookingPartProps) {
  const { t } = useTexts('booking');
  const choose = (values: Partial<JourneySearch>) => dispatch({ type: 'set', values });
  const counts = ({ least, most }: { least: number; most: number }, text: 'adultCount' | 'childCount') =>
    Array.from({ length: most - least + 1 }, (_, more) => least + more).map(
      (count) => [String(count), t(text, { count })] as const,
    );
  const choice = (
    name: 'adults' | 'children' | 'currency',
    options: readonly (readonly [value: string, text: string])[],
    onChosen: (value: string) => void,
  ) => (
    <div className="field">
      <label htmlFor={`booking-${name}`}>{t(name)}</label>
      <select
        id={`booking-${name}`}
        name={name}
        className="input"
        value={search[name]}
        onChange={(event) => onChosen(event.target.value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <>
      {choice('adults', counts(ADULTS, 'adultCount'), (value) => choose({ adults: Number(value) }))}
      {choice('children', counts(CHILDREN, 'childCount'), (value) => choose({ children: Number(value) }))}
      {choice(
        'currency',
        CURRENCIES.map((currency) => [currency, `${SYMBOLS[currency]} ${t(`currencies.${currency}`)}`]),
        (value) => choose({ currency: value as Currency }),
      )}
      <fieldset className="trip-type">
        <legend>{t('trip')}</legend>
        {[false, true].map((roundTrip) => (
          <label key={String(roundTrip)}>
            <input
              type="radio"
              name="trip"
              value={roundTrip ? 'round' : 'one-way'}
              checked={search.roundTrip === roundTrip}
              aria-describedby={roundTrip ? 'booking-return' : undefined}
              onChange={() => choose({ roundTrip })}
            />
            {t(roundTrip ? 'roundTrip' : 'oneWay')}
          </label>
        ))}
      </fieldset>
    </>
  );
}

const SYMBOLS: Readonly<Record<Currency, string>> = { EUR: '€', USD: '$', GBP: '£' };
