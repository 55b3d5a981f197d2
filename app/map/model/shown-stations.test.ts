import { describe, expect, it } from 'vitest';
import { GEOGRAPHY, STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { overlapRange } from '#scripts/map/overlap-range.ts';
import { chosenStations } from './map-view.ts';
import { nameBox } from './name-boxes.ts';
import {
  type ShownStations,
  shownFrom,
  shownStations,
  usualStations,
  widthClass,
  withRoomAside,
} from './shown-stations.ts';

const WIDTHS_PX = [280, 320, 390, 560, 700, 900, 1400, 3000, 7000];
const USUAL = new Map(LANGUAGES.map((language) => [language, usualStations(WIDTHS_PX, language)]));
const shownIn = (language: Language, ...chosen: readonly string[]) =>
  shownStations(USUAL.get(language) ?? new Map(), WIDTHS_PX, language, chosen);

function collisions(shown: ShownStations, language: Language, at: number) {
  const names = [...shown].flatMap(([key, sides]) => {
    const [station, side] = [STATION_BY_KEY.get(key), sides[at]];
    return station && side && side !== 'nameless'
      ? [{ ...station, box: nameBox(station.name[language], station, side, WIDTHS_PX[at]) }]
      : [];
  });
  return names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b) => {
      const [from, until] = overlapRange(a, b);
      const scale = (WIDTHS_PX[at] ?? 0) / GEOGRAPHY.width;
      return from < scale && scale < until ? [`${a.key} and ${b.key}`] : [];
    }),
  );
}

describe('the shown stations', () => {
  it.each(STATIONS.map(({ key }) => key))(
    'include %s with its name at every width when it is chosen',
    (key) => {
      for (const language of LANGUAGES) {
        const shown = shownIn(language, key);
        for (const [at, px] of WIDTHS_PX.entries()) {
          expect(shown.get(key)?.[at], `${px} ${language}`).toMatch(/^[nesw]{1,2}$/);
          expect(collisions(shown, language, at), `${px} ${language}`).toEqual([]);
        }
      }
    },
  );

  it('are the same object if the chosen stations are always shown', () => {
    expect(shownIn('en', 'rome', 'milan')).toBe(USUAL.get('en'));
  });

  it('always include the chief cities, if necessary without their names', () => {
    for (const { key } of STATIONS.filter(({ rank }) => rank === 0)) {
      expect(shownFrom(shownIn('it', 'turin-porta-susa').get(key) ?? [])).toBe(0);
    }
  });
});

it('widthClass names the first width and the one after the last', () => {
  expect([widthClass(0), widthClass(3, 8), widthClass(0, 1), widthClass(2)]).toEqual([
    '',
    'map-from-3 map-until-8',
    'map-until-1',
    'map-from-2',
  ]);
});

it('shownFrom gives the width after the last one without the station', () => {
  expect(shownFrom(['e', undefined, 'w', 'nameless', 'n'])).toBe(2);
  expect(shownFrom(['nameless', 'e'])).toBe(0);
  expect(shownFrom(['e', undefined])).toBe(2);
});

describe('the chosen stations', () => {
  it('are the ends of a route', () => {
    expect(chosenStations({ kind: 'route', departure: 'rome', arrival: 'venice' })).toEqual([
      'rome',
      'venice',
    ]);
  });

  it('are none without a choice, or the one of the choice', () => {
    expect(chosenStations({ kind: 'overview' })).toEqual([]);
    expect(chosenStations({ kind: 'reach', station: 'bari' })).toEqual(['bari']);
  });
});

describe('the names of a map with land and sea beside it', () => {
  const beside = (language: Language, px: number) => {
    const usual = usualStations([px], language);
    const frame = { px, left: -px * 0.06, right: px * 1.06 };
    return { usual, aside: withRoomAside(usual, frame, language) };
  };

  it('stand there, rather than across the Strait of Messina', () => {
    for (const px of [505, 540, 580]) {
      const { usual, aside } = beside('fr', px);
      expect(usual.get('reggio-calabria')).toEqual(['n']);
      expect(aside.get('reggio-calabria')?.[0]).toMatch(/^(e|se)$/);
    }
  });

  it('never cover each other', () => {
    for (const language of LANGUAGES) {
      for (const [at, px] of WIDTHS_PX.entries()) {
        const { aside } = beside(language, px);
        const sides = new Map([...aside].map(([key, [side]]) => [key, Array(at + 1).fill(side)]));
        expect(collisions(sides, language, at), `${px} ${language}`).toEqual([]);
      }
    }
  });

  it('are the usual ones where there is nothing beside it', () => {
    const usual = usualStations([505], 'fr');
    expect(withRoomAside(usual, { px: 505, left: 0, right: 505 }, 'fr')).toBe(usual);
  });
});
