import { filled, textsOf } from '../browser/texts.ts';
import { click, eventually, expectText } from './doing.ts';
import type { Visitor } from './engines/visitor.ts';
import { expect, test } from './test.ts';

const texts = textsOf('en').map;
const PANEL = '#map-panel';
const query = (visitor: Visitor, name: string) =>
  visitor.run((field) => new URLSearchParams(window.location.search).get(field), name);
const expectQuery = (visitor: Visitor, name: string, value: string | null) =>
  eventually(async () => expect(await query(visitor, name)).toBe(value));

/** Opens the home page at its map, whose code comes when it is near. */
async function openMap(visitor: Visitor, origin: string): Promise<void> {
  await visitor.open(`${origin}/#map`);
  const isReady = () =>
    document.querySelector('[data-island=map][data-hydrated]:not(:has(.map-unmeasured))') !== null;
  await eventually(async () => expect(await visitor.run(isReady)).toBe(true));
}

test('a route is chosen in the list and closed again', async ({ visitor, site }) => {
  await openMap(visitor, site.origin);
  await click(visitor, `${PANEL} a`, filled(texts.pair, { from: 'Rome', to: 'Naples' }));
  await expectText(visitor, PANEL, filled(texts.route.title, { from: 'Rome', to: 'Naples' }));
  await expectQuery(visitor, 'route', 'rome-naples');
  await click(visitor, `${PANEL} a`, texts.close);
  await expectText(visitor, PANEL, texts.routes.title);
  await expectQuery(visitor, 'route', null);
});

test('a station is chosen on the map, and from it the travel times', async ({ visitor, site }) => {
  await openMap(visitor, site.origin);
  await click(visitor, '#map [data-station="venice"]');
  await expectText(visitor, PANEL, `${texts.station.local} Venezia`);
  await expectQuery(visitor, 'station', 'venice');
  await click(visitor, `${PANEL} a`, texts.station.reach);
  await expectText(visitor, PANEL, filled(texts.reach.title, { name: 'Venice' }));
  await expectQuery(visitor, 'reach', 'venice');
  await visitor.run(() => window.history.back());
  await expectText(visitor, PANEL, `${texts.station.local} Venezia`);
  await expectQuery(visitor, 'reach', null);
});

test('a route of the map is booked in the form above', async ({ visitor, site }) => {
  await visitor.open(`${site.origin}/?route=milan-venice#map`);
  await click(visitor, `${PANEL} a`, texts.route.book);
  await eventually(async () =>
    expect(
      await visitor.run(() =>
        ['from', 'to'].map(
          (name) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value,
        ),
      ),
    ).toEqual(['Milan Centrale', 'Venice Santa Lucia']),
  );
});

test('a row that the keyboard reaches on a phone is on the screen with its ring', async ({
  visitor,
  site,
}) => {
  await visitor.resize(360, 740);
  await openMap(visitor, site.origin);
  await visitor.run(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('.map-control')];
    controls.findLast((control) => control.checkVisibility())?.focus({ preventScroll: true });
    const row = document.querySelector('#map-panel .map-row')?.getBoundingClientRect();
    // The row below the screen, so that the browser itself has to bring it there.
    window.scrollBy({ top: (row?.top ?? 0) - window.innerHeight, behavior: 'instant' });
  });
  await visitor.press('Tab');
  await eventually(async () =>
    expect(
      await visitor.run(() => {
        const row = document.activeElement;
        const isRow = row?.matches('#map-panel .map-row') ?? false;
        return isRow && (row?.getBoundingClientRect().bottom ?? 0) + 5 <= window.innerHeight;
      }),
    ).toBe(true),
  );
});

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`a choice far down the list shows its details, ${width} pixels wide`, async ({
    visitor,
    site,
  }) => {
    await visitor.resize(width, height);
    await openMap(visitor, site.origin);
    const whereIs = (selector: string) =>
      visitor.run((wanted) => {
        const { top } = document.querySelector(wanted)?.getBoundingClientRect() ?? {
          top: Number.NaN,
        };
        const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
        return top >= header && top < window.innerHeight / 2;
      }, selector);
    await click(visitor, `${PANEL} .map-row`, filled(texts.pair, { from: 'Milan', to: 'Padua' }));
    await eventually(async () => expect(await whereIs(`${PANEL} .map-details`)).toBe(true));
    await click(visitor, `${PANEL} a`, texts.close);
    await eventually(async () => expect(await whereIs(`${PANEL} .map-routes h3`)).toBe(true));
  });

test('on a phone the map’s buttons are in its lower corners, apart from each other', async ({
  visitor,
  site,
}) => {
  await visitor.resize(360, 740);
  await openMap(visitor, site.origin);
  await click(visitor, '#map .map-control');
  const boxes = () =>
    visitor.run(() => {
      const frame = document.querySelector('.map-canvas')?.getBoundingClientRect();
      return [...document.querySelectorAll('.map-control')]
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return {
            isBelow: top > (frame?.top ?? 0) + (frame?.height ?? 0) / 2,
            isWithin: left >= (frame?.left ?? 0) && right <= (frame?.right ?? 0),
            isMove: control.parentElement?.matches('.map-moves') ?? false,
            box: [left, right, top, bottom] as const,
          };
        });
    });
  await eventually(async () =>
    expect((await boxes()).filter(({ isMove }) => isMove)).toHaveLength(4),
  );
  const all = await boxes();
  for (const [i, { isBelow, isWithin, isMove, box }] of all.entries()) {
    expect([isBelow, isWithin]).toEqual([true, true]);
    expect(box[0] > 180).toBe(isMove);
    for (const { box: other } of all.slice(i + 1)) {
      const across = Math.min(box[1], other[1]) - Math.max(box[0], other[0]);
      const down = Math.min(box[3], other[3]) - Math.max(box[2], other[2]);
      expect(Math.min(across, down)).toBeLessThanOrEqual(0);
    }
  }
});
