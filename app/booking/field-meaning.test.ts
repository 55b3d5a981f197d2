import { describe, expect, it } from 'vitest';
import { parseSearch } from '#app/domain/search/journey-search.ts';
import { createStationIndex } from '#app/domain/stations/station-index.ts';
import { TEST_STATIONS } from '#app/domain/stations/test-stations.fixture.ts';
import { fieldMeaning, knownStationId } from './field-meaning.ts';

const LIST = createStationIndex(TEST_STATIONS);
const LECCO = TEST_STATIONS.find(({ label }) => label === 'Lecco');

function formWith(from: string, chosen?: { id: string; label: string }) {
  const search = parseSearch(new URLSearchParams({ from }), '2026-11-21');
  return { search, stations: { from: chosen, to: undefined } };
}

describe('fieldMeaning', () => {
  it('is known of an empty field and of a chosen station, without the list', () => {
    const station = { id: '1', label: 'Lecco, Bellagio' };
    expect(fieldMeaning(formWith(' '), 'from', undefined)).toEqual({ kind: 'empty' });
    expect(fieldMeaning(formWith(station.label, station), 'from', undefined)).toEqual({
      kind: 'exact',
      station,
    });
  });

  it('comes from the list for a typed text', () => {
    expect(fieldMeaning(formWith('Lecco'), 'from', undefined)).toBeUndefined();
    expect(fieldMeaning(formWith('Lecco'), 'from', LIST)).toEqual({
      kind: 'exact',
      station: { id: LECCO?.id, label: LECCO?.label },
    });
    expect(fieldMeaning(formWith('xyzzy'), 'from', LIST)).toEqual({ kind: 'unknown' });
  });
});

describe('knownStationId', () => {
  it('is the id of the chosen station, or of the only one that the text means', () => {
    expect(knownStationId(formWith('anything', { id: '1', label: 'x' }), 'from', LIST)).toBe('1');
    expect(knownStationId(formWith('Lecco'), 'from', LIST)).toBe(LECCO?.id);
    expect(knownStationId(formWith('Lecco'), 'from', undefined)).toBeUndefined();
    expect(knownStationId(formWith('xyzzy'), 'from', LIST)).toBeUndefined();
    expect(knownStationId(formWith(''), 'from', LIST)).toBeUndefined();
  });
});
