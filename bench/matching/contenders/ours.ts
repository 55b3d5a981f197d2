import { createStationIndex } from '#app/domain/stations/station-index.ts';
import { suggestStations } from '#app/domain/stations/suggest.ts';
import { ANSWERS, type Contender } from './contender.ts';

export const OURS: Contender = {
  name: 'binario',
  prepare: (stations) => {
    const index = createStationIndex(stations);
    index.trie();
    return (text) => suggestStations(index, text, ANSWERS)[0]?.station;
  },
};
