import { useState } from 'react';
import type { JourneySearch } from '#app/domain/search/journey-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { BookingPartProps } from './booking-state.ts';

/**
 * Swaps departure and arrival, and announces both fields to screen readers. The style sheet shows
 * the button from 640 CSS pixels of width on, and only with JavaScript.
 */
export function SwapButton({ state: { search }, dispatch }: BookingPartProps) {
  const { t } = useTexts('booking');
  const [swapped, setSwapped] = useState<JourneySearch>();
  const isAnnounced = swapped?.from === search.to && swapped.to === search.from;
  const words = (['from', 'to'] as const).map(
    (side) => search[side] && `${t(side)}: ${search[side]}.`,
  );

  function swap() {
    setSwapped(search);
    dispatch({ type: 'swapped' });
  }

  return (
    <>
      <button type="button" className="swap-button" onClick={swap} title={t('swap')}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M7 4L3 8l4 4M3 8h15M17 12l4 4-4 4M21 16H6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        <span className="visually-hidden">{t('swap')}</span>
      </button>
      <span role="status" className="visually-hidden">
        {isAnnounced && words.join(' ')}
      </span>
    </>
  );
}
