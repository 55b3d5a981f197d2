import { expectTypeOf, it } from 'vitest';
import type * as entry from '#app/entry.server.tsx';
import type { ServerEntry } from './load-build.ts';

it('finds in the application’s entry all that the server takes from a build', () => {
  expectTypeOf<typeof entry>().toExtend<ServerEntry>();
});
