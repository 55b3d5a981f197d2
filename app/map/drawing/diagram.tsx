import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { diagramLine } from '#app/data/network/diagram-lines.ts';
import type { MapStation } from '#app/data/network/map-schema.ts';
import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import {
  type Bend,
  SCHEMATIC_FRAME,
  SCHEMATIC_STATIONS,
  type SchematicAxis,
  type SchematicName,
} from '#app/data/network/schematic.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import { ControlButton } from '../controls/map-controls.tsx';
import { useMap } from '../map-context.ts';
import type { MapChoice } from '../model/map-view.ts';
import { isOfChoice, isStationOfChoice } from '../model/schematic-choice.ts';
import { namePlace } from '../model/schematic-name.ts';
import { BUNDLES, type Bundle, SCHEMATIC_STEP } from '../model/schematic-path.ts';
import { WEIGHED_AXES } from '../model/schematic-weight.ts';
import { shortDuration } from '../model/short-duration.ts';
import { minutesOnMap } from '../model/written-times.ts';
import { scrollAboveSheet } from '../stage/under-sheet.ts';
import { ChosenLine } from './chosen-marks.tsx';
// By its address, so that it is loaded with the diagram only; React waits for it.
import sheet from './diagram.css?url';
import { DiagramLand } from './diagram-land.tsx';
import { usePointed, useStationLabel } from './station-label.tsx';
import { StationMark, type TimePlace, useStationStates } from './station-mark.tsx';
import { AxisLetter } from './symbols.tsx';
import { useStationKeys } from './use-station-keys.ts';

// In line with the name, although a space is in front of it.
const OVER = { dx: '-.28em', dy: '-1.2em' } as const;
const UNDER = { dx: '-.28em', dy: '1.05em' } as const;

/** Where the time of a route's stop is; undefined for after its name. */
const TIME_PLACES: Readonly<Record<SchematicName, TimePlace | undefined>> = {
  e: undefined,
  aside: undefined,
  raised: undefined,
  beyond: undefined,
  ne: OVER,
  se: UNDER,
  over: OVER,
  under: UNDER,
};
const OTHER_TIME_PLACES = {
  before: { x: -36, textAnchor: 'end' },
  over: OVER,
  right: { x: 4, dy: '-1.2em' },
  under: UNDER,
} as const satisfies Readonly<Record<string, TimePlace>>;

const PLACED = Object.entries(SCHEMATIC_STATIONS).flatMap(([key, [, , name, own]]) => {
  const station = STATION_BY_KEY.get(key);
  const bundle = BUNDLES.get(key);
  if (!station || !bundle) return [];
  // The diagram has no frame that a station could be beyond.
  const { beyond: _, ...withoutArrow } = station;
  const [[x, y], [toX, toY]] = bundle;
  const placed = { ...withoutArrow, x: (x + toX) / 2, y: (y + toY) / 2 };
  return {
    station: placed,
    mark: markPath(bundle, own?.wider),
    namePlace: namePlace(station, bundle),
    timePlace: own?.time ? OTHER_TIME_PLACES[own.time] : TIME_PLACES[name],
  };
});

/** Each name has one side only, which its own place overrides. */
const SIDES = ['e'] as const;

const STATIONS_OF_DIAGRAM = PLACED.map(({ station }) => station);

/** The marks of the stations that several lines share. */
const MARKS = PLACED.map(({ mark }) => mark).join('');

const { left, top, width, height } = SCHEMATIC_FRAME;
const VIEW_BOX = [left, top, width, height].map((steps) => steps * SCHEMATIC_STEP).join(' ');

