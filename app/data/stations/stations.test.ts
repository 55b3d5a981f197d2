import { describe, expect, it } from 'vitest';
import { inEveryLanguage, LANGUAGES } from '#app/domain/language.ts';
import { fold, joinWords } from '#app/domain/stations/fold.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import type { CountryCode, Station } from '#app/domain/stations/station.ts';
import { checkDigit } from '#app/domain/stations/station-id.ts';
import { suggestStations } from '#app/domain/stations/suggest.ts';
import { STATION_DATA_ATTRIBUTION } from './attribution.ts';
import { isAbroad, stationCoordinates, stationIndexFor, stationLabel } from './stations.server.ts';

/**
 * The least and greatest latitude and longitude of each country, without its overseas parts, in
 * degrees.
 */
const BOUNDS: Readonly<Record<CountryCode, readonly [number, number, number, number]>> = {
  IT: [35.4, 47.1, 6.6, 18.6],
  CH: [45.8, 47.85, 5.9, 10.5],
  FR: [41.3, 51.1, -5.2, 9.6],
  DE: [47.2, 55.1, 5.8, 15.1],
  AT: [46.3, 49.05, 9.5, 17.2],
  MC: [43.72, 43.76, 7.4, 7.45],
};

/**
 * The prefixes of docs/product.md, section 3; the shop's codes of some stations behind a border
 * have the neighbour's.
 */
const PREFIXES: Readonly<Record<CountryCode, readonly string[]>> = {
  IT: ['83'],
  CH: ['85', '83', '87', '80'],
  FR: ['87'],
  DE: ['80', '85'],
  AT: ['81'],
  MC: ['87'],
};

/** Ambiguous names, for which the form offers a choice. */
const HOMONYMS: ReadonlySet<string> = new Set(['cologne']);

/** The faults of a row in words, so that a failure names them. */
function faultsOf(station: Station): readonly string[] {
  const { id, label, aliases, country, weight, place } = station;
  const faults: string[] = [];
  if (!/^\d{8}$/.test(id)) faults.push('not eight digits');
  else if (checkDigit(id.slice(2, 7)) !== id[7]) faults.push('wrong check digit');
  if (!PREFIXES[country].includes(id.slice(0, 2))) faults.push(`not the prefix of ${country}`);
  const point = stationCoordinates(id);
  const [south, north, west, east] = BOUNDS[country];
  if (!point || !(point.latitude >= south && point.latitude <= north))
    faults.push(`latitude ${point?.latitude}`);
  if (!point || !(point.longitude >= west && point.longitude <= east))
    faults.push(`longitude ${point?.longitude}`);
  if (!Number.isInteger(weight) || weight < 0 || weight > 10) faults.push(`weight ${weight}`);
  for (const text of [label, ...aliases, ...(place === undefined ? [] : [place])]) {
    if (text !== text.trim() || /[~|@\u00a0]| {2}/.test(text) || fold(text) === '')
      faults.push(`name ${JSON.stringify(text)}`);
  }
  return faults.map((fault) => `${id} ${label}: ${fault}`);
}

describe.each(LANGUAGES)('the station list in %s', (language) => {
  const { stations } = stationIndexFor(language);

  it('has about 2,900 stations in Italy and 500 in its neighbours', () => {
    const italian = stations.filter(({ country }) => country === 'IT').length;
    expect(italian).toBeGreaterThan(2_850);
    expect(italian).toBeLessThan(2_950);
    expect(stations.length - italian).toBeGreaterThan(450);
    expect(stations.length - italian).toBeLessThan(550);
  });

  it('has no row with a fault', () => {
    expect(stations.flatMap(faultsOf)).toEqual([]);
  });

  it('has each id and each label once', () => {
    const seen = new Map<string, string>();
    const repeated = stations.flatMap(({ id, label, place }) => {
      const shown = joinWords(fold(`${label} ${place ?? ''}`));
      const others = [id, shown]
        .filter((key) => seen.has(key))
        .map((key) => `${id} ${label} is like ${seen.get(key)}`);
      for (const key of [id, shown]) seen.set(key, `${id} ${label}`);
      return others;
    });
    expect(repeated).toEqual([]);
  });

  it('has each name on one station only, apart from known homonyms', () => {
    const owners = new Map<string, Station>();
    const shared: string[] = [];
    for (const station of stations) {
      for (const name of [station.label, ...station.aliases]) {
        const key = joinWords(fold(name));
        const owner = owners.get(key);
        const isKnown = HOMONYMS.has(key) || (language === 'it' && key === 'monaco');
        if (owner !== undefined && owner !== station && !isKnown)
          shared.push(`${name}: ${owner.label} and ${station.label}`);
        owners.set(key, station);
      }
    }
    expect(shared).toEqual([]);
  });

  it('suggests every station first, and takes it exactly, for its own label', () => {
    const index = stationIndexFor(language);
    const wrong = stations.flatMap((station) => {
      const first = suggestStations(index, station.label, 1)[0]?.station;
      const resolution = resolveStation(index, station.label);
      const isRight =
        first === station && resolution.kind === 'exact' && resolution.station === station;
      return isRight ? [] : [station.label];
    });
    expect(wrong).toEqual([]);
  });

  it('has the ids, weights and countries of the other lists, row by row', () => {
    const bare = (list: readonly Station[]) =>
      list.map(({ id, weight, country }) => `${id} ${weight} ${country}`);
    expect(bare(stations)).toEqual(bare(stationIndexFor('en').stations));
  });
});

describe('isAbroad', () => {
  it('goes by the country, since some stations behind the border have Italian ids', () => {
    const { stations } = stationIndexFor('en');
    const swiss = stations.filter(({ country, id }) => country === 'CH' && id.startsWith('83'));
    expect(swiss.length).toBeGreaterThan(0);
    expect(swiss.every(({ id }) => isAbroad(id))).toBe(true);
    expect(isAbroad('83084095')).toBe(false);
    expect(isAbroad('83000000')).toBe(true);
  });
});

describe('station names', () => {
  it.each([
    ['83084095', 'Rome Termini', 'Roma Termini', 'Rome Termini'],
    ['83017004', 'Milan Centrale', 'Milano Centrale', 'Milan Centrale'],
    ['83064212', 'Florence S. M. Novella', 'Firenze S. M. Novella', 'Florence S. M. Novella'],
  ])('shows %s in English, Italian and French', (id, en, it, fr) => {
    const labels = inEveryLanguage((language) => stationLabel(language, id));
    expect(labels).toMatchObject({ en, it, fr });
  });

  it('knows no station with an unknown id', () => {
    expect(stationLabel('en', '83000000')).toBeUndefined();
    expect(stationCoordinates('83000000')).toBeUndefined();
  });

  it('has the source and its licence named', () => {
    expect(STATION_DATA_ATTRIBUTION.licenceName).toContain('ODbL');
  });
});

it.each([
  ['85022046', ['Zug', 'Zugo', 'Zoug'], 'Zug Bahnhof'],
  ['83098103', ['Pompei', 'Pompei', 'Pompéi'], 'Pompei'],
  ['83002048', Array(3).fill('Oulx-Cesana-Claviere-Sestriere'), 'Oulx-Cesana-Clavière-Sestrières'],
] as const)('%s has the names %j, and is found by the source’s', (id, names, source) => {
  expect(LANGUAGES.map((language) => stationLabel(language, id))).toEqual(names);
  for (const language of LANGUAGES) {
    const found = resolveStation(stationIndexFor(language), source);
    expect(found.kind === 'exact' && found.station.id, language).toBe(id);
  }
});
