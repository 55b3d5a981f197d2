import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { nameBox, overlapRange } from './name-boxes.ts';
import { GEOGRAPHY, STATIONS } from './railways.ts';
import { chosenStations, type ShownStation, shownStations } from './shown-stations.ts';

const WIDTHS_PX = [280, 320, 390, 560, 700, 900, 1400, 3000, 7000];

const sideAt = ({ places }: ShownStation, px: number) => places.findLast(([from]) => from <= px)?.[1];

function collisions(shown: ReadonlyMap<string, ShownStation>, language: 'en' | 'it' | 'fr', px: number) {
  const names = [...shown.values()].flatMap((one) => {
    const side = one.fromPx <= px ? sideAt(one, px) : undefined;
    const { station } = one;
    return side ? [{ ...station, box: nameBox(station.name[language], station, side) }] : [];
  });
  return names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b) => {
      const [from, until] = overlapRange(a, b);
      const scale = px / GEOGRAPHY.width;
      return from < scale && scale < until ? [`${a.key} and ${b.key}`] : [];
    }),
  );
}

describe('the stations that are shown', () => {
  it.each(STATIONS.map(({ key }) => key))('name %s at every width when it is chosen', (key) => {
    for (const language of LANGUAGES) {
      const shown = shownStations(language, [key]);
      for (const px of WIDTHS_PX) {
        const own = shown.get(key);
        expect(own && own.fromPx <= px && sideAt(own, px), `${px} ${language}`).toBeTruthy();
        expect(collisions(shown, language, px), `${px} ${language}`).toEqual([]);
      }
    }
  });

  it('are the usual ones, the very same, where what is chosen is always shown', () => {
    expect(shownStations('en', ['rome', 'milan'])).toBe(shownStations('en', []));
  });

  it('always keep the chief cities, if need be without their names', () => {
    for (const { key } of STATIONS.filter(({ rank }) => rank === 0)) {
      expect(shownStations('it', ['turin-porta-susa']).get(key)?.fromPx).toBe(0);
    }
  });
});

describe('the stations that a choice is about', () => {
  it('are the ends of a route', () => {
    expect(chosenStations({ kind: 'route', departure: 'rome', arrival: 'venice' })).toEqual([
      'rome',
      'venice',
    ]);
  });

  it('are none without a choice, and the one that is chosen', () => {
    expect(chosenStations({ kind: 'overview' })).toEqual([]);
    expect(chosenStations({ kind: 'reach', station: 'bari' })).toEqual(['bari']);
  });
});
