import { fold } from '#app/domain/stations/fold.ts';
import type { Station } from '#app/domain/stations/station.ts';
import type { NameRow } from './contender.ts';

/** Every label and alias as a row of its own, the more important stations first, so that ties go to them. */
export function nameRows(stations: readonly Station[]): readonly NameRow[] {
  return stations
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((station) =>
      [station.label, ...station.aliases].map((name) => ({
        name: fold(name),
        station,
        isLabel: name === station.label,
      })),
    );
}
