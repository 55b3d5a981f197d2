import { SCHEMATIC_STATIONS, type SchematicAxis } from '#app/data/network/schematic.ts';
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
