import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import { buildMap } from './build-map.ts';
import { packNetwork } from './pack-network.ts';
import { placePoints } from './place-points.ts';
import { schematicRoutes } from './schematic-route.ts';
import { schematicServices, schematicShorterRuns } from './schematic-services.ts';
import { placeSmallStations } from './small-stations.ts';
import { stationPoints } from './station-points.ts';
import { readStationPositions } from './station-positions.ts';
import { sectionsOf } from './timetable-sections.ts';

// Writes the generated files of the railroad map. Run it after a change to the network's data or to
// the drawing.
const world: unknown = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);
const timetable = readTimetableFile(
  readFileSync(new URL('../../app/data/timetable/generated/timetable.bin', import.meta.url)),
);
const points = stationPoints();
const { geography, network, further, land, surroundings } = buildMap({
  world,
  positions: readStationPositions(),
  points,
  sections: sectionsOf(timetable),
});
const small = placeSmallStations(network.stations, geography, points);
const planner = createPlanner(timetable);
const files = {
  'geography.json': `${JSON.stringify(geography)}\n`,
  'network.json': `${JSON.stringify(packNetwork(network))}\n`,
  'further-lines.json': `${JSON.stringify(further)}\n`,
  'diagram-routes.json': `${JSON.stringify(schematicRoutes())}\n`,
  'services.json': `${JSON.stringify(schematicServices(planner))}\n`,
  'shorter-runs.json': `${JSON.stringify(schematicShorterRuns(planner))}\n`,
  'land.svg': land,
  'surroundings.svg': surroundings,
  'station-points.json': `${JSON.stringify(points)}\n`,
  'place-points.json': `${JSON.stringify(placePoints())}\n`,
  'small-stations.json': `${JSON.stringify(small)}\n`,
};
for (const [name, text] of Object.entries(files)) {
  writeFileSync(new URL(`../../app/data/network/generated/${name}`, import.meta.url), text);
  console.log(`${name}: ${text.length} characters`);
}
