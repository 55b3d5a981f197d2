import { expect, it } from 'vitest';
import { reachableFrom, resolveImport } from './imports.ts';
import { nodesOf, parseSource, readSources } from './sources.ts';

const sources = new Map(readSources('.ts', '.tsx').map((source) => [source.path, source]));
const ISLANDS = [
  'app/booking/booking-island.tsx',
  'app/booking/place-island.tsx',
  'app/booking/day-island.tsx',
  'app/map/map-island.tsx',
];

/** The modules that a module loads when it runs: its imports without those of types alone. */
function loadedBy(path: string): readonly string[] {
  const source = sources.get(path);
  if (!source) return [];
  return [...nodesOf(parseSource(source).program)].flatMap((node) => {
    if (!/^(Import(Declaration|Expression)|Export(All|Named)Declaration)$/.test(node.type))
      return [];
    if (node.importKind === 'type' || node.exportKind === 'type') return [];
    const specifiers = (node.specifiers ?? []) as readonly { readonly importKind?: string }[];
    const isTypesOnly =
      specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type');
    const specifier = (node.source as { value?: unknown } | null | undefined)?.value;
    if (isTypesOnly || typeof specifier !== 'string') return [];
    return resolveImport(path, specifier) ?? [];
  });
}

it.each(ISLANDS)('loads no timetable, no journeys and no module of the server in %s', (island) => {
  const reached = [...reachableFrom(island, loadedBy)];
  expect(reached.length).toBeGreaterThan(20);
  expect(
    reached.filter((path) => /^app\/(journeys|data\/timetable)\/|\.server\./.test(path)),
  ).toEqual([]);
});

it('finds the timetable behind a page', () => {
  const reached = [...reachableFrom('app/pages/trip.tsx', loadedBy)];
  expect(reached).toContain('app/journeys/trip-journey.ts');
  expect(reached).toContain('app/domain/timetable/timetable-fields.ts');
});
