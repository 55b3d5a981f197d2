import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { readLines } from './read-lines.ts';
import { STOP_NAMES } from './stop-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: unknown): string {
  const path = join(folder, 'lines.json.gz');
  writeFileSync(path, gzipSync(JSON.stringify(content)));
  return path;
}

const line = {
  route: 'R3',
  type: 2,
  trains: 5,
  stops: [
    ['BRESCIA', 45.5321, 10.2144, 0],
    ['NESSUN POSTO', 45.5, 10.1, 5],
    ['MILANO CENTRALE', 45.5321, 10.2144, 6],
    ["PONTE D'ADDA", 45.1844, 9.7908, 7],
    ['PASSIRANO', 45.6222, 10.02, 17],
  ],
};

it('finds a stop by its name nearby or by its other name, and reports the rest', () => {
  const { packed, unknown } = readLines(fileOf([line]));
  expect(packed).toEqual({
    stations: ['83017178', '83260257'],
    lines: [{ route: 'R3', kind: 'train', trains: 5, stops: [0, 1], minutes: [0, 17] }],
  });
  expect([...unknown]).toEqual([
    'NESSUN POSTO at 45.5, 10.1',
    'MILANO CENTRALE at 45.5321, 10.2144',
  ]);
});

it('knows a bus line, and refuses another format', () => {
  expect(readLines(fileOf([{ ...line, type: 3 }])).packed.lines[0]?.kind).toBe('bus');
  expect(() => readLines(fileOf([{ ...line, type: 0 }]))).toThrow();
});

it('has other names of stations in the list only, each of one station', () => {
  const labels = stationIndexFor('it').stations.map(({ label }) => label);
  for (const name of Object.values(STOP_NAMES)) {
    if (name !== undefined) expect(labels.filter((label) => label === name)).toEqual([name]);
  }
});
