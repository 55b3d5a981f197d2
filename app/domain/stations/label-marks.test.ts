import { describe, expect, it } from 'vitest';
import { labelMarks } from './label-marks.ts';
import { createStationIndex } from './station-index.ts';
import { suggestStations } from './suggest.ts';
import { TEST_STATIONS } from './test-stations.fixture.ts';

const index = createStationIndex(TEST_STATIONS);

function marksOf(typed: string) {
  const [suggestion] = suggestStations(index, typed, 1);
  if (!suggestion) throw new Error(`no station for ${typed}`);
  return labelMarks(suggestion, typed);
}

describe('labelMarks', () => {
  it('marks the beginning of the label', () => {
    expect(marksOf('Mil')).toEqual({ ranges: [[0, 3]], otherName: undefined });
    expect(marksOf(' mil ')).toEqual({ ranges: [[0, 3]], otherName: undefined });
  });

  it('marks the letters that matched inside the label', () => {
    expect(marksOf('centrale').ranges).not.toEqual([]);
    expect(marksOf('centrale').otherName).toBeUndefined();
  });

  it('shows a matched name in another language without marks', () => {
    expect(marksOf('Firenze')).toEqual({
      ranges: [],
      otherName: 'Firenze',
    });
  });

  it('shows the other name of all stations of a city without a foreign distinction', () => {
    const station = TEST_STATIONS.find(({ label }) => label === 'Bra');
    if (!station) throw new Error('no station Bra');
    const munich = { ...station, label: 'Munich (toutes les gares)' };
    const matchedLabel = 'Monaco Baviera (all stations)';
    expect(labelMarks({ station: munich, matchedLabel, ranges: [[0, 6]] }, 'monaco')).toEqual({
      ranges: [],
      otherName: 'Monaco Baviera',
    });
  });

  it('marks nothing before anything is typed', () => {
    const station = TEST_STATIONS.find(({ label }) => label === 'Bra');
    if (!station) throw new Error('no station Bra');
    const suggestion = { station, matchedLabel: station.label, ranges: [] };
    expect(labelMarks(suggestion, '')).toEqual({ ranges: [], otherName: undefined });
  });
});
