import fuzzysort from 'fuzzysort';
import { fold } from '#app/domain/stations/fold.ts';
import { ANSWERS, type Contender } from './contender.ts';
import { nameRows } from './name-rows.ts';

export const FUZZYSORT: Contender = {
  name: 'fuzzysort',
  prepare: (stations) => {
    const snapshot = fuzzysort.snapshot(nameRows(stations), { key: 'name' });
    return (text) =>
      fuzzysort.go(fold(text), snapshot, {
        limit: ANSWERS,
        threshold: 0.3,
        // A tenth of the score by importance: enough to settle ties and near ties.
        scoreFn: ({ score, obj }) => score * (0.9 + obj.station.weight / 100),
      })[0]?.obj.station;
  },
};
