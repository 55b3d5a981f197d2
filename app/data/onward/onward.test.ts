import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { greatCircleKm } from '#app/domain/stations/distance.ts';
import { hasOtherLines } from '../other-lines/other-lines.server.ts';
import { stationCoordinates, stationLabel } from '../stations/stations.server.ts';
import { INCLUDED_PLANNER } from '../timetable/included-timetable.fixture.ts';
import {
  findOnwardPlace,
  ONWARD_PLACES,
  onwardPlace,
  onwardPlaceOfStop,
  providerOf,
} from './find-place.ts';
import { PROVIDERS } from './providers.ts';
import { OnwardPlace } from './schema.ts';

/** A bus, boat or train of this kind goes no faster, in kilometres per hour in a straight line. */
const MOST_KMH = 75;

describe.each(ONWARD_PLACES.map((place) => [place.slug, place] as const))(
  'the way to %s',
  (slug, place) => {
    it('fits the schema, with names in every language', () => {
      expect(v.safeParse(OnwardPlace, place).issues).toBeUndefined();
    });

    it('leads from stations of the list under their names', () => {
      const stations = [...place.legs.map(({ station }) => station), ...(place.ownStops ?? [])];
      for (const [id, name] of stations) expect(stationLabel('it', id), name).toBe(name);
    });

    it('ends at stations that have the place’s own name in every language', () => {
      for (const [id, name] of place.ownStops ?? []) {
        if (place.kind === 'sight' || !name.startsWith(place.name.it)) continue;
        for (const language of LANGUAGES)
          expect(stationLabel(language, id), language).toContain(place.name[language]);
      }
    });

    it('begins where another company’s trains or the timetable’s own arrive', () => {
      const { stationNumbers } = INCLUDED_PLANNER.timetable;
      for (const { station } of place.legs) {
        const [id, name] = station;
        expect(stationNumbers.has(id) || hasOtherLines(id), name).toBe(true);
      }
    });

    it('is found by its slug and by each of its names, in any case', () => {
      expect(onwardPlace(slug)).toBe(place);
      for (const name of [...Object.values(place.name), ...place.alsoTyped]) {
        expect(findOnwardPlace(name)?.slug, name).toBe(slug);
        expect(findOnwardPlace(name.toUpperCase())?.slug, name).toBe(slug);
      }
    });

    it('takes a believable time', () => {
      for (const { station, minutes } of place.legs) {
        const from = stationCoordinates(station[0]);
        for (const [id] of place.ownStops ?? []) {
          const to = stationCoordinates(id);
          const km = from && to ? greatCircleKm(from, to) : 0;
          // Of places with several stops the minutes are those to the nearest.
          if (place.ownStops?.length === 1) expect(km / (minutes / 60)).toBeLessThan(MOST_KMH);
        }
      }
    });
  },
);

describe('the places together', () => {
  it('are at least forty, with no slug and no stop twice', () => {
    const slugs = ONWARD_PLACES.map(({ slug }) => slug);
    const stops = ONWARD_PLACES.flatMap(({ ownStops = [] }) => ownStops.map(([id]) => id));
    expect(slugs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(stops).size).toBe(stops.length);
  });

  it('use every provider, each with an official address', () => {
    const used = new Set(ONWARD_PLACES.flatMap(({ legs }) => legs.map(({ provider }) => provider)));
    expect(Object.keys(PROVIDERS).filter((id) => !used.has(id as never))).toEqual([]);
    for (const place of ONWARD_PLACES) {
      for (const leg of place.legs) expect(providerOf(leg).url).toMatch(/^https:\/\/[^/]+\/$/);
    }
  });

  it('have notes of one or two clauses, not the same in two languages', () => {
    for (const { slug, note } of ONWARD_PLACES) {
      if (!note) continue;
      const texts = LANGUAGES.map((language) => note[language]);
      expect(new Set(texts).size, slug).toBe(texts.length);
      for (const text of texts) {
        expect(text, slug).toMatch(/\.$/);
        expect(text.length, slug).toBeLessThan(150);
        expect(text, slug).not.toMatch(/['"]|\.\.\./);
      }
      expect(note.fr, slug).not.toMatch(/(^|[^\u202f])[;!?]|(^|[^\u00a0]):/u);
    }
  });
});

describe('a typed text', () => {
  it.each([
    ['venice airport', 'venice-airport', 'bus', 25],
    ['Venice Airport, Italy', 'venice-airport', 'bus', 25],
    ['san marino', 'san-marino', 'bus', 50],
    ['ile d elbe', 'elba', 'ferry', 60],
    ['aeroporto Bologna', 'bologna-airport', 'people-mover', 7],
    ['COSTIERA AMALFITANA', 'amalfi', 'ferry', 35],
    ['Pompeii', 'pompeii', 'train', 40],
  ])('"%s" means %s', (text, slug, mode, minutes) => {
    const place = findOnwardPlace(text);
    expect(place?.slug).toBe(slug);
    expect(place?.legs[0]).toMatchObject({ mode, minutes });
  });

  it('means no place where it is another name', () => {
    for (const text of ['Rome', 'Salerno', 'Rimini', 'constructor', '', ' ', '🚆']) {
      expect(findOnwardPlace(text), text).toBeUndefined();
    }
  });

  it('may be a stop of the list that no train of the timetable serves', () => {
    expect(onwardPlaceOfStop('83138727')?.slug).toBe('amalfi');
    expect(onwardPlaceOfStop('83867036')?.slug).toBe('capri');
    expect(onwardPlaceOfStop('83084095')).toBeUndefined();
  });
});
