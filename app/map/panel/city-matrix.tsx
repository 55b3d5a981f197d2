import { BAND_HOURS } from '#app/domain/travel-times/bands.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { CityTimes } from '#app/journeys/city-times.ts';
import { useMap, useMapLink } from '../map-context.ts';
import { CITY_TIMES_PATH } from '../model/map-file.ts';
import { TABLE_SECTION } from '../model/map-view.ts';
import { useMapFile } from '../model/use-map-file.ts';
import { CityColumn } from './city-column.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { bandClass } from './trip-cell.tsx';

const END = 'map-table-end';

interface CityMatrixProps {
  /** The city whose column a narrow screen shows. */
  readonly city: string;
}

/** The times between all guide cities, as in a road atlas; one city's column on narrow screens. */
export function CityMatrix({ city }: CityMatrixProps) {
  const map = useMap();
  const { cityTimes, timetable, t } = map;
  const times = useMapFile<CityTimes>(CITY_TIMES_PATH, cityTimes);
  const { href } = useMapLink()({ matrixCity: city }, map, TABLE_SECTION);
  if (!times)
    return (
      <p className="map-note">
        <a href={href}>{t('reach.load')}</a>
      </p>
    );
  return (
    <div className="map-matrix">
      <a className="skip-link map-skip" href={`#${END}`}>
        {t('table.skip')}
      </a>
      <BandLegend />
      <CityColumn city={city} times={times} />
      <div className="map-matrix-scroll">
        <MatrixTable times={times} />
      </div>
      <p id={END} className="map-note" tabIndex={-1}>
        {t('table.note', { timetable })}
      </p>
    </div>
  );
}

function BandLegend() {
  const { t, language } = useTexts('map');
  const last = (BAND_HOURS.at(-1) ?? 0) * 60;
  return (
    <ul className="map-matrix-legend" aria-label={t('legend.title')}>
      {BAND_HOURS.map((hours) => (
        <li key={hours} className={bandClass(hours * 60)}>
          {t('reach.band', { hours })}
        </li>
      ))}
      <li className={bandClass(last + 1)}>
        {t('reach.beyond', { duration: formatDuration(last, language) })}
      </li>
    </ul>
  );
}
