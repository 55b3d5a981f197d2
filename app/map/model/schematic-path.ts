import { type Bend, SCHEMATIC_STATIONS } from '#app/data/network/schematic.ts';

/** A step of the diagram's grid, in units of the drawing. */
export const SCHEMATIC_STEP = 22;

/** The data of a path through stations and bends of the diagram. */
export function schematicPath(places: readonly (string | Bend)[]): string {
  const points = places.map((place) => {
    const gridPoint = typeof place === 'string' ? SCHEMATIC_STATIONS[place] : place;
    const [x, y] = gridPoint ?? [0, 0];
    return `${x * SCHEMATIC_STEP} ${y * SCHEMATIC_STEP}`;
  });
  return points.length > 1 ? `M${points.join('L')}` : '';
}
