import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { eventually } from '#server/newsletter/testing/eventually.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { hasProgram } from './proxies.ts';

const FOLDER = 'deploy/monitoring';
const hasPrometheus = hasProgram('prometheus') && hasProgram('promtool');
if (!hasPrometheus) console.info(`${FOLDER} was not loaded: prometheus is not on this machine`);

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

const rules = (parse(readFileSync(`${FOLDER}/rules.yml`, 'utf8')) as Rules).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(readFileSync(`${FOLDER}/dashboard.json`, 'utf8')) as Dashboard;
const queries = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

let server: ServerProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startServerProcess({ environment: { METRICS_PORT: String(metricsPort) } });
  // Metrics of responses begin with the first one.
  await fetch(`${server.origin}/help`);
});
afterAll(() => server?.stop());

describe('the rules and the dashboard of deploy/monitoring', () => {
  it('name only figures that the server has', async () => {
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const known = new Set(figures.match(/^[a-z]\w+/gm));
    const named = queries.flatMap(
      (query) => query.match(/\b(?:binario|nodejs|process)_\w+/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe.runIf(hasPrometheus)(
  'the rules and the dashboard of deploy/monitoring in a real Prometheus',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'binario-prometheus-'));
    const url = (path: string) => `http://127.0.0.1:${port}/api/v1/${path}`;
    let prometheus: ChildProcess;
    let port: number;

    beforeAll(async () => {
      port = await freePort();
      cpSync(`${FOLDER}/rules.yml`, join(folder, 'binario-rules.yml'));
      const config = readFileSync(`${FOLDER}/prometheus.yml`, 'utf8')
        .replace(/targets: .*/, `targets: ['127.0.0.1:${metricsPort}']`)
        .replaceAll(/interval: 15s/g, 'interval: 1s');
      writeFileSync(join(folder, 'prometheus.yml'), config);
      prometheus = spawn('prometheus', [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
        '--log.level=error',
      ]);
      await eventually(async () => expect((await fetch(url('rules'))).status).toBe(200));
    });
    afterAll(async () => {
      const ended = new Promise((resolve) => prometheus.once('exit', resolve));
      prometheus.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    });

    it('pass promtool', () => {
      const checked = spawnSync('promtool', ['check', 'config', join(folder, 'prometheus.yml')]);
      expect(checked.status).toBe(0);
    });

    it('are read, and each alert can be worked out', async () => {
      await eventually(async () => {
        const { data } = (await (await fetch(url('rules'))).json()) as {
          data: { groups: { rules: { name: string; health: string }[] }[] };
        };
        const states = data.groups.flatMap((group) =>
          group.rules.map(({ name, health }) => [name, health]),
        );
        expect(states).toEqual(rules.map(({ alert }) => [alert, 'ok']));
      });
    });

    it('have queries that can be worked out, and figures of the server', async () => {
      for (const { targets } of dashboard.panels) {
        for (const { expr } of targets) {
          const response = await fetch(url(`query?query=${encodeURIComponent(expr)}`));
          expect(response.status, expr).toBe(200);
        }
      }
      await eventually(async () => {
        const response = await fetch(
          url(`query?query=${encodeURIComponent('sum(up{job="binario"})')}`),
        );
        const { data } = (await response.json()) as {
          data: { result: { value: [number, string] }[] };
        };
        expect(data.result[0]?.value[1]).toBe('1');
      });
    });

    it('fire when the server is down', async () => {
      await server.stop();
      await eventually(async () => {
        const response = await fetch(url('alerts'));
        const { data } = (await response.json()) as {
          data: { alerts: { labels: { alertname: string } }[] };
        };
        expect(data.alerts.map(({ labels }) => labels.alertname)).toContain('BinarioNoServer');
      });
    });
  },
);
