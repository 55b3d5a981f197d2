import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AttackedServer, startAttackedServer } from './testing/attacked-server.ts';
import { ATTACKS } from './testing/attacks.ts';

const START_MILLISECONDS = 60_000;

let shared: AttackedServer;
beforeAll(async () => {
  shared = await startAttackedServer();
}, START_MILLISECONDS);
afterAll(async () => {
  await shared.stop();
});

it.each(ATTACKS)(
  'the server that is shipped holds: $name',
  { timeout: 2 * START_MILLISECONDS },
  async ({ run, needsOwnServer, ...options }) => {
    const isOwn = needsOwnServer ?? (options.environment ?? options.timetable) !== undefined;
    const server = isOwn ? await startAttackedServer(options) : shared;
    try {
      const { held, figure } = await run(server);
      expect(held, figure).toBe(true);
    } finally {
      if (isOwn) await server.stop();
    }
  },
);
