import type { MapStation } from '#app/data/network/map-schema.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { stationName } from '../model/railways.ts';
import type { Reach } from '../model/reach.ts';

/** What is said of a station that is pointed at: its name, and how far it is: «Bologna, 2 h 3 min from Rome». */
export function useStationLabel(reach: Reach | undefined): (station: MapStation) => string {
  const t = useTexts('map');
  const language = useLanguage();
  return ({ key, name, localName }) => {
    const own = name[language];
    const place = localName === own ? own : `${own} (${localName})`;
    const time = reach?.times.get(key);
    if (!reach || !time) return place;
    const duration = formatDuration(time.minutes, language);
    return t('away', {
      place,
      duration: time.train === undefined ? duration : t('about', { duration }),
      origin: stationName(reach.origin, language),
    });
  };
}
