import { memo } from 'react';
import { SCHEMATIC_AXES, SCHEMATIC_FRAME, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';
import { bandOf } from '#app/domain/travel-times/bands.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { usePointed } from '../controls/use-pointed.ts';
import type { CityPair } from '../model/city-pair.ts';
import type { MapChoice } from '../model/map-view.ts';
import { STATION_BY_KEY } from '../model/railways.ts';
import type { Reach } from '../model/reach.ts';
import { SCHEMATIC_STEP, schematicPath, schematicWay } from '../model/schematic-way.ts';
import { chosenStations } from '../model/shown-stations.ts';
import { StationMark } from './station-mark.tsx';
import { stateOf, stopsOf } from './station-state.ts';
import { useStationLabel } from './use-station-label.ts';

interface DiagramProps {
  readonly choice: MapChoice;
  readonly pairs: readonly CityPair[];
  readonly reach: Reach | undefined;
  readonly withinMinutes: number;
}

/** The main lines as a diagram: the same stations, states and presses as on the map. */
export const Diagram = memo(function Diagram({ choice, pairs, reach, withinMinutes }: DiagramProps) {
  const t = useTexts('map');
  const label = useStationLabel(reach);
  const { pointed = '', handlers } = usePointed();
  const chosen = chosenStations(choice);
  const stops = stopsOf(choice, pairs);
  const isReach = choice.kind === 'reach';
  const { left, top, width, height } = SCHEMATIC_FRAME;
  const viewBox = [left, top, width, height].map((steps) => steps * SCHEMATIC_STEP).join(' ');
  const way = choice.kind === 'route' ? schematicPath(schematicWay(choice.departure, choice.arrival)) : '';
  const pointedStation = STATION_BY_KEY.get(pointed);
  return (
    <section className="map-diagram" aria-label={t('view.diagramLabel')} {...handlers}>
      <svg viewBox={viewBox} role="presentation">
        <g className={choice.kind === 'route' ? 'map-is-behind' : undefined}>
          {SCHEMATIC_AXES.map(({ id, lines }) => (
            <path key={id} className={`map-axis map-axis-${id}`} d={lines.map(schematicPath).join('')} />
          ))}
        </g>
        <g className="map-chosen">
          <path className="map-chosen-bed" d={way} />
          <path key={way} className="map-chosen-line" d={way} pathLength={1} />
        </g>
        {Object.entries(SCHEMATIC_STATIONS).map(([key, [x, y, side]]) => {
          const station = STATION_BY_KEY.get(key);
          if (!station) return null;
          const minutes = isReach ? reach?.times.get(key)?.minutes : undefined;
          const band = minutes !== undefined && minutes <= withinMinutes ? bandOf(minutes) : undefined;
          const { beyond: _, ...here } = station;
          return (
            <StationMark
              key={key}
              station={{ ...here, x: x * SCHEMATIC_STEP, y: y * SCHEMATIC_STEP }}
              width={undefined}
              places={undefined}
              side={side}
              state={stateOf(key, chosen, stops, isReach && !band)}
              band={band}
              label={label(station)}
              isTabStop
              isBanded={isReach}
              onFocus={ignore}
            />
          );
        })}
      </svg>
      {pointedStation && (
        <p className="map-diagram-says" aria-hidden="true">
          {label(pointedStation)}
        </p>
      )}
    </section>
  );
});

function ignore(): void {
  // Every station of the diagram is a stop of the Tab key of its own.
}
