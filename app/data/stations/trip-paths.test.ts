import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { CITIES } from '../cities/cities.ts';
import { stationIndexFor } from './stations.server.ts';
import { readTrip, tripPathsOf } from './trip-paths.server.ts';

const SEED = 20260412;
const ALL_IDS = stationIndexFor('en').stations.map(({ id }) => id);
const ROME = '83084095';
const MILAN = '83017004';

/** The paths of a pair that are not read back as that pair, in any language. */
function misread(fromId: string, toId: string): string[] {
  const paths = tripPathsOf(fromId, toId);
  if (!paths) return [`no path from ${fromId} to ${toId}`];
  return LANGUAGES.flatMap((written) => {
    const wrong = LANGUAGES.filter((reader) => {
      const trip = readTrip(paths[written], reader);
      return trip?.from.id !== fromId || trip.to.id !== toId;
    });
    return wrong.map((reader) => `${paths[written]} read in ${reader}`);
  });
}

describe('tripPathsOf', () => {
  it('writes the canonical path of each language; the French one is the English one', () => {
    expect(tripPathsOf(ROME, MILAN)).toEqual({
      en: '/train-from-rome-to-milan',
      it: '/treno-da-roma-a-milano',
      fr: '/train-from-rome-to-milan',
    });
  });

  it('uses the name of a guide city for its main station', () => {
    const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
    const wrong = CITIES.filter(({ slug: own, stationId, name }) => {
      const paths = tripPathsOf(own === 'rome' ? MILAN : ROME, stationId);
      return (
        !paths?.en.endsWith(`-to-${slug(name.en)}`) || !paths.it.endsWith(`-a-${slug(name.it)}`)
      );
    });
    expect(wrong.map(({ slug: own }) => own)).toEqual([]);
  });

  it('knows no path to a station that does not exist', () => {
    expect(tripPathsOf(ROME, '83000000')).toBeUndefined();
  });

  it('is read back for every pair of guide cities, in every language', () => {
    const pairs = CITIES.flatMap((from) =>
      CITIES.filter((to) => to !== from).map((to) => [from, to] as const),
    );
    expect(pairs.flatMap(([from, to]) => misread(from.stationId, to.stationId))).toEqual([]);
  });

  it('is read back for every station with the word "a" in its name, both ways', () => {
    const ids = stationIndexFor('it')
      .stations.filter(({ label }) => / a /.test(label))
      .map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(10);
    const wrong = ids.flatMap((id) =>
      ids.filter((other) => other !== id).flatMap((other) => misread(id, other)),
    );
    expect(wrong).toEqual([]);
  });

  it('is read back for any two stations of the lists', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL_IDS), fc.constantFrom(...ALL_IDS), (from, to) => {
        fc.pre(from !== to);
        expect(misread(from, to)).toEqual([]);
      }),
      { seed: SEED, numRuns: 3_000 },
    );
  });
});

describe('readTrip', () => {
  it.each([
    [
      '/treno-da-reggio-di-calabria-a-villa-san-giovanni',
      'Reggio di Calabria Centrale',
      'Villa San Giovanni',
    ],
    ['/gatteo-a-mare-a-polignano-a-mare', 'Gatteo a Mare', 'Polignano a Mare'],
    ['/torino-to-villa-san-giovanni-train', 'Torino Porta Nuova', 'Villa San Giovanni'],
    ['/villa-san-giovanni-a-sant-agata', 'Villa San Giovanni', expect.stringContaining('Agata')],
    [
      "/Villa%20San%20Giovanni%20to%20Sant'Agata",
      'Villa San Giovanni',
      expect.stringContaining('Agata'),
    ],
    ['/roma-para-mil%C3%A3o-trem', 'Roma Termini', 'Milano Centrale'],
    ['/VENEZIA-MESTRE-TO-FIRENZE', 'Venezia Mestre', 'Firenze S. M. Novella'],
    ['/rome-to-monopoli', 'Roma Termini', 'Monopoli'],
    ['/roma-to-porta-susa', 'Roma Termini', 'Torino Porta Susa'],
  ])('reads %s', (path, from, to) => {
    const trip = readTrip(path, 'it');
    expect([trip?.from.label, trip?.to.label]).toEqual([from, to]);
  });

  it('gives the labels of the requested language', () => {
    expect(readTrip('/roma-a-milano', 'en')).toMatchObject({
      from: { label: 'Rome Termini' },
      to: { label: 'Milan Centrale' },
    });
  });

  it.each([
    '/atlantis-to-rome',
    '/rome-to-atlantis',
    '/roma-to-rome-train',
    '/train-from-rome',
    '/x-a-y',
  ])('knows no trip in %s', (path) => expect(readTrip(path, 'en')).toBeUndefined());

  it('never throws over 10,000 generated paths', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'rome',
        'milano',
        'reggio',
        'a',
        'to',
        'para',
        'train',
        'treno',
        'da',
        'from',
        'trem',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const trip = readTrip(`/${parts.join('-')}`, 'en');
        expect(trip === undefined || trip.from.id !== trip.to.id).toBe(true);
      }),
      { seed: SEED, numRuns: 10_000 },
    );
  });
});
