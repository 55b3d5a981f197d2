import { routeLine, STATION_BY_KEY } from '#app/data/network/railways.ts';
import { SCHEMATIC_AXES, SCHEMATIC_SIZE, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';
import { useMap } from '../map-context.ts';
import { SCHEMATIC_STEP, schematicPath } from '../model/schematic-path.ts';
import { ChosenLine } from './chosen-marks.tsx';
// By its address, so that it is loaded with the diagram only; React waits for it.
import sheet from './diagram.css?url';
import { usePointed, useStationLabel } from './station-label.tsx';
import { StationMark, useStationStates } from './station-mark.tsx';

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
  const { pointed, handlers } = usePointed();
  const isRoute = choice.kind === 'route';
  return (
    <section className="map-diagram" aria-label={t('view.diagramLabel')} {...handlers}>
      <link rel="stylesheet" href={sheet} precedence="map" />
      <svg viewBox={VIEW_BOX} role="presentation">
        <g className={isRoute ? 'map-is-behind' : undefined}>
          {SCHEMATIC_AXES.map(({ id, lines }) => (
            <path
              key={id}
              className={`map-axis axis-${id}`}
              d={lines.map(schematicPath).join('')}
            />
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
      {pointed && (
        <p className="map-diagram-says" aria-hidden="true">
          {label(pointed)}
        </p>
      )}
    </section>
  );
}
