import MiniSearch from 'minisearch';
import { fold } from '#app/domain/stations/fold.ts';
import type { Contender } from './contender.ts';
import { nameRows } from './name-rows.ts';

export const MINISEARCH: Contender = {
  name: 'minisearch',
  prepare: (stations) => {
    const rows = nameRows(stations);
    const search = new MiniSearch<{ id: number; name: string }>({
      fields: ['name'],
      searchOptions: {
        prefix: true,
        // One error for every five letters, as its documentation suggests.
        fuzzy: 0.2,
        combineWith: 'AND',
        boostDocument: (id) => 1 + (rows[Number(id)]?.station.weight ?? 0) / 10,
      },
    });
    search.addAll(rows.map(({ name }, id) => ({ id, name })));
    return (text) => {
      const [first] = search.search(fold(text));
      return first && rows[Number(first.id)]?.station;
    };
  },
};
