import { useState } from 'react';
import { routeLine, STATION_BY_KEY } from '#app/data/network/railways.ts';
import { SCHEMATIC_AXES, SCHEMATIC_SIZE, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';
import { ControlButton } from '../controls/map-controls.tsx';
import { useMap } from '../map-context.ts';
import { SCHEMATIC_STEP, schematicPath } from '../model/schematic-path.ts';
import { ChosenLine } from './chosen-marks.tsx';
// By its address, so that it is loaded with the diagram only; React waits for it.
import sheet from './diagram.css?url';
import { usePointed, useStationLabel } from './station-label.tsx';
import { StationMark, useStationStates } from './station-mark.tsx';
import { AxisLetter } from './symbols.tsx';

const PLACED = Object.entries(SCHEMATIC_STATIONS).flatMap(([key, [x, y, side]]) => {
  const station = STATION_BY_KEY.get(key);
  if (!station) return [];
  // The diagram has no frame that a station could be beyond.
  const { beyond: _, ...withoutArrow } = station;
  const placed = { ...withoutArrow, x: x * SCHEMATIC_STEP, y: y * SCHEMATIC_STEP };
  return [{ station: placed, sides: [side] }];
});

const { width, height } = SCHEMATIC_SIZE;
const VIEW_BOX = `0 0 ${width * SCHEMATIC_STEP} ${height * SCHEMATIC_STEP}`;

/** The main lines as a diagram, with the same stations, states and choices as the map. */
export function Diagram() {
  const { choice, t } = useMap();
  const label = useStationLabel();
  const stateOf = useStationStates();
  const { pointed, handlers } = usePointed(true);
  const isRoute = choice.kind === 'route';
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <section
      className="map-diagram"
      aria-label={t('view.diagramLabel')}
      data-enlarged={isEnlarged || undefined}
      {...handlers}
    >
      <link rel="stylesheet" href={sheet} precedence="map" />
      <div className="map-diagram-box">
        <svg viewBox={VIEW_BOX} role="presentation">
          <g className={isRoute ? 'map-is-behind' : undefined}>
            {SCHEMATIC_AXES.map(({ id, lines }) => (
              <path
                key={id}
                className={`map-axis axis-${id}`}
                d={lines.map(schematicPath).join('')}
              />
            ))}
            {SCHEMATIC_AXES.map(({ id, letter, letterAt: [x, y] }) => (
              <g key={id} transform={`translate(${x * SCHEMATIC_STEP} ${y * SCHEMATIC_STEP})`}>
                <AxisLetter id={id} letter={letter} />
              </g>
            ))}
          </g>
          <g className="map-chosen">
            {isRoute && <ChosenLine {...routeLine(choice, 'diagramPath')} />}
          </g>
          {PLACED.map(({ station, sides }) => (
            <StationMark
              key={station.key}
              station={station}
              sides={sides}
              {...stateOf(station)}
              isTabStop
            />
          ))}
        </svg>
      </div>
      <ControlButton
        className="map-diagram-enlarge"
        aria-label={t('controls.enlarge')}
        icon={isEnlarged ? 'M4 12h16' : 'M4 12h16M12 4v16'}
        aria-pressed={isEnlarged}
        onClick={() => setEnlarged(!isEnlarged)}
      />
      {pointed && (
        <p className="map-diagram-says" aria-hidden="true">
          {label(pointed)}
        </p>
      )}
    </section>
  );
}
