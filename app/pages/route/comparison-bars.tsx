import { useTexts } from '#app/i18n/translator.ts';
import type { RouteData } from './route-data.server.ts';

/** The marks of the key, in CSS pixels. */
const MARK = { width: 28, height: 14 } as const;

/**
 * A bar for each means of travel, from door to door: hatched for access and waiting, solid for the
 * ride. The table beside it has the same figures for screen readers.
 */
export function ComparisonBars({ comparison }: Pick<RouteData, 'comparison'>) {
  const { t } = useTexts('route');
  const { rows } = comparison;
  const longest = Math.max(...rows.map(({ minutes }) => minutes.margin + minutes.moving));
  const share = (minutes: number) => `${Math.round((minutes / longest) * 1000) / 10}%`;
  return (
    <div className="comparison-bars" aria-hidden="true">
      <svg className="comparison-hatch" aria-hidden="true">
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" />
        </pattern>
      </svg>
      {rows.map(({ mode, minutes, total }) => (
        <div key={mode} className="comparison-bar" data-mode={mode}>
          <p>
            <b>{t(`comparison.modes.${mode}`)}</b> <span>{total}</span>
          </p>
          <svg aria-hidden="true">
            <rect className="comparison-margin" width={share(minutes.margin)} />
            <rect x={share(minutes.margin)} width={share(minutes.moving)} />
          </svg>
        </div>
      ))}
      <p className="comparison-key note">
        <svg {...MARK} aria-hidden="true">
          <rect className="comparison-margin" width={MARK.width} />
        </svg>
        {t('comparison.margin')}
        <svg {...MARK} aria-hidden="true">
          <rect width={MARK.width} />
        </svg>
        {t('comparison.moving')}
      </p>
    </div>
  );
}
