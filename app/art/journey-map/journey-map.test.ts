import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { MapPoint } from '#app/domain/lines/polyline.ts';
import { bentPoints } from './bent-line.ts';
import { pixelOf } from './frame.ts';
import {
  drawJourney,
  HEAD_SHAPE,
  type JourneyMapData,
  type JourneyMapShape,
  LAND_SHAPE,
  PAGE_SHAPE,
  SOCIAL_SHAPE,
} from './journey-map.server.ts';
import { JourneyMap } from './journey-map.tsx';
import { widthOf } from './name-lines.ts';

const { stations } = stationIndexFor('fr');
const seed = 39;

/** A line between two stations without the stops between them. */
const between = (ids: readonly string[], shape?: JourneyMapShape) => {
  const named = ids.map((stationId) => ({
    stationId,
    name: stations.find(({ id }) => id === stationId)?.label ?? stationId,
  }));
  return drawJourney({ legs: [{ stationIds: ids }], named }, shape);
};

const textsOf = (map?: JourneyMapData) => map?.names.map(({ lines }) => lines.join(' '));

function boxesOf({ names, letters }: JourneyMapData) {
  return names.map(({ lines, x, y, anchor }) => {
    const width = widthOf(lines, letters);
    const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    const bottom = y + letters * (lines.length - 0.75);
    return { left, right: left + width, top: y - letters * 0.75, bottom };
  });
}

/** Trips to and from places beyond the railway, and where their connections begin. */
const BEYOND = [
  ['Rome', '83084095', 'Salerno', '83098186', 'amalfi', 'Amalfi'],
  ['Rome', '83084095', 'Naples', '83092189', 'capri', 'Capri'],
  ['Naples', '83092189', 'Naples', '83092189', 'capri', 'Capri'],
  ['Bari', '83111195', 'Bari', '83111195', 'alberobello', 'Alberobello'],
] as const;

describe('the names of a journey beyond the railway', () => {
  it.each(BEYOND)('from %s %s by %s %s to %s keep off each other and the dots', (...trip) => {
    const [from, fromId, station, stationId, place, name] = trip;
    for (const shape of [HEAD_SHAPE, LAND_SHAPE, PAGE_SHAPE]) {
      const map = drawJourney(
        {
          legs: fromId === stationId ? [] : [{ stationIds: [fromId, stationId] }],
          named: [
            { stationId, name: station },
            ...(fromId === stationId ? [] : [{ stationId: fromId, name: from }]),
          ],
          onward: [{ stationId, place, name }],
        },
        shape,
      );
      if (!map) throw new Error('no map');
      const boxes = boxesOf(map);
      const dots = map.onward.flatMap((line) =>
        bentPoints(...line, pixelOf(map.frame, map.letters)),
      );
      expect(dots.length).toBeGreaterThan(0);
      const isIn = ([x, y]: MapPoint, { left, right, top, bottom }: (typeof boxes)[number]) =>
        x > left && x < right && y > top && y < bottom;
      for (const [at, box] of boxes.entries()) {
        expect(dots.filter((dot) => isIn(dot, box))).toEqual([]);
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            box.right < other.left ||
            other.right < box.left ||
            box.bottom < other.top ||
            other.bottom < box.top;
          expect(isApart, textsOf(map)?.join()).toBe(true);
        }
      }
    }
  });
});

