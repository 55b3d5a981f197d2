import type { Language } from '#app/domain/language.ts';
import { fold } from '#app/domain/stations/fold.ts';
import { CITIES, type CityNames, NAME_LANGUAGES } from './exonyms.ts';
import type { SelectedRow } from './select.ts';
import { EXTRA_NAMES } from './station-names.ts';

/**
 * The names of a station in one language, the shown one first. A name that begins with a city's
 * name is written as the city's number, `~` and the rest (`0~ Termini`), and represents
 * that name with each of the city's names.
 */
export type NameTemplates = readonly string[];

// Suffixes that distinguish a city from its main station, if the shop sells both.
const ALL_STATIONS: Readonly<Record<Language, string>> = {
  en: 'all stations',
  it: 'tutte le stazioni',
  fr: 'toutes les gares',
};
const AIRPORT: Readonly<Record<Language, string>> = {
  en: 'Airport',
  it: 'Aeroporto',
  fr: 'Aéroport',
};
const ANY_AIRPORT = /Aeroporto|Aéroport/;

/** A city's names for a language, the one that is shown first, each once. */
export function cityNames(city: CityNames, language: Language): readonly string[] {
  const shown = city[language] ?? city.local;
  const names = NAME_LANGUAGES.map((each) => city[each]);
  const { local, also = [] } = city;
  return distinct([shown, local, ...names, ...also].filter((name) => name !== undefined));
}

/** Names that fold to different texts, in their order: the others are found by the first. */
function distinct(names: readonly string[]): readonly string[] {
  const folded = names.map(fold);
  return names.filter((_, place) => folded.indexOf(folded[place] ?? '') === place);
}

// The longest first, so that "Reggio di Calabria" is found before a "Reggio".
const CITIES_BY_LENGTH = [...CITIES].sort((a, b) => b.local.length - a.local.length);

// Named after a city that they are not in.
const ELSEWHERE: ReadonlySet<string> = new Set(['Livorno Ferraris']);

function cityIndexOf(name: string): number {
  if (ELSEWHERE.has(name)) return -1;
  const city = CITIES_BY_LENGTH.find(({ local }) => name === local || name.startsWith(`${local} `));
  return city === undefined ? -1 : CITIES.indexOf(city);
}

function toTemplate(name: string, cityIndex: number): string {
  const city = CITIES[cityIndex];
  if (city === undefined) return name;
  if (name === city.local) return `${cityIndex}~`;
  return name.startsWith(`${city.local} `) ? `${cityIndex}~${name.slice(city.local.length)}` : name;
}

/** The towns of a name such as "Bolzano/Bozen"; none when it has no such part. */
function halves(name: string): readonly string[] {
  return name.includes('/') && !name.includes('(') && name !== 'Bruck/Mur' ? name.split('/') : [];
}

/**
 * Every standalone name of a station in one language; `stationNames` are the source's
 * names of all stations.
 */
export function nameStation(
  row: SelectedRow,
  language: Language,
  stationNames: ReadonlySet<string>,
): NameTemplates {
  const cityOf = CITIES.find((city) => city.local === row.name);
  if (row.is_city && cityOf && cityOf.main !== row.name)
    return Object.entries(ALL_STATIONS)
      .sort(([a], [b]) => Number(b === language) - Number(a === language))
      .map(([, words]) => `${CITIES.indexOf(cityOf)}~ (${words})`);
  const extra = EXTRA_NAMES[row.name];
  // The source joins two towns by an em dash without spaces.
  const local = extra?.label ?? row.name.replace('—', ' – ');
  const names = [local, row.name];

  if (row.is_airport && ANY_AIRPORT.test(local)) {
    names.unshift(local.replace(ANY_AIRPORT, AIRPORT[language]));
    for (const word of Object.values(AIRPORT)) names.push(local.replace(ANY_AIRPORT, word));
  }
  // Not of an airport that a bus goes to: "nap" is how Naples begins.
  if (row.iata_airport_code !== undefined && row.stop === undefined)
    names.push(row.iata_airport_code);
  const city = CITIES[cityIndexOf(local)];
  for (const alias of extra?.aliases ?? []) names.push(alias.replace(/^~/, city?.local ?? ''));
  names.push(...(extra?.localAliases?.[language] ?? []));
  const mainOf = CITIES.find(({ main }) => main === row.name);
  if (mainOf !== undefined) names.push(mainOf.local);

  const bare = local.replace(/ (Centrale|Hbf)$/, '');
  if (!stationNames.has(bare) || mainOf?.local === bare) names.push(bare);
  names.push(...halves(local).filter((half) => !stationNames.has(half)));
  return distinct(names).map((name) => toTemplate(name, cityIndexOf(name)));
}

/**
 * The first town of a name such as "Camogli-San Fruttuoso", which is often all that a traveller
 * types.
 */
export function firstTown(name: string): string | undefined {
  const match = /^([^-—/(]{3,}?)[-—](?! )/.exec(name);
  return match?.[1]?.endsWith(' ') ? undefined : match?.[1];
}
