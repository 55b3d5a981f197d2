import { type IslandTexts, IslandTextsProvider } from '#app/i18n/translator.ts';
import type { CityPair } from './model/city-pair.ts';
import type { MapView } from './model/map-view.ts';
import type { ReachRow } from './model/reach.ts';
import { RailroadMap } from './railroad-map.tsx';

/** Everything that the map needs of the page around it. */
export interface MapIslandProps {
  readonly island: Pick<IslandTexts, 'language' | 'map'>;
  /** What the map shows first. */
  readonly view: MapView;
  /** Every pair of guide cities, the popular ones first. */
  readonly pairs: readonly CityPair[];
  /** How far one gets from the station that times are told from first. */
  readonly reach: ReachRow;
  /** The trains that the timetable does not hold, each with who publishes its times. */
  readonly otherTrains: readonly {
    readonly service: string;
    readonly source: string;
    readonly year: number;
  }[];
  /** The timetables behind all other times, by name and months. */
  readonly timetables: readonly string[];
}

/** The railroad map with its language and texts, on the server as in the browser. */
export default function MapIsland({ island, view, ...data }: MapIslandProps) {
  return (
    <IslandTextsProvider value={island}>
      <RailroadMap begin={view} {...data} />
    </IslandTextsProvider>
  );
}