describe('a journey on the map', () => {
  it('has its names inside the picture, whichever stations it joins', () => {
    const station = fc.constantFrom(...stations);
    const shape = fc.constantFrom(PAGE_SHAPE, SOCIAL_SHAPE);
    fc.assert(
      fc.property(station, station, shape, ({ id: from }, { id: to }, drawnShape) => {
        fc.pre(from !== to);
        const map = between([from, to], drawnShape);
        if (!map) return;
        const { left, top, width, height } = map.frame;
        for (const box of boxesOf(map)) {
          expect(box.left).toBeGreaterThanOrEqual(left);
          expect(box.right).toBeLessThanOrEqual(left + width);
          expect(box.top).toBeGreaterThanOrEqual(top);
          expect(box.bottom).toBeLessThanOrEqual(top + height);
        }
      }),
      { seed, numRuns: 300 },
    );
  });

  it('has both of its ends inside the picture, however long it is', () => {
    const station = fc.constantFrom(...stations);
    const shape = fc.constantFrom(PAGE_SHAPE, HEAD_SHAPE, LAND_SHAPE, SOCIAL_SHAPE);
    fc.assert(
      fc.property(station, station, shape, ({ id: from }, { id: to }, drawnShape) => {
        const map = between([from, to], drawnShape);
        const { left = 0, top = 0, width = 0, height = 0 } = map?.frame ?? {};
        // Half of a dot, and a little more.
        const room = 0.01 * width;
        for (const [x, y] of map?.ends ?? []) {
          expect(x).toBeGreaterThan(left + room);
          expect(x).toBeLessThan(left + width - room);
          expect(y).toBeGreaterThan(top + room);
          expect(y).toBeLessThan(top + height - room);
        }
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('has no name over another one in trips through the cities with a guide', () => {
    const cities = fc.uniqueArray(fc.constantFrom(...CITIES.map(({ stationId }) => stationId)), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(cities, (ids) => {
        const map = between(ids);
        const boxes = map ? boxesOf(map) : [];
        for (const [at, box] of boxes.entries()) {
          const covered = boxes
            .slice(at + 1)
            .filter(
              (other) =>
                box.left < other.right &&
                other.left < box.right &&
                box.top < other.bottom &&
                other.top < box.bottom,
            );
          expect(covered, ids.join()).toEqual([]);
        }
      }),
      { seed, numRuns: 300 },
    );
  });

  it('has a name at the edge grow inwards where its letters are larger than planned', () => {
    const idOf = (name: string) => stations.find(({ label }) => label === name)?.id ?? '';
    const stops = [
      { stationId: idOf('Rome Termini'), name: 'Rome' },
      { stationId: idOf('Turin Porta Nuova'), name: 'A name as wide as half of it' },
    ];
    const map = drawJourney(
      { legs: [{ stationIds: stops.map(({ stationId }) => stationId) }], named: stops },
      HEAD_SHAPE,
    );
    const { left = 0, width = 0 } = map?.frame ?? {};
    for (const { x, anchor } of map?.names ?? []) {
      if (anchor === 'middle') expect(Math.abs(x - left - width / 2)).toBeLessThan(width / 5);
      if (anchor === 'end') expect(x).toBeGreaterThan(left + width / 2);
    }
    expect(map?.names[1]?.anchor).toBe('start');
  });

  it('has long names in two lines, so that their letters are as large as others', () => {
    const idOf = (name: string) => stations.find(({ label }) => label === name)?.id ?? '';
    const ids = ['Rome Termini', 'San Benedetto del Tronto'].map(idOf);
    const head = between(ids, HEAD_SHAPE);
    expect(head?.names.map(({ lines }) => lines)).toContainEqual(['San Benedetto', 'del Tronto']);
    expect(head?.longest).toBeLessThan(10);
    if (!head) throw new Error('no map');
    const markup = renderToStaticMarkup(createElement(JourneyMap, { ...head, description: '' }));
    expect(markup).toContain('dy="-.5em"');
    expect(markup).toMatch(/San Benedetto<tspan x="\d+" dy="1em">del Tronto<\/tspan>/);
    const two = between([ids[0] ?? '', idOf('Egna-Termeno/Neumarkt-Tramin')], HEAD_SHAPE);
    expect(two?.names.at(-1)?.lines).toEqual(['Egna-Termeno/', 'Neumarkt-Tramin']);
    // The outlines of a social picture are one line.
    expect(between(ids, SOCIAL_SHAPE)?.names.map(({ lines }) => lines.length)).toEqual([1, 1]);
  });

  it('names the place of a change where the name covers nothing', () => {
    const idOf = (name: string) => stations.find(({ label }) => label === name)?.id ?? '';
    const [rome, arezzo, perugia] = ['Rome Termini', 'Arezzo', 'Pérouse'].map(idOf);
    const draw = (name: string) =>
      drawJourney({
        legs: [{ stationIds: [rome ?? '', arezzo ?? '', perugia ?? ''] }],
        named: [
          { stationId: rome ?? '', name: 'Rome' },
          { stationId: perugia ?? '', name: 'Pérouse' },
        ],
        changes: [{ stationId: arezzo ?? '', name }],
      });
    const named = draw('Arezzo');
    expect(textsOf(named)).toEqual(['Rome', 'Pérouse', 'Arezzo']);
    expect([named?.ends.length, named?.stops.length]).toEqual([3, 0]);
    const crowded = draw('A name that is as wide as the whole picture of the journey');
    expect(textsOf(crowded)).toEqual(['Rome', 'Pérouse']);
    expect([crowded?.ends.length, crowded?.stops.length]).toEqual([2, 1]);
  });

  it('has its land and mountains from shapes that there are', () => {
    const file = new URL('../../data/network/generated/land.svg', import.meta.url);
    const shapes = [...readFileSync(file, 'utf8').matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
    const map = between(CITIES.slice(0, 4).map(({ stationId }) => stationId));
    if (!map) throw new Error('no map');
    expect(map.peaks.length).toBeGreaterThan(5);
    const markup = renderToStaticMarkup(createElement(JourneyMap, { ...map, description: '' }));
    const used = new Set([...markup.matchAll(/#([\w-]+)"/g)].map(([, id]) => id));
    expect(used.size).toBeGreaterThanOrEqual(5);
    expect([...used].filter((id) => !shapes.includes(id))).toEqual([]);
  });

  it('has no mountain below a name', () => {
    const ids = CITIES.map(({ stationId }) => stationId);
    for (const [at, from] of ids.entries()) {
      const map = between([from, ids[(at + 7) % ids.length] ?? '']);
      if (!map) throw new Error('no map');
      const pixel = pixelOf(map.frame, map.letters);
      const covered = map.peaks.filter(([, x, y]) =>
        boxesOf(map).some(
          ({ left, right, top, bottom }) =>
            x > left - 10 * pixel && x < right + 10 * pixel && y > top && y < bottom + 9 * pixel,
        ),
      );
      expect(covered, String(textsOf(map))).toEqual([]);
    }
  });

  it('has room between names side by side', () => {
    const stop = (name: string, shown: string) => ({
      stationId: stations.find(({ label }) => label === name)?.id ?? '',
      name: shown,
    });
    const florence = stop('Florence S. M. Novella', 'Florence');
    const [empoli, viareggio] = [stop('Empoli', 'Empoli'), stop('Viareggio', 'Viareggio')];
    const legs = [{ stationIds: [florence, empoli, viareggio].map(({ stationId }) => stationId) }];
    const journey = { legs, named: [florence, viareggio], changes: [empoli] };
    const map = drawJourney(journey, HEAD_SHAPE);
    if (!map) throw new Error('no map');
    for (const [at, one] of boxesOf(map).entries()) {
      for (const other of boxesOf(map).slice(at + 1)) {
        if (one.top >= other.bottom || other.top >= one.bottom) continue;
        const gap = Math.max(other.left - one.right, one.left - other.right);
        expect(gap).toBeGreaterThan(map.letters * 0.7);
      }
    }
  });

  it('follows the lines, and has dashes where no train goes', () => {
    const [rome = '', milan = ''] = CITIES.map(({ stationId }) => stationId);
    const named = [{ stationId: rome, name: 'Rome' }];
    const draw = (isUnknown: boolean) =>
      drawJourney({ legs: [{ stationIds: [rome, milan], isUnknown }], named })?.legs[0];
    expect(draw(false)?.path.split('L').length).toBeGreaterThan(10);
    expect(draw(true)?.path.split('L')).toHaveLength(2);
  });

  it('goes on to a place beyond the last station, which shares the mark where it is near', () => {
    const [rome = ''] = CITIES.map(({ stationId }) => stationId);
    const idOf = (name: string) => stations.find(({ label }) => label === name)?.id ?? '';
    const draw = (from: string, to: string, place: string) =>
      drawJourney({
        legs: [{ stationIds: [from, to] }],
        named: [from, to].map((stationId) => ({ stationId, name: stationId })),
        onward: [{ stationId: to, place, name: place }],
      });
    const salerno = idOf('Salerne');
    const amalfi = draw(rome, salerno, 'amalfi');
    expect(amalfi?.onward).toHaveLength(1);
    expect(textsOf(amalfi)).toEqual([rome, salerno, 'amalfi']);
    const varenna = idOf('Varenna-Esino');
    const bellagio = draw(rome, varenna, 'bellagio');
    expect(bellagio?.onward).toEqual([]);
    expect(textsOf(bellagio)).toEqual([rome, 'bellagio']);
  });

  it('ends at its own place beyond the map, and does not exist for an unknown one', () => {
    const idOf = (name: string) => stations.find(({ label }) => label === name)?.id ?? '';
    const rome = CITIES[0]?.stationId ?? '';
    const [paris, berlin] = ['Paris', 'Berlin Hbf'].map(
      (name) => between([rome, idOf(name)])?.ends[1],
    );
    // Paris is west of the map, Berlin north of it and east of Paris.
    expect(paris?.[0]).toBeLessThan(0);
    expect(berlin?.[1]).toBeLessThan(-1000);
    expect(between([rome, '0'])).toBeUndefined();
  });
});
