import type { MapStation } from '#app/data/network/map-schema.ts';
import { SCHEMATIC_STATIONS, type SchematicName } from '#app/data/network/schematic.ts';
import type { Bundle } from './schematic-path.ts';
import { symbolRadius } from './symbol-radius.ts';

/** From the edge of a mark to its name, in units of the drawing. */
const GAP = 7;
/** The same where the name is above or below the mark, whose letters keep off by themselves. */
const GAP_ACROSS = 3.5;
/** Half of the thickness of a mark that several lines share. */
const SHARED_RADIUS = 6.5;
/** How far the edges of dots and rings reach outside. */
const DOT_EDGE = 0.5;
const RING_EDGE = 1.3;

/** Where a name begins, in units of the drawing from the middle of its station's mark. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
  /** From there to its baseline, in the em of its size. */
  readonly dy: '-.18em' | '.35em' | '.8em';
}

/**
 * Where the name of a station of the diagram begins: all keep the same distance from their marks.
 */
export function namePlace(
  { key, kind, rank }: Pick<MapStation, 'key' | 'kind' | 'rank'>,
  [[x, y], [toX, toY]]: Bundle,
): NamePlace {
  const [, , name, { shift: [right, lower] = [0, 0] } = {}] = SCHEMATIC_STATIONS[key] ?? [
    0,
    0,
    'e',
  ];
  const [across, down] = [Math.abs(toX - x) / 2, Math.abs(toY - y) / 2];
  const edge = kind === 'regional' ? DOT_EDGE : RING_EDGE;
  const radius = across + down > 0 ? SHARED_RADIUS : symbolRadius({ kind, rank }) + edge;
  const place = placeAt(name, { across, down, radius });
  return { ...place, x: place.x + right, y: place.y + lower };
}

interface Mark {
  /** Half of the length of its middle line, in each direction. */
  readonly across: number;
  readonly down: number;
  readonly radius: number;
}

function placeAt(name: SchematicName, { across, down, radius }: Mark): NamePlace {
  const beside = across + radius + GAP;
  const above = { y: -(down + radius + GAP_ACROSS), dy: '-.18em' } as const;
  const below = { y: down + radius + GAP_ACROSS, dy: '.8em' } as const;
  switch (name) {
    case 'over':
      return { x: -across - radius, ...above };
    case 'under':
      return { x: -across - radius, ...below };
    case 'ne':
      return { x: across + 6, ...above };
    case 'se':
      return { x: across + 6, ...below };
    case 'aside':
      return { x: beside, y: 2.5, dy: '.35em' };
    case 'raised':
      return { x: beside, y: -down - 2, dy: '.35em' };
    case 'beyond':
      return { x: beside + 11.5, y: -9.5, dy: '.35em' };
    default:
      return { x: beside, y: 0, dy: '.35em' };
  }
}
