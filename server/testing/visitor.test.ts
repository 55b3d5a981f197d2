import { createServer } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AttackedServer } from './attacked-server.ts';
import { listenOnFreePort } from './free-port.ts';
import { visitDuring } from './visitor.ts';

it('an attack that fails during a visit is reported, and does not end the process', async () => {
  const server = createServer((_, response) => response.setHeader('Connection', 'close').end());
  onTestFinished(() => void server.close());
  const attacked = {
    port: await listenOnFreePort(server),
    pid: process.pid,
    interruptions: () => 0,
    isRunning: () => true,
  } as Partial<AttackedServer> as AttackedServer;
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const attack = () => Promise.reject(new Error('the siege has gone stale'));
  await expect(visitDuring(attacked, { sendsForms: false }, attack)).rejects.toThrow('gone stale');
  expect(unhandled).not.toHaveBeenCalled();
});
