import { expect, it } from 'vitest';
import { ageingFacts } from '#app/data/facts/ageing-facts.ts';
import { cityPath, PATHS, routePath } from '#app/i18n/addresses.ts';
import { importsOf, reachableFrom } from './imports.ts';
import { readSources } from './sources.ts';

const REGISTRY = 'app/data/facts/ageing-facts.ts';

it('every fact that can age is shown by a page of the site', () => {
  const paths = new Set<string>([
    ...Object.values(PATHS),
    cityPath(':city'),
    routePath(':departure', ':arrival'),
  ]);
  expect(ageingFacts().filter(({ page }) => !paths.has(page))).toEqual([]);
});

it('every file of data with a day of review is part of the list of facts', () => {
  const sources = readSources('.ts').filter(
    ({ path }) => path.startsWith('app/data/') && !/\.test\.ts$/.test(path),
  );
  const next = Map.groupBy(importsOf(sources), ({ from }) => from);
  const reached = reachableFrom(REGISTRY, (path) => (next.get(path) ?? []).map(({ to }) => to));
  const dated = sources.filter(({ text }) => /reviewBy: '/.test(text)).map(({ path }) => path);
  expect(dated.length).toBeGreaterThan(8);
  expect(dated.filter((path) => !reached.has(path))).toEqual([]);
});
