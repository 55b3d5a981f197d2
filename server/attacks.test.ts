import { expect, it } from 'vitest';
import { ATTACKS } from './testing/attacks.ts';
import { startServerProcess } from './testing/server-process.ts';

it.each(ATTACKS)(
  'the server that is shipped holds: $name',
  { timeout: 120_000 },
  async ({ environment, run }) => {
    const log: string[] = [];
    const server = await startServerProcess({
      ...(environment && { environment }),
      onLine: (line) => log.push(line),
    });
    try {
      const { held, figure } = await run(server, log);
      expect(held, figure).toBe(true);
    } finally {
      await server.stop();
    }
  },
);
