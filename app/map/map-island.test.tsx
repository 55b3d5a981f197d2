import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import type { Language } from '#app/domain/language.ts';
import { mapData } from './map-data.server.ts';
import MapIsland from './map-island.tsx';

// The test tool gives style sheets no address, which React complains about.
vi.mock('./panel/table.css?url', () => ({ default: '/table.css' }));
vi.mock('./drawing/chosen.css?url', () => ({ default: '/chosen.css' }));
vi.mock('./drawing/diagram.css?url', () => ({ default: '/diagram.css' }));
vi.mock('./now/now.css?url', () => ({ default: '/now.css' }));
vi.mock('./list/list.css?url', () => ({ default: '/list.css' }));
vi.mock('./panel/reach.css?url', () => ({ default: '/reach.css' }));

const CLOCK = { today: '2026-12-10', minuteOfDay: 600 } as const;

async function htmlOf(
  fields: string,
  language: Language = 'en',
  { isStage = false } = {},
): Promise<string> {
  const props = await mapData(
    { ...CLOCK, fields: new URLSearchParams(fields), language, planner: INCLUDED_PLANNER },
    { isStage },
  );
  const stream = await renderToReadableStream(<MapIsland {...props} />);
  await stream.allReady;
  return await new Response(stream).text();
}

/** The hidden fields of the form that sorts the table, as a browser without code sends them. */
function sentFields(html: string): string {
  const form = /<form[^>]*#map-table.*?<\/form>/s.exec(html)?.[0] ?? '';
  const inputs = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return [...inputs].map(([, name, value]) => `${name}=${value}`).join('&');
}

describe('the map’s HTML', () => {
  it.each([
    ['sort=time', ''],
    ['route=rome-naples&sort=time', 'route=rome-naples'],
    ['station=milan&view=diagram&sort=-price', 'station=milan&view=diagram'],
    ['reach=rome&within=60&sort=time', 'reach=rome&within=60'],
    ['route=rome-naples&view=list&table=bari', 'route=rome-naples&view=list'],
  ])('keeps the choice when the table changes (%s)', async (fields, kept) => {
    expect(sentFields(await htmlOf(fields))).toBe(kept);
  });

  it('keeps the day of trains when the table changes', async () => {
    const moment = 'view=now&day=2026-12-15&minute=490';
    const html = await htmlOf(`${moment}&sort=time`, 'en', { isStage: true });
    expect(sentFields(html)).toBe(moment);
    const links = [...html.matchAll(/href="\/map\?([^"#]*)#map-table"/g)].map(([, query]) => query);
    expect(links.length).toBeGreaterThan(1);
    for (const query of links) expect(query).toContain(moment.replaceAll('&', '&amp;'));
  });

  it('says “about” of no time that it takes from the timetable', async () => {
    const html = await htmlOf('station=bologna');
    const labelOf = (key: string) =>
      new RegExp(`data-station="${key}"[^>]* aria-label="([^"]*)"`).exec(html)?.[1];
    expect(labelOf('vienna')).toMatch(/^Vienna \(Wien\), 10.h.12 from Bologna$/);
  });

  it.each([
    ['reach=naples&within=120', ['1', '2']],
    ['reach=naples', ['1', '2', '3']],
    ['reach=cagliari&within=360', ['1', '2', '3', '4']],
  ])('has the hours of the lines in reach alone in its legend (%s)', async (fields, hours) => {
    const legend = /class="map-legend map-legend-bands".*?<\/ul>/s.exec(await htmlOf(fields))?.[0];
    expect([...(legend ?? '').matchAll(/map-band-(\d)/g)].map(([, hour]) => hour)).toEqual(hours);
  });

  it('keeps the language when the table is sorted', async () => {
    expect(sentFields(await htmlOf('route=rome-naples&sort=time', 'it'))).toBe(
      'lng=it&route=rome-naples',
    );
  });

  it('has each pair of guide cities once in the matrix, as a link', async () => {
    const html = await htmlOf('table=rome');
    const matrix = /class="map-matrix-scroll".*?<\/table>/s.exec(html)?.[0] ?? '';
    expect(matrix.match(/<a /g)).toHaveLength((22 * 21) / 2);
    expect(matrix).toMatch(/href="\/routes\/rome\/milan" aria-label="Rome – Milan, 2.h.52"/);
  });

  it.each(['view=map', 'view=diagram', 'view=list'])(
    'has no invalid attributes (%s)',
    async (fields) => {
      expect(await htmlOf(fields)).not.toMatch(/\svt-/);
    },
  );
});
