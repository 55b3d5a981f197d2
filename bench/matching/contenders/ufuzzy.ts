import UFuzzy from '@leeoniya/ufuzzy';
import { fold } from '#app/domain/stations/fold.ts';
import type { Contender } from './contender.ts';
import { nameRows } from './name-rows.ts';

export const UFUZZY: Contender = {
  name: 'uFuzzy',
  prepare: (stations) => {
    const rows = nameRows(stations);
    const names = rows.map(({ name }) => name);
    const fuzzy = new UFuzzy({
      // One error a word.
      intraMode: 1,
      intraIns: 1,
      intraSub: 1,
      intraTrn: 1,
      intraDel: 1,
      // Its typeahead order (fewest errors, then whole words, then the earliest), and then the more important station,
      // which is the earlier row.
      sort: (info) =>
        info.idx
          .map((_, place) => place)
          .sort(
            (a, b) =>
              (info.intraIns[a] ?? 0) - (info.intraIns[b] ?? 0) ||
              (info.chars[b] ?? 0) - (info.chars[a] ?? 0) ||
              (info.start[a] ?? 0) - (info.start[b] ?? 0) ||
              (info.terms[b] ?? 0) - (info.terms[a] ?? 0) ||
              (info.interLft2[b] ?? 0) - (info.interLft2[a] ?? 0) ||
              (info.idx[a] ?? 0) - (info.idx[b] ?? 0),
          ),
    });
    return (text) => {
      const query = fold(text);
      if (query === '') return undefined;
      const [found, info, order] = fuzzy.search(names, query, 3, 10_000);
      // Nothing is ranked when there are too many matches, and nothing is found when there are none.
      const place = order?.[0];
      const first = place === undefined ? found?.[0] : info?.idx[place];
      return first === undefined ? undefined : rows[first]?.station;
    };
  },
};
