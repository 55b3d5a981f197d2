import { memo } from 'react';
import { HOME_PATH, localAddress, SECTIONS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { SMALL_LEVELS_PX } from '../model/measures.ts';
import { useSmallStations } from '../model/small-stations.ts';
import { isInView, type Viewport } from '../model/viewport.ts';
import { StationSymbol } from './symbols.tsx';
import { textPosition } from './text-position.ts';

const SMALL = { kind: 'regional', rank: 5 } as const;

interface SmallStationsProps {
  readonly view: Viewport;
  /** The width of the whole map at this zoom, in CSS pixels. */
  readonly px: number;
}

/**
 * The other stations of the timetable, each from the width at which there is room for it. Those in
 * view alone are in the page. A press fills the station into the booking form.
 */
export default memo(function SmallStations({ view, px }: SmallStationsProps) {
  const { language } = useTexts('map');
  const level = SMALL_LEVELS_PX.findLastIndex((from) => from <= px);
  const shown = useSmallStations(px).filter(
    ([, , x, y, from]) => from <= level && isInView({ x, y }, view),
  );
  return (
    <g className="map-small-stations">
      {shown.map(([id, name, x, y, , side]) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          {/* Not in the tab order: the booking form has every station. */}
          <a
            href={localAddress(HOME_PATH, language, { to: id }, SECTIONS.booking)}
            className="map-station map-station-small"
            tabIndex={-1}
          >
            <g className="map-px">
              <circle className="map-target" r="12" />
              <StationSymbol {...SMALL} beyond={undefined} />
              <text className="map-name-2" lang="it" {...textPosition(SMALL, side, 0)}>
                {name}
              </text>
            </g>
          </a>
        </g>
      ))}
    </g>
  );
});
