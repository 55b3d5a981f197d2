import Fuse from 'fuse.js';
import { fold } from '#app/domain/stations/fold.ts';
import { ANSWERS, type Contender, type NameRow } from './contender.ts';
import { nameRows } from './name-rows.ts';

export const FUSE: Contender = {
  name: 'fuse.js',
  prepare: (stations) => {
    const rows = nameRows(stations);
    const fuse = new Fuse<NameRow>(rows, {
      keys: ['name'],
      // Tighter than the default 0.6, which its documentation advises for short texts; it finds two errors in a city's name.
      threshold: 0.35,
      // Equal scores, to a hundredth, go to the more important station.
      sortFn: (a, b) =>
        Math.round((a.score - b.score) * 100) ||
        (rows[b.idx]?.station.weight ?? 0) - (rows[a.idx]?.station.weight ?? 0),
    });
    return (text) => {
      const query = fold(text);
      return query === '' ? undefined : fuse.search(query, { limit: ANSWERS })[0]?.item.station;
    };
  },
};
