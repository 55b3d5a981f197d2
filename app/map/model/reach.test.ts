import { afterEach, expect, it, vi } from 'vitest';
import { fetchReach } from './reach.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const rome = { origin: 'rome', version: 'one', times: { milan: { minutes: 170, changes: 0 } } };

it.each([
  ['of the page’s timetable are taken', Response.json(rome), 'one', rome],
  ['of another timetable are not', Response.json(rome), 'two', undefined],
  ['that fail are none', new Response('', { status: 503 }), 'one', undefined],
])('travel times %s', async (_, response, version, expected) => {
  vi.stubGlobal('fetch', async () => response);
  expect(await fetchReach('rome', version, signal)).toEqual(expected);
});
