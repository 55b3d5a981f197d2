import { useMap } from '../map-context.ts';
import { lightAt } from './light.ts';
import { useTrainsProgress } from './trains-progress.ts';
import { useRoughMinute } from './use-now.ts';

/**
 * The marks of the trains, in the colours of the hour, as on the map; and where the regional ones
 * are, while a small map has no room for them.
 */
export function NowLegend() {
  const { t } = useMap();
  const minute = useRoughMinute();
  const hasAll = useTrainsProgress() === 'shown';
  return (
    <ul className="now-legend" data-light={lightAt(minute)} data-all={hasAll || undefined}>
      <li className="now-key-fast">{t('now.highSpeed')}</li>
      <li className="now-key-long">{t('now.longDistance')}</li>
      <li className="now-key-regional">
        {t('now.regional')} <span className="now-wider">{t('now.onWider')}</span>
      </li>
    </ul>
  );
}
