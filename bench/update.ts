import { spawn } from 'node:child_process';
import { makeInstallation } from '../tests/deployment/installation.ts';
import { hasProgram, startCaddy, startNginx } from '../tests/deployment/proxies.ts';

const STOP_DELAY_SECONDS = 2;

/**
 * Runs `deploy/update` and its way back under twenty requests a second, behind the nginx and the
 * Caddy of `deploy/`, and prints what was lost. Servers, proxies, folders and links are real;
 * processes stand in place of systemd's units.
 */
export async function benchUpdate(): Promise<void> {
  for (const [name, start] of [
    ['nginx', startNginx],
    ['caddy', startCaddy],
  ] as const) {
    if (!hasProgram(name)) {
      process.stdout.write(`update behind ${name}: skipped, since there is no ${name} here\n`);
      continue;
    }
    const machine = await makeInstallation(STOP_DELAY_SECONDS);
    await machine.update();
    const proxy = await start(machine.ports);
    machine.commit('next');
    for (const parameters of [[], ['--back']]) {
      const finish = startVisitors(proxy.httpsPort);
      const { status } = await machine.update(...parameters);
      const words = ['update', ...parameters, 'behind', name].join(' ');
      process.stdout.write(`${words}: ${(await finish()).trim()}; exit ${status}\n`);
    }
    await proxy.stop();
    machine.remove();
  }
}

function startVisitors(port: number): () => Promise<string> {
  const visitors = spawn(process.execPath, ['scripts/rehearse/visitors.ts', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  visitors.stdout.on('data', (part: Buffer) => {
    said += part.toString('utf8');
  });
  const ended = new Promise<string>((resolve) => visitors.once('close', () => resolve(said)));
  return () => {
    visitors.kill('SIGTERM');
    return ended;
  };
}
