import type { ReactNode } from 'react';
import {
  ADULTS,
  CHILDREN,
  CURRENCIES,
  type Currency,
  type JourneySearch,
} from '#app/domain/search/journey-search.ts';
import { useTexts } from '#app/i18n/translator.ts';

interface JourneyChoicesProps {
  readonly search: JourneySearch;
  readonly onChange: (values: Partial<JourneySearch>) => void;
}

/** The choices that have a default: travellers, currency, one way or round trip. */
export function JourneyChoices({ search, onChange }: JourneyChoicesProps) {
  const t = useTexts('booking');
  return (
    <>
      <Choice
        label={t('adults')}
        name="adults"
        value={search.adults}
        onChange={(text) => onChange({ adults: Number(text) })}
      >
        {numbers(ADULTS).map((count) => (
          <option key={count} value={count}>
            {t('adultCount', { count })}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('children')}
        name="children"
        value={search.children}
        onChange={(text) => onChange({ children: Number(text) })}
      >
        {numbers(CHILDREN).map((count) => (
          <option key={count} value={count}>
            {t('childCount', { count })}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('currency')}
        name="currency"
        value={search.currency}
        onChange={(text) => onChange({ currency: text as Currency })}
      >
        {CURRENCIES.map((currency) => (
          <option key={currency} value={currency}>
            {`${SYMBOLS[currency]} ${t(`currencies.${currency}`)}`}
          </option>
        ))}
      </Choice>
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
              onChange={() => onChange({ roundTrip })}
            />
            {t(roundTrip ? 'roundTrip' : 'oneWay')}
          </label>
        ))}
      </fieldset>
    </>
  );
}

const SYMBOLS: Readonly<Record<Currency, string>> = { EUR: '€', USD: '$', GBP: '£' };

function numbers({ least, most }: { least: number; most: number }): number[] {
  return Array.from({ length: most - least + 1 }, (_, offset) => least + offset);
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | number;
  readonly onChange: (text: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, name, value, onChange, children }: ChoiceProps) {
  const id = `booking-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
