import { describe, expect, it } from 'vitest';
import { createStationIndex } from '../stations/station-index.ts';
import { TEST_STATIONS } from '../stations/test-stations.fixture.ts';
import { type FindPlace, type ReadName, readTripPath } from './read-trip-path.ts';

const index = createStationIndex(TEST_STATIONS);
const LECCE = TEST_STATIONS.find(({ label }) => label === 'Lecce')?.id ?? '';
/** A place without a railway, and one that a station of its own name lies in. */
const findPlace: FindPlace = (text) => {
  if (text === 'otranto') return { slug: 'otranto', stationId: LECCE };
  return text === 'lecce' ? { slug: 'lecce-centre', stationId: LECCE } : undefined;
};
const read = (path: string) => readTripPath(index, path, findPlace);

function endOf(name: ReadName): string {
  if (name.kind === 'known') return [name.station.label, name.place].filter(Boolean).join(' by ');
  return name.kind === 'choice' ? `? ${name.stations.map(({ label }) => label)}` : 'unknown';
}

function meaningOf(path: string): string {
  const reading = read(path);
  if (reading.kind !== 'trip') {
    return [
      reading.kind,
      ...(reading.ends ? [endOf(reading.ends.from), endOf(reading.ends.to)] : []),
    ].join(': ');
  }
  const { from, to, fromPlace, toPlace } = reading.trip;
  return [from.label, fromPlace, 'to', to.label, toPlace].filter(Boolean).join(' ');
}

describe('readTripPath', () => {
  it.each([
    ['/rome-to-milan-train', 'Rome Termini to Milan Centrale'],
    // Whole words of one station's name are enough.
    ['/rome-to-porta-garibaldi', 'Rome Termini to Milan Porta Garibaldi'],
    ['/rome-to-bruna', 'Rome Termini to Santa Maria la Bruna'],
    // A word before a name is no part of it.
    ['/de-roma-a-milano', 'Rome Termini to Milan Centrale'],
    ['/train-de-rome-a-milan', 'Rome Termini to Milan Centrale'],
    ['/tickets-from-rome-to-milan', 'Rome Termini to Milan Centrale'],
    // Places without a railway, by their station; a station's own name comes before them.
    ['/rome-to-otranto', 'Rome Termini to Lecce otranto'],
    ['/otranto-to-rome', 'Lecce otranto to Rome Termini'],
    ['/lecce-to-otranto', 'Lecce to Lecce otranto'],
    ['/rome-to-lecce', 'Rome Termini to Lecce'],
  ])('reads %s', (path, meaning) => expect(meaningOf(path)).toBe(meaning));

  it.each([
    // The beginning of a word: the form would offer these, so the page asks.
    ['/rome-to-lec', 'question: Rome Termini: ? Lecce,Lecco'],
    ['/rome-to-lecc', 'question: Rome Termini: ? Lecce,Lecco'],
    ['/brancal-to-rome', 'question: ? Brancaleone: Rome Termini'],
    ['/tibur-to-ostien', 'question'],
  ])('asks about %s', (path, meaning) => expect(meaningOf(path)).toContain(meaning));

  it.each([
    ['/rome-to-roma', 'same: Rome Termini: Rome Termini'],
    ['/otranto-to-otranto', 'same: Lecce by otranto: Lecce by otranto'],
    ['/rome-to-atlantis', 'unknown: Rome Termini: unknown'],
    // Letters inside a word, and typing errors.
    ['/rome-to-ecco', 'unknown: Rome Termini: unknown'],
    ['/rome-to-milam', 'unknown: Rome Termini: unknown'],
    ['/x-to-y', 'unknown: unknown: unknown'],
    ['/trains', 'unknown'],
  ])('reads no trip in %s', (path, meaning) => expect(meaningOf(path)).toBe(meaning));

  it('gives the names of the path without the words before them', () => {
    const reading = read('/train-tickets-from-atlantis-to-rome');
    expect(reading.kind === 'unknown' && reading.ends?.names).toEqual({
      from: 'atlantis',
      to: 'rome',
    });
  });
});
