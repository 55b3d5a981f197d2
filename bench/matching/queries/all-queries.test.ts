import { describe, expect, it } from 'vitest';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { suggestStations } from '#app/domain/stations/suggest.ts';
import { ALL_QUERIES, QUERIES_BY_THEME } from './all-queries.ts';

const LEAST_RIGHT = 0.995;

const idsByItalianLabel = new Map(
  stationIndexFor('it').stations.map(({ label, id }) => [label, id]),
);

describe('the labelled queries', () => {
  it('are at least 400, each once, and every label is a station', () => {
    expect(ALL_QUERIES.length).toBeGreaterThanOrEqual(400);
    const texts = ALL_QUERIES.map(([typed]) => typed);
    expect(texts.filter((typed, place) => texts.indexOf(typed) !== place)).toEqual([]);
    expect(ALL_QUERIES.filter(([, label]) => !idsByItalianLabel.has(label))).toEqual([]);
  });

  it.each(LANGUAGES)(
    'have the station that is meant first in at least 995 of 1,000 in %s',
    (language) => {
      const index = stationIndexFor(language);
      const misses = Object.entries(QUERIES_BY_THEME).flatMap(([theme, queries]) =>
        queries.flatMap(([typed, label]) => {
          const first = suggestStations(index, typed, 8)[0]?.station;
          return first?.id === idsByItalianLabel.get(label)
            ? []
            : [`${theme}: "${typed}" is ${label}, not ${first?.label}`];
        }),
      );
      if (misses.length > 0)
        console.info(`${language}, ${misses.length} misses:\n${misses.join('\n')}`);
      expect(1 - misses.length / ALL_QUERIES.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
    },
  );
});
