import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import type { ReachTime } from '#app/domain/travel-times/reach-times.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMap, useMapLink } from '../map-context.ts';
import { BookLink } from './book-link.tsx';

interface TimeRowProps {
  /** The keys of the stations. */
  readonly from: string;
  readonly to: string;
  readonly time: Pick<ReachTime, 'minutes' | 'train'>;
  /** The number of changes, or the kind of train. */
  readonly note?: string | false | undefined;
  /** The row also links to the city's guide. */
  readonly isGuided?: boolean;
}

/** A place in a list by time: a link to the booking form with the journey filled in. */
export function TimeRow({ from, to, time: { minutes, train }, note, isGuided }: TimeRowProps) {
  const { t, language } = useTexts('map');
  const station = STATION_BY_KEY.get(to);
  if (!station) return null;
  const name = station.name[language];
  const duration = formatDuration(minutes, language);
  return (
    <li className={isGuided ? 'map-guided' : undefined}>
      <BookLink from={from} to={to} className="map-row">
        <span>
          <span className="visually-hidden">{t('bookRow')} </span>
          <span className="map-row-name">{name}</span>{' '}
          {note && <span className="map-row-note">{note}</span>}
        </span>{' '}
        <span className="map-row-time">
          {train === undefined ? duration : t('about', { duration })}
        </span>
      </BookLink>
      {isGuided && station.hasGuide && (
        <a
          className="map-guide"
          href={localAddress(cityPath(to), language)}
          aria-label={t('reach.guideOf', { name })}
        >
          {t('reach.guide')}
        </a>
      )}
    </li>
  );
}

/**
 * In place of travel times that are loading or could not be loaded: a link to the page with them.
 */
export function ReachLink() {
  const { choice, withinMinutes, t } = useMap();
  return (
    <p className="map-note">
      <a href={useMapLink()({ choice, withinMinutes }).href}>{t('reach.load')}</a>
    </p>
  );
}
