import type { MapStation } from '#app/data/network/map-schema.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { BookLink } from './book-link.tsx';

interface TimeRowProps {
  readonly from: MapStation;
  readonly to: MapStation | undefined;
  readonly minutes: number;
  /** A train is on the way whose time is about right only. */
  readonly isAbout?: boolean;
  /** The changes on the way, or the trains. */
  readonly note?: string | false | undefined;
  /** Also leads to the guide of a city that has one. */
  readonly isGuided?: boolean;
}

/** A place in a list by time; it leads to the booking form with the journey filled in. */
export function TimeRow({ from, to, minutes, isAbout, note, isGuided }: TimeRowProps) {
  const { t, language } = useTexts('map');
  if (!to) return null;
  const name = to.name[language];
  const duration = formatDuration(minutes, language);
  return (
    <li className={isGuided ? 'map-guided' : undefined}>
      <BookLink from={from} to={to} className="map-row">
        <span>
          <span className="map-row-name">{name}</span> {note && <span className="map-row-note">{note}</span>}
        </span>{' '}
        <span className="map-row-time">{isAbout ? t('about', { duration }) : duration}</span>
      </BookLink>
      {isGuided && to.citySlug && (
        <a
          className="map-guide"
          href={localAddress(cityPath(to.citySlug), language)}
          aria-label={t('reach.guideOf', { name })}
        >
          {t('reach.guide')}
        </a>
      )}
    </li>
  );
}
