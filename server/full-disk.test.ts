import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startServerProcess } from './testing/server-process.ts';
import { canMount, fillDisk, makeSmallDisk } from './testing/small-disk.ts';

const hasDisks = canMount();

/** Signs an address up. Resolves with the response's status. */
async function signUpAt(origin: string): Promise<number> {
  const body = new URLSearchParams({ email: 'anna@example.com' });
  const response = await fetch(`${origin}/newsletter`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  return response.status;
}

/** Makes a disk read-only, or writable again. */
function remount(folder: string, as: 'ro' | 'rw'): void {
  const { status, stderr } = spawnSync('mount', ['-o', `remount,${as}`, folder]);
  expect(status, String(stderr)).toBe(0);
}

describe.runIf(hasDisks)('a server whose disk is full', { timeout: 120_000 }, () => {
  it.each([
    ['of bytes', 1_000_000, ''],
    ['of files, so that its folder cannot be made', 0, 'data'],
  ])('%s starts and serves, and takes sign-ups once there is room', async (_, bytes, name) => {
    const disk = makeSmallDisk();
    const files = fillDisk(disk, bytes);
    const environment = { DATA_FOLDER: join(disk, name) };
    const lines: string[] = [];
    const server = await startServerProcess({ environment, onLine: (line) => lines.push(line) });
    onTestFinished(async () => void (await server.stop()));
    const signUp = () => signUpAt(server.origin);
    for (const path of ['/', '/healthz', '/readyz', '/cities/rome'])
      expect((await fetch(server.origin + path)).status).toBe(200);
    expect(await signUp()).toBe(503);
    expect(lines.filter((line) => line.includes('newsletter.store-failed'))).toHaveLength(1);
    for (const file of files) rmSync(file, { force: true });
    await vi.waitFor(async () => expect(await signUp()).toBe(303), {
      timeout: 60_000,
      interval: 500,
    });
  });
});

describe.runIf(hasDisks)('a server whose disk is read-only', { timeout: 120_000 }, () => {
  it('starts and serves, and takes sign-ups once it may write', async () => {
    const disk = makeSmallDisk();
    const environment = { DATA_FOLDER: join(disk, 'data') };
    const first = await startServerProcess({ environment });
    onTestFinished(() => first.signal('SIGKILL'));
    await vi.waitFor(async () => expect(await signUpAt(first.origin)).toBe(303), 60_000);
    await first.stop();
    remount(disk, 'ro');
    const lines: string[] = [];
    const server = await startServerProcess({ environment, onLine: (line) => lines.push(line) });
    onTestFinished(async () => void (await server.stop()));
    for (const path of ['/', '/healthz', '/readyz', '/cities/rome'])
      expect((await fetch(server.origin + path)).status).toBe(200);
    expect(await signUpAt(server.origin)).toBe(503);
    const failures = lines.filter((line) => line.includes('newsletter.store-failed'));
    expect(failures).toEqual([expect.stringContaining('"code":"EROFS"')]);
    remount(disk, 'rw');
    await vi.waitFor(async () => expect(await signUpAt(server.origin)).toBe(303), {
      timeout: 60_000,
      interval: 500,
    });
  });
});
