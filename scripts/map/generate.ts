import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildMap } from './build-map.ts';
import { readStationPositions } from './station-positions.ts';

// Writes the generated files of the railroad map. Run it after a change to the network's data or to the drawing.
const world: unknown = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);
for (const [name, content] of Object.entries(buildMap(world, readStationPositions()))) {
  const file = new URL(`../../app/data/network/generated/${name}.json`, import.meta.url);
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(file, text);
  console.log(`${name}.json: ${text.length} characters`);
}
