import { memo } from 'react';
import {
  ADULTS,
  CHILDREN,
  CURRENCIES,
  type JourneySearch,
} from '#app/domain/search/journey-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { type BookingPartProps, looksSame } from './booking-state.ts';

const SYMBOLS = { EUR: '€', USD: '$', GBP: '£' };

/** The fields that have a default: travellers, currency, one way or round trip. */
export const JourneyChoices = memo(function JourneyChoices({
  state: { search },
  dispatch,
}: BookingPartProps) {
  const { t } = useTexts('booking');
  const choose = (values: Partial<JourneySearch>) => dispatch({ type: 'set', values });
  const numbers = ({ least, most }: { least: number; most: number }) =>
    Array.from({ length: most - least + 1 }, (_, more) => least + more);
  const choice = <Name extends 'adults' | 'children' | 'currency'>(
    name: Name,
    values: readonly JourneySearch[Name][],
    words: (value: JourneySearch[Name]) => string,
  ) => (
    <div className="field">
      <label htmlFor={`booking-${name}`}>{t(name)}</label>
      <select
        id={`booking-${name}`}
        name={name}
        className="input"
        value={search[name]}
        onChange={({ target }) => choose({ [name]: values[target.selectedIndex] })}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {words(value)}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <>
      {choice('adults', numbers(ADULTS), (count) => t('adultCount', { count }))}
      {choice('children', numbers(CHILDREN), (count) => t('childCount', { count }))}
      {choice(
        'currency',
        CURRENCIES,
        (currency) => `${SYMBOLS[currency]} ${t(`currencies.${currency}`)}`,
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
}, looksSame);
