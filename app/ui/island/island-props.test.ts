import { afterEach, describe, expect, it, vi } from 'vitest';
import { islandProps } from './island-props.ts';

afterEach(() => vi.unstubAllGlobals());

function islandWith(attributes: Readonly<Record<string, string>>, textContent = '') {
  return {
    getAttribute: (name: string) => attributes[name] ?? null,
    nextElementSibling: { textContent },
  };
}

function respond(props: object, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json(props, { status }));
}

describe('the props of an island', () => {
  const source = '/map/data.json?lng=en';
  const island = islandWith({ 'data-source': source, 'data-version': 'one' });

  it('are in the page where it names no address', async () => {
    expect(await islandProps(islandWith({}, '{"a":1}'))).toEqual({ a: 1 });
  });

  it('are those of the address and the version that the page names', async () => {
    respond({ source, version: 'one', pairs: [] });
    expect(await islandProps(island)).toEqual({ source, version: 'one', pairs: [] });
  });

  it.each([
    ['of another timetable', { source, version: 'two' }, 200],
    ['of a release that named none', { source }, 200],
    ['of another address', { source: '/map/data.json', version: 'one' }, 200],
    ['of a failure', { source, version: 'one' }, 503],
  ])('are not those %s', async (_, props, status) => {
    respond(props, status);
    await expect(islandProps(island)).rejects.toThrow(`No data from ${source}`);
  });
});
