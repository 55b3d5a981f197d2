import { type MouseEvent, memo, type SVGAttributes } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import type { NameSide } from '#app/data/network/name-sides.ts';
import { type Band, bandOf } from '#app/domain/travel-times/bands.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { useMap, useMapLink } from '../map-context.ts';
import { findPair, trainsFrom } from '../model/city-pair.ts';
import { chosenStations, type MapChoice } from '../model/map-view.ts';
import { ITALY_PART, isIn } from '../model/measures.ts';
import { nameSize } from '../model/name-boxes.ts';
import type { NamePlace } from '../model/schematic-name.ts';
import { type Sides, shownFrom, widthClass } from '../model/shown-stations.ts';
import type { MinutesAt } from '../model/written-times.ts';
import { stationOf, useStationLabel } from './station-label.tsx';
import { BandNumber, StationSymbol } from './symbols.tsx';
import { textPosition } from './text-position.ts';

/** A target of 24 pixels (WCAG 2.2, 2.5.8); the style sheet enlarges it for touch screens. */
const TARGET_RADIUS = 12;
/** The offset of a name, in pixels, for marks that are larger than a station's own symbol. */
const NAME_OFFSET = { band: 2, chosen: 5.5 };

interface StationState {
  /**
   * `beyond` is out of reach within the shown travel time, `faded` without a direct train from the
   * chosen station.
   */
  readonly state: 'plain' | 'chosen' | 'stop' | 'beyond' | 'faded';
  readonly band: Band | undefined;
  /** The name with the travel time. */
  readonly label: string;
  /** The map shows travel times, and choosing a station makes it their origin. */
  readonly isReach: boolean;
}

/**
 * The state of each station for the current choice.
 *
 * @param direct the stations with a direct train from the chosen one; with none no station fades
 */
export function useStationStates(direct?: MinutesAt): (station: MapStation) => StationState {
  const { choice, pairs, reach, withinMinutes } = useMap();
  const label = useStationLabel();
  const chosen = chosenStations(choice);
  const isReach = choice.kind === 'reach';
  const stops = stopsOf(choice, pairs);
  return (station) => {
    const { key } = station;
    const minutes = isReach ? reach?.times[key]?.minutes : undefined;
    const band = minutes !== undefined && minutes <= withinMinutes ? bandOf(minutes) : undefined;
    let state: StationState['state'] = isReach && !band ? 'beyond' : 'plain';
    if (choice.kind === 'station' && direct?.size && !direct.has(key)) state = 'faded';
    if (stops.includes(key)) state = 'stop';
    if (chosen.includes(key)) state = 'chosen';
    return { state, band, label: label(station), isReach };
  };
}

/** The stops of the chosen route's fastest train. */
function stopsOf(choice: MapChoice, pairs: readonly CityPair[]): readonly string[] {
  if (choice.kind !== 'route') return [];
  const pair = findPair(pairs, choice);
  return (pair && trainsFrom(pair, choice.departure).stops) ?? [];
}

/** A place beside a name: without `x` it begins where the name does. */
export type TimePlace = Pick<SVGAttributes<SVGTSpanElement>, 'x' | 'dx' | 'dy' | 'textAnchor'>;

interface StationMarkProps extends StationState {
  readonly station: MapStation;
  /** The sides of its name: at the map's width, or at several widths until it is measured. */
  readonly sides: Sides;
  readonly isTabStop: boolean;
  /** Keys alone lead to it, which bring it into view. */
  readonly isUnseen?: boolean;
  /** Where its name begins if its side does not say so. */
  readonly namePlace?: NamePlace | undefined;
  /** A duration after its name. */
  readonly time?: string | undefined;
  /** The duration is in a line of its own below the name. */
  readonly isTimeBelow?: boolean | undefined;
  /** Where the duration is if not after the name. */
  readonly timePlace?: TimePlace | undefined;
}

/** A station: its symbol, its name if there is room, and its target. */
export const StationMark = memo(function StationMark(props: StationMarkProps) {
  const { station, sides, state, band, label, isTabStop, isUnseen, isReach, ...named } = props;
  const { key, kind, rank, beyond } = station;
  const name = station.name[useTexts('map').language];
  const classes = [`map-station map-station-${kind} map-is-${state}`, widthClass(shownFrom(sides))];
  if (!isIn(ITALY_PART, station)) classes.push('map-abroad');
  let nameOffset = band ? NAME_OFFSET.band : 0;
  if (state === 'chosen') nameOffset = NAME_OFFSET.chosen;
  const link = useMapLink();
  const linkTo = (pressed: string) =>
    link({ choice: { kind: isReach ? 'reach' : 'station', station: pressed }, chosenIn: 'map' });
  return (
    <g
      transform={`translate(${station.x} ${station.y})`}
      opacity={isUnseen ? 0 : undefined}
      pointerEvents={isUnseen ? 'none' : undefined}
    >
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
          <StationName {...named} name={name} station={station} sides={sides} offset={nameOffset} />
        </g>
      </a>
    </g>
  );
});

/** A line below a name that is at a side, in line with it although a space is in front. */
function lineBelow(side: NameSide): TimePlace {
  const dy = '1.25em';
  if (side.includes('w')) return { dy };
  return { dx: side.includes('e') ? '-.28em' : '-.14em', dy };
}

interface StationNameProps
  extends Pick<
    StationMarkProps,
    'station' | 'sides' | 'namePlace' | 'time' | 'isTimeBelow' | 'timePlace'
  > {
  readonly name: string;
  readonly offset: number;
}

/** The name of a station, once for each range of widths with the same side. */
function StationName(props: StationNameProps) {
  const { name, station, sides, namePlace, time, isTimeBelow, timePlace, offset } = props;
  return sides.map((side, from) => {
    const isRepeated = side === sides[from - 1];
    if (side === undefined || side === 'nameless' || isRepeated) return null;
    const until = sides.findIndex((later, i) => i > from && later !== side);
    const width = widthClass(from, until);
    const position = namePlace ?? textPosition(station, side, offset, isTimeBelow);
    const ownPlace = isTimeBelow ? lineBelow(side) : timePlace;
    const place = ownPlace && { x: position.x, ...ownPlace };
    return (
      <text key={width} className={`map-name-${nameSize(station)} ${width}`.trim()} {...position}>
        {name}
        {time && (
          <tspan className="map-time" {...place}>
            {' '}
            {time}
          </tspan>
        )}
      </text>
    );
  });
}

// On a small map targets overlap, and the nearest station is meant. A click by a key has no
// position.
function pressedStation({ clientX, clientY, detail }: MouseEvent): string | undefined {
  if (detail === 0) return undefined;
  const distance = (target: Element) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
  };
  const [nearest] = document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => element.matches('.map-target'))
    .sort((a, b) => distance(a) - distance(b));
  return nearest && stationOf(nearest);
}
