import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { CITIES } from '../cities/cities.ts';
import { ONWARD_PLACES, onwardPlaceOfStop } from '../onward/find-place.ts';
import { stationIndexFor } from './stations.server.ts';
import { readPath, readTrip, tripPathsOf } from './trip-paths.server.ts';

const SEED = 20260412;
const ALL_IDS = stationIndexFor('en').stations.map(({ id }) => id);
const ROME = '83084095';
const MILAN = '83017004';

const pathsOf = (fromId: string, toId: string) =>
  tripPathsOf({ stationId: fromId }, { stationId: toId });

/** The paths of a pair that are not read back as that pair, in any language. */
function misread(fromId: string, toId: string): string[] {
  const paths = pathsOf(fromId, toId);
  if (!paths) return [`no path from ${fromId} to ${toId}`];
  return LANGUAGES.flatMap((written) => {
    const wrong = LANGUAGES.filter((reader) => {
      const trip = readTrip(paths[written], reader);
      return trip?.from.id !== fromId || trip.to.id !== toId;
    });
    return wrong.map((reader) => `${paths[written]} read in ${reader}`);
  });
}

describe('readPath', () => {
  it('reads the names of properties that every object has as those of no station', () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype))
      for (const language of LANGUAGES)
        for (const path of [`/milano-a-${name}`, `/${name}-to-rome`, `/train-de-${name}-a-rome`])
          expect(() => readPath(path, language), path).not.toThrow();
  });
});

describe('tripPathsOf', () => {
  it('writes the canonical path of each language; the French one is the English one', () => {
    expect(pathsOf(ROME, MILAN)).toMatchObject({
      en: '/train-from-rome-to-milan',
      it: '/treno-da-roma-a-milano',
      fr: '/train-from-rome-to-milan',
    });
  });

  it('uses the name of a guide city for its main station', () => {
    const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
    const wrong = CITIES.filter(({ slug: own, stationId, name }) => {
      const paths = pathsOf(own === 'rome' ? MILAN : ROME, stationId);
      return (
        !paths?.en.endsWith(`-to-${slug(name.en)}`) || !paths.it.endsWith(`-a-${slug(name.it)}`)
      );
    });
    expect(wrong.map(({ slug: own }) => own)).toEqual([]);
  });

  it('knows no path to a station that does not exist', () => {
    expect(pathsOf(ROME, '83000000')).toBeUndefined();
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
    ['/de-roma-a-milano', 'Roma Termini', 'Milano Centrale'],
    ['/rome-to-san-marino', 'Roma Termini', 'Rimini'],
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

  it.each([
    ['/rome-to-san-marino', undefined, 'san-marino'],
    ['/cinque-terre-to-florence-train', 'cinque-terre', undefined],
    ['/rome-to-pompeii-train', undefined, 'pompeii'],
    ['/san-gimignano-to-portofino', 'san-gimignano', 'portofino'],
    // A stop of the list, and stations with a town of their name, are stations.
    ['/rome-to-amalfi', undefined, undefined],
    ['/rome-to-assisi', undefined, undefined],
    ['/rome-to-rimini', undefined, undefined],
  ])('understands the places without a railway in %s', (path, fromPlace, toPlace) => {
    expect(readTrip(path, 'en')).toMatchObject({ fromPlace, toPlace });
  });

  it('writes paths of every place without a railway that are read back as the place', () => {
    const wrong = ONWARD_PLACES.flatMap(({ slug, legs }) => {
      const stationId = legs[0]?.station[0] ?? '';
      const paths = tripPathsOf({ stationId: MILAN }, { stationId, place: slug });
      if (!paths) return [slug];
      return LANGUAGES.filter((language) => {
        const { to, toPlace } = readTrip(paths[language], language) ?? {};
        const isStop = to && onwardPlaceOfStop(to.id)?.slug === slug;
        // A station in an airport has the airport's name.
        const isStation = to?.id === stationId && legs[0]?.mode === 'walk';
        return toPlace !== slug && !isStop && !isStation;
      }).map((language) => `${slug} ${language} ${paths[language]}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/villa-san-giovanni-a-sant-agata', 'Villa San Giovanni', /Agata/],
    ['/rome-to-lido', 'Roma Termini', /^Lido/],
    ['/rome-to-mil', 'Roma Termini', /^Milano Centrale/],
  ])('asks about %s', (path, from, first) => {
    const reading = readPath(path, 'it');
    if (reading.kind !== 'question') throw new Error(reading.kind);
    const { ends } = reading;
    expect(ends.from.kind === 'known' && ends.from.station.label).toBe(from);
    expect(ends.to.kind === 'choice' && ends.to.stations[0]?.label).toMatch(first);
  });

  it.each(['/treno-da-berlino-a-monaco', '/berlino-a-monaco-treno'])(
    'asks which Monaco %s means, in Italian alone',
    (path) => {
      const reading = readPath(path, 'it');
      if (reading.kind !== 'question') throw new Error(reading.kind);
      const { to } = reading.ends;
      const labels = to.kind === 'choice' ? to.stations.map(({ label }) => label) : [];
      expect(labels).toEqual(['Monaco di Baviera Hbf', 'Monaco – Monte-Carlo']);
      expect(readTrip('/train-from-berlin-to-monaco', 'it')?.to.id).toBe('87756403');
    },
  );

  it('writes an Italian path to the Principality that means it alone', () => {
    const paths = tripPathsOf({ stationId: MILAN }, { stationId: '87756403' });
    expect(paths?.it).toBe('/treno-da-milano-a-monaco-monte-carlo');
    expect(paths?.en).toBe('/train-from-milan-to-monaco');
    expect(readTrip(paths?.it ?? '', 'it')?.to.id).toBe('87756403');
  });

  it('never throws over 2,000 generated paths', () => {
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
      { seed: SEED, numRuns: 2_000 },
    );
  });
});
