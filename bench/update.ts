import { spawn } from 'node:child_process';
import { makeInstallation } from '../tests/deployment/installation.ts';
import { hasProgram, startCaddy, startNginx } from '../tests/deployment/proxies.ts';

const STOP_DELAY_SECONDS = 2;
const SERVERS = 3;

/**
 * Runs `deploy/update` and `deploy/update --back` for three servers under twenty requests per
 * second, behind nginx and Caddy as configured in `deploy/`, and prints the lost requests. Servers,
 * proxies, folders and links are real; plain processes replace systemd's units.
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
    const machine = await makeInstallation({
      serverCount: SERVERS,
      stopDelaySeconds: STOP_DELAY_SECONDS,
    });
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
  const visitors = spawn(
    process.execPath,
    ['scripts/rehearse/visitors.ts', '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  visitors.stdout.on('data', (part: Buffer) => {
    output += part.toString('utf8');
  });
  const ended = new Promise<string>((resolve) => visitors.once('close', () => resolve(output)));
  return () => {
    visitors.kill('SIGTERM');
    return ended;
  };
}
