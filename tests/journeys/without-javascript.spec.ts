import { SHOP } from '../browser/server.ts';
import { filled, textsOf } from '../browser/texts.ts';
import { click, eventually, expectText, follow } from './doing.ts';
import { expect, test } from './test.ts';

test.use({ scripts: false });

const { map, search } = textsOf('en');

test('without JavaScript the form leads to a link to the shop', async ({ visitor, site }) => {
  await visitor.open(site.origin);
  await click(visitor, 'input[name="from"]');
  await visitor.type('Rome Termini');
  await click(visitor, 'input[name="to"]');
  await visitor.type('Turin');
  await follow(visitor, 'form.booking button[type="submit"]');
  await expectText(visitor, 'main', search.open);
  const links = await visitor.run(() =>
    [...document.querySelectorAll('main a')].map((a) => (a as HTMLAnchorElement).href),
  );
  const shop = new URL(links.find((link) => link.startsWith(SHOP)) ?? 'about:blank');
  expect(shop.searchParams.get('departureStationId')).toBe('83084095');
  expect(shop.searchParams.get('adults')).toBe('1');
});

test('without JavaScript the map’s routes and stations are links', async ({ visitor, site }) => {
  await visitor.open(site.origin);
  await follow(visitor, '#map-panel a', filled(map.pair, { from: 'Rome', to: 'Naples' }));
  await expectText(visitor, '#map-panel', filled(map.route.title, { from: 'Rome', to: 'Naples' }));
  await visitor.open(site.origin);
  await follow(visitor, '#map a', map.draw);
  await eventually(async () =>
    expect(
      await visitor.run(() => document.querySelector('[data-station="venice"]') !== null),
    ).toBe(true),
  );
  // The second page has all of its styles and moves no more. A page that was just opened may still
  // move below the pointer.
  await visitor.open(`${site.origin}/?view=map`);
  await follow(visitor, '#map [data-station="venice"]');
  await eventually(async () =>
    expect(await visitor.run(() => window.location.search)).toContain('station=venice'),
  );
});