/** The main lines as a diagram, with the same stations, states and choices as the map. */
export default function Diagram() {
  const { choice, chosenIn, pairs, t } = useMap();
  const label = useStationLabel();
  const stateOf = useStationStates();
  const { pointed, handlers } = usePointed(true);
  const isRoute = choice.kind === 'route';
  const isFaded = (station: MapStation) =>
    isRoute ? stateOf(station).state === 'plain' : !isStationOfChoice(station.key, choice);
  const marksOf = (isMeant: (station: MapStation) => boolean) =>
    PLACED.map(({ station, mark }) => (isMeant(station) ? mark : '')).join('');
  const isChosen = (station: MapStation) => stateOf(station).state === 'chosen';
  const route = isRoute ? diagramLine(choice) : undefined;
  const minutes = isRoute ? minutesOnMap(choice, pairs, undefined) : undefined;
  const timeAt = (key: string) => {
    const own = minutes?.get(key);
    return own === undefined ? undefined : shortDuration(own);
  };
  const [isEnlarged, setEnlarged] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them moves what is chosen.
  useEffect(() => {
    if (!box.current) return;
    // A choice brings the sheet up.
    if (chosenIn === 'map') scrollAboveSheet(box.current);
    scrollToChosen(box.current, isEnlarged);
  }, [isEnlarged, choice]);
  const { tabStop, group } = useStationKeys(STATIONS_OF_DIAGRAM);
  const hasCode = useHasCode();
  return (
    <section
      className="map-diagram"
      // As on the map: screen readers then leave the arrow keys to it.
      role={hasCode ? 'application' : undefined}
      aria-label={t('view.diagramLabel')}
      aria-describedby="diagram-keys"
      data-enlarged={isEnlarged || undefined}
      {...handlers}
    >
      <link rel="stylesheet" href={sheet} precedence="map" />
      <div ref={box} className="map-diagram-box">
        <svg viewBox={VIEW_BOX} role="presentation">
          <DiagramLand />
          <text className="map-diagram-island" x={SCHEMATIC_STEP} y={21 * SCHEMATIC_STEP}>
            {t('view.sardinia')}
          </text>
          <Lines choice={choice} />
          <g className="map-chosen">{route && <ChosenLine {...route} />}</g>
          {route ? (
            route.letters.map(([id, x, y]) => <Letter key={id} id={id} at={[x, y]} />)
          ) : (
            <Letters choice={choice} />
          )}
          <path className="map-bundle-edge map-bundle-faded" d={marksOf(isFaded)} />
          <path className="map-bundle-edge" d={marksOf((station) => !isFaded(station))} />
          <path
            className="map-bundle-edge map-bundle-stop"
            d={marksOf((station) => stateOf(station).state === 'stop')}
          />
          <path className="map-bundle" d={MARKS} />
          <path className="map-bundle map-bundle-chosen" d={marksOf(isChosen)} />
          <g {...group}>
            {PLACED.map(({ station, mark, ...places }) => (
              <g
                key={station.key}
                data-shared={mark !== '' || undefined}
                data-faded={isFaded(station) || undefined}
              >
                <StationMark
                  station={station}
                  sides={SIDES}
                  {...stateOf(station)}
                  {...places}
                  time={timeAt(station.key)}
                  isTabStop={!hasCode || station.key === tabStop}
                />
              </g>
            ))}
          </g>
        </svg>
      </div>
      <p id="diagram-keys" hidden>
        {t('view.diagramKeys')}
      </p>
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

/** Whether the code of the page runs: false on the server and until hydration. */
function useHasCode(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;

/** The lines, dimmed below a route and the travel times. */
function Lines({ choice }: { readonly choice: MapChoice }) {
  const isBehind = choice.kind === 'route' || choice.kind === 'reach';
  return (
    <g className={isBehind ? 'map-is-behind' : undefined}>
      {WEIGHED_AXES.flatMap(({ axis, paths }) =>
        paths.map(({ weight, path }) => (
          <path
            key={`${axis.id} ${weight}`}
            className={`map-axis axis-${axis.id} ${isBehind ? '' : stateOfAxis(axis, choice)}`.trim()}
            data-weight={weight}
            d={path}
          />
        )),
      )}
    </g>
  );
}

/** The letters of the lines; of a choice, those of its own. */
function Letters({ choice }: { readonly choice: MapChoice }) {
  return SCHEMATIC_AXES.flatMap((axis) =>
    axis.lettersAt.map((at) => (
      <g key={`${axis.id} ${at}`} className={stateOfAxis(axis, choice)}>
        <Letter id={axis.id} at={at} />
      </g>
    )),
  );
}

interface LetterProps {
  /** The id of its axis. */
  readonly id: string;
  readonly at: Bend;
}

function Letter({ id, at: [x, y] }: LetterProps) {
  const { letter = '' } = SCHEMATIC_AXES.find((axis) => axis.id === id) ?? {};
  return (
    <g transform={`translate(${x * SCHEMATIC_STEP} ${y * SCHEMATIC_STEP})`}>
      <AxisLetter id={id} letter={letter} />
    </g>
  );
}

/** The class of a line that does not pass what is chosen. */
function stateOfAxis(axis: SchematicAxis, choice: MapChoice): string {
  return isOfChoice(axis, choice) ? '' : 'map-is-behind';
}

/** How far from the box's edge a chosen station is in sight, with its name, in CSS pixels. */
const CLEAR_PX = 6;

/**
 * Brings the chosen station, or the middle of both of a route, into the middle of a diagram that is
 * larger than its box. Of a route that is longer than the box, it is the first. Where the beginning
 * of the diagram shows them, no name is cut at its upper edge.
 */
function scrollToChosen(box: HTMLElement, isEnlarged: boolean): void {
  if (!isEnlarged) box.scrollTo(0, 0);
  const targets = box.querySelectorAll('.map-is-chosen .map-target');
  const marks = [...targets].map((target) => target.getBoundingClientRect());
  const [first] = marks;
  if (!first) return;
  const frame = box.getBoundingClientRect();
  const isInSight = marks.every(({ bottom }) => bottom + CLEAR_PX < frame.bottom);
  if (!isEnlarged && isInSight) return;
  const last = marks.at(-1) ?? first;
  const isLonger =
    Math.abs(last.x - first.x) + first.width > frame.width ||
    Math.abs(last.y - first.y) + first.height > frame.height;
  const { x, y, width, height } = first;
  const [endX, endY] = isLonger ? [x, y] : [last.x, last.y];
  box.scrollBy(
    (x + endX + width) / 2 - frame.x - frame.width / 2,
    (y + endY + height) / 2 - frame.y - frame.height / 2,
  );
}

/** The line of a station's mark; for a wider one, which stands upright, there and back. */
function markPath([[x, y], [toX, toY]]: Bundle, wider = 0): string {
  if (x === toX && y === toY) return '';
  if (wider === 0) return `M${x} ${y}L${toX} ${toY}`;
  return `M${x - wider / 2} ${y}h${wider}V${toY}h${-wider}z`;
}
