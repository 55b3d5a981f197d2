import { SCHEMATIC_STATIONS, type SchematicAxis } from '#app/data/network/schematic.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import { chosenStations, type MapChoice } from './map-view.ts';

/**
 * Whether a line of the diagram passes the chosen station, or runs through from one end of the
 * chosen route to the other. Without a choice all do; of travel times, none does.
 */
export function isOfChoice({ lines }: SchematicAxis, choice: MapChoice): boolean {
  if (choice.kind === 'reach') return false;
  const chosen = chosenStations(choice).filter((key) => SCHEMATIC_STATIONS[key]);
  return lines.some((line) => chosen.every((key) => line.includes(key)));
}

/**
 * Whether the station is on a line that passes the chosen one. Without such a choice all are.
 */
export function isStationOfChoice(key: string, choice: MapChoice): boolean {
  if (choice.kind !== 'station') return true;
  return SCHEMATIC_AXES.some(
    (axis) => isOfChoice(axis, choice) && axis.lines.some((line) => line.includes(key)),
  );
}
