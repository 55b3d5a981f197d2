import { useTexts } from '#app/i18n/translator.ts';

/** Exchanges departure and arrival. The style sheet shows it on large screens only and only where code runs. */
export function SwapButton({ onSwap }: { onSwap: () => void }) {
  const { t } = useTexts('booking');
  return (
    <button type="button" className="swap-button" onClick={onSwap} title={t('swap')}>
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
  );
}
