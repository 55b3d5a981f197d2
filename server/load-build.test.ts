import { pathToFileURL } from 'node:url';
import { expect, expectTypeOf, it } from 'vitest';
import type * as source from '#app/entry.server.tsx';
import { loadBuild, type ServerEntry } from './load-build.ts';

it('finds in the built application all that the server takes from it', async () => {
  expectTypeOf<typeof source>().toExtend<ServerEntry>();
  const { entry, render, clientFolder } = await loadBuild();
  expect(entry.createLoadContext).toBeTypeOf('function');
  expect(entry.notFoundPath).toBe('/404');
  expect(entry.pageFields).toEqual(
    expect.arrayContaining(['from', 'to', 'date', 'route', 'token']),
  );
  expect(render).toBeTypeOf('function');
  expect(clientFolder).toMatch(/\/build\/client$/);
});

it('rejects where there is no build', async () => {
  await expect(loadBuild(pathToFileURL('/nowhere/'))).rejects.toThrow(/Cannot find/);
});
