import { type CityPair, joins, trainsFrom } from '../model/city-pair.ts';
import type { MapChoice } from '../model/map-view.ts';

/** Where the fastest train of the chosen route calls. */
export function stopsOf(choice: MapChoice, pairs: readonly CityPair[]): readonly string[] {
  if (choice.kind !== 'route') return [];
  const pair = pairs.find((one) => joins(one, choice.departure, choice.arrival));
  return (pair && trainsFrom(pair, choice.departure).stops) ?? [];
}

/** How a station stands out. */
export function stateOf(key: string, chosen: readonly string[], stops: readonly string[], isBeyond: boolean) {
  if (chosen.includes(key)) return 'chosen';
  if (stops.includes(key)) return 'stop';
  return isBeyond ? 'beyond' : 'plain';
}
