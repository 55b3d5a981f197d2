import { type MouseEvent, memo } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import type { NameSide } from '#app/data/network/name-sides.ts';
import { type Band, bandOf } from '#app/domain/travel-times/bands.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMap, useMapLink } from '../map-context.ts';
import { joins, trainsFrom } from '../model/city-pair.ts';
import { chosenStations } from '../model/map-view.ts';
import { ITALY_PART, isIn } from '../model/measures.ts';
import { nameBox, nameSizePx } from '../model/name-boxes.ts';
import { type Sides, shownFrom, widthClass } from '../model/shown-stations.ts';
import { stationOf, useStationLabel } from './station-label.tsx';
import { BandNumber, StationSymbol } from './symbols.tsx';

/**
 * A target of 24 pixels, as WCAG 2.2 asks for (2.5.8); the style sheet makes it larger for fingers.
 */
const TARGET_RADIUS = 12;
/**
 * How far a name stands off its place, in pixels: a number is larger than a ring, and the ring
 * around what is chosen than both.
 */
const NAME_ROOM = { band: 2, chosen: 5.5 };

interface StationState {
  /** How it stands out. */
  readonly state: 'plain' | 'chosen' | 'stop' | 'beyond';
  readonly band: Band | undefined;
  /** Its name and how far it is, in words. */
  readonly label: string;
  /** The map shows travel times, and a station begins them anew. */
  readonly isReach: boolean;
}

/** Tells of each station what the map shows of it. */
export function useStationStates(): (station: MapStation) => StationState {
  const { choice, pairs, reach, withinMinutes } = useMap();
  const label = useStationLabel();
  const chosen = chosenStations(choice);
  const isReach = choice.kind === 'reach';
  const pair =
    choice.kind === 'route' && pairs.find((one) => joins(one, choice.departure, choice.arrival));
  const stops = (pair && trainsFrom(pair, choice.departure).stops) || [];
  return (station) => {
    const { key } = station;
    const minutes = isReach ? reach?.times[key]?.minutes : undefined;
    const band = minutes !== undefined && minutes <= withinMinutes ? bandOf(minutes) : undefined;
    let state: StationState['state'] = isReach && !band ? 'beyond' : 'plain';
    if (stops.includes(key)) state = 'stop';
    if (chosen.includes(key)) state = 'chosen';
    return { state, band, label: label(station), isReach };
  };
}

interface StationMarkProps extends StationState {
  readonly station: MapStation;
  /** Where its name stands: at the map's own width, or at several until that is measured. */
  readonly sides: Sides;
  readonly isTabStop: boolean;
}

/** A station: its symbol, its name where there is room, and a target large enough for a finger. */
export const StationMark = memo(function StationMark(props: StationMarkProps) {
  const { station, sides, state, band, label, isTabStop, isReach } = props;
  const { key, kind, rank, beyond } = station;
  const { language } = useTexts('map');
  const classes = [`map-station map-station-${kind} map-is-${state}`, widthClass(shownFrom(sides))];
  if (!isIn(ITALY_PART, station)) classes.push('map-abroad');
  const name = station.name[language];
  const room = state === 'chosen' ? NAME_ROOM.chosen : band ? NAME_ROOM.band : 0;
  const link = useMapLink();
  const linkTo = (pressed: string) =>
    link({ choice: { kind: isReach ? 'reach' : 'station', station: pressed }, chosenIn: 'map' });
  return (
    <g transform={`translate(${station.x} ${station.y})`}>
      <a
        href={linkTo(key).href}
        onClick={(event: MouseEvent) => linkTo(pressedStation(event) ?? key).onClick(event)}
        className={classes.filter(Boolean).join(' ')}
        data-station={key}
        tabIndex={isTabStop ? undefined : -1}
        aria-label={label}
        aria-current={state === 'chosen' ? 'true' : undefined}
      >
        <g className={`map-px${rank === 0 ? ' map-chief' : ''}`}>
          <circle className="map-target" r={TARGET_RADIUS} />
          {band ? (
            <BandNumber band={band} radius={7} />
          ) : (
            <StationSymbol kind={kind} rank={rank} beyond={beyond} />
          )}
          {sides.map((side, from) => {
            if (!side || side === sides[from - 1]) return null;
            const until = sides.findIndex((later, i) => i > from && later !== side);
            const width = widthClass(from, until);
            return (
              <text
                key={width}
                className={width || undefined}
                {...textPlace(name, station, side, room)}
              >
                {name}
              </text>
            );
          })}
        </g>
      </a>
    </g>
  );
});

// On a small map the targets of neighbours lie over each other, and the nearest one is meant; a
// press by a key means its own.
function pressedStation({ clientX, clientY, detail }: MouseEvent): string | undefined {
  if (detail === 0) return undefined;
  const away = (target: Element) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
  };
  const [nearest] = document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => element.matches('.map-target'))
    .sort((a, b) => away(a) - away(b));
  return nearest && stationOf(nearest);
}

// From the top of a line to the baseline, in shares of its size.
const BASELINE = 0.88;

function textPlace(name: string, station: MapStation, side: NameSide, room: number) {
  const { left, right, top } = nameBox(name, station, side);
  const textAnchor = side.includes('w') ? 'end' : side.includes('e') ? 'start' : 'middle';
  const x = { end: right - room, start: left + room, middle: 0 }[textAnchor];
  const y = top + nameSizePx(station) * BASELINE;
  const rounded = (length: number) => Math.round(length * 10) / 10;
  return { x: rounded(x), y: rounded(y), textAnchor } as const;
}
