import type { Language } from '#app/domain/language.ts';
import { bari } from './bari.ts';
import { bologna } from './bologna.ts';
import { bolzano } from './bolzano.ts';
import { como } from './como.ts';
import { florence } from './florence.ts';
import { genoa } from './genoa.ts';
import { laSpezia } from './la-spezia.ts';
import { lecce } from './lecce.ts';
import { milan } from './milan.ts';
import { naples } from './naples.ts';
import { padua } from './padua.ts';
import { parma } from './parma.ts';
import { pisa } from './pisa.ts';
import { ravenna } from './ravenna.ts';
import { rimini } from './rimini.ts';
import { rome } from './rome.ts';
import { salerno } from './salerno.ts';
import type { City } from './schema.ts';
import { siena } from './siena.ts';
import { trieste } from './trieste.ts';
import { turin } from './turin.ts';
import { venice } from './venice.ts';
import { verona } from './verona.ts';

/**
 * Every guide city: those of the product description's copy first, then by how many travellers ask
 * for them.
 */
export const CITIES: readonly City[] = [
  rome,
  milan,
  venice,
  florence,
  naples,
  turin,
  bologna,
  verona,
  genoa,
  pisa,
  bari,
  padua,
  siena,
  como,
  laSpezia,
  salerno,
  lecce,
  trieste,
  rimini,
  ravenna,
  parma,
  bolzano,
];

const citiesBySlug: ReadonlyMap<string, City> = new Map(CITIES.map((city) => [city.slug, city]));
const citiesByStation: ReadonlyMap<string, City> = new Map(
  CITIES.map((city) => [city.stationId, city]),
);

/** The guide city with a slug; undefined for any other text, also for a slug in capitals. */
export function findCity(slug: string): City | undefined {
  return citiesBySlug.get(slug);
}

/** The guide city whose main station has an id; undefined for the city's other stations. */
export function cityOfStation(stationId: string): City | undefined {
  return citiesByStation.get(stationId);
}

/**
 * A city's name in a language, given in any of the site's languages; the name of any other city
 * stays as it is.
 */
export function localCityName(name: string, language: Language): string {
  return CITIES.find((city) => Object.values(city.name).includes(name))?.name[language] ?? name;
}
