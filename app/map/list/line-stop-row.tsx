import { stationName } from '#app/data/network/railways.ts';
import type { LineStop } from '#app/journeys/network-lines.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { useMap } from '../map-context.ts';
import { chosenStations } from '../model/map-view.ts';
import { columnDuration } from '../model/short-duration.ts';

interface LineStopRowProps extends LineStop {
  /** The name of the line's first station. */
  readonly first: string;
}

/** A station of a line: a link to its trains, its time from the first one and the trip there. */
export function LineStopRow(props: LineStopRowProps) {
  const { station, minutes, isAbout, isSlower, trip, first } = props;
  const { choice, language, t } = useMap();
  const name = stationName(station, language);
  const duration = minutes === undefined ? '' : columnDuration(minutes);
  const time = isAbout ? t('about', { duration }) : duration;
  const journey = t('pair', { from: first, to: name });
  const slower = t('list.slower');
  return (
    <li>
      <ChoiceLink
        choice={{ kind: 'station', station }}
        current={chosenStations(choice).includes(station)}
      >
        {name}
      </ChoiceLink>{' '}
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
