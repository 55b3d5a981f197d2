import { STATION_BY_KEY, stationName } from '#app/data/network/railways.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import type { LineStop } from '#app/journeys/network-lines.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { useMap } from '../map-context.ts';
import { chosenStations } from '../model/map-view.ts';

interface LineStopRowProps extends LineStop {
  /** The names of the line's first station and of the stop before. */
  readonly first: string;
  readonly last: string;
}

/** A station of a line: a link to its trains, its guide, its times and the trip there. */
export function LineStopRow(props: LineStopRowProps) {
  const { station, minutes, isAbout, isSlower, fromLast, trip, first, last } = props;
  const { choice, language, t } = useMap();
  const name = stationName(station, language);
  const duration = minutes === undefined ? '' : formatDuration(minutes, language);
  const time = isAbout ? t('about', { duration }) : duration;
  const journey = t('pair', { from: first, to: name });
  const slower = t('list.slower');
  const step = fromLast === undefined ? undefined : formatDuration(fromLast, language);
  return (
    <li>
      <span className="map-list-station">
        <ChoiceLink
          choice={{ kind: 'station', station }}
          current={chosenStations(choice).includes(station)}
        >
          {name}
        </ChoiceLink>{' '}
        {STATION_BY_KEY.get(station)?.hasGuide && (
          <a
            className="map-list-guide"
            href={localAddress(cityPath(station), language)}
            aria-label={t('reach.guideOf', { name })}
          >
            {t('reach.guide')}
          </a>
        )}
      </span>{' '}
      {step && (
        <span className="map-list-step">
          <span aria-hidden="true">+{step}</span>
          <span className="visually-hidden">{t('list.after', { duration: step, name: last })}</span>
        </span>
      )}{' '}
      {name === first && <span className="map-list-first">{t('list.first', { name })}</span>}
      {time && (
        <a
          className={`map-list-time${isSlower ? ' map-list-slower' : ''}`}
          href={trip}
          aria-label={[journey, ...(isSlower ? [slower] : []), time].join(', ')}
        >
          {isSlower ? slower : time}
        </a>
      )}
    </li>
  );
}
