import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/env.ts';
import {
  findPostgresPrograms,
  startTestPostgres,
} from '#server/newsletter/testing/postgres-server.ts';
import { SITE_HOST } from './proxies.ts';

const ORIGIN = `https://${SITE_HOST}`;
const KEPT = 14;
const KEY = 'a'.repeat(64);

/** The rights that an image needs at its start, beside those of any process. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  proxy: ['NET_BIND_SERVICE'],
  database: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
};
const BY_DIGEST = /^[a-z]+:\d[\w.-]*@sha256:[0-9a-f]{64}$/;

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
}

const { services } = parse(readFileSync('compose.yml', 'utf8'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
};
const programs = findPostgresPrograms();
if (!programs)
  console.info('The backup of compose.yml was not tried: PostgreSQL is not on this machine');

describe('compose.yml', () => {
  it('gives the site settings that it takes, beside those of .env', () => {
    const given = services.site?.environment ?? {};
    const filled = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        value
          .replace(/\$\{SITE_HOST\}/, SITE_HOST)
          .replace(/\$\{DATABASE_PASSWORD[^}]*\}/, 'secret')
          .replace(/\$\{SIGNING_KEYS[^}]*\}/, KEY),
      ]),
    );
    const settings = readSettings(filled);
    expect(settings.site.publicOrigin).toBe(ORIGIN);
    expect(settings.newsletter.databaseUrl).toBe(
      'postgres://binario:secret@database/binario?sslmode=disable',
    );
    expect(settings.newsletter.signingKeys).toBe(KEY);
    expect(settings).toMatchObject({
      clientAddress: { header: 'X-Forwarded-For', trustedProxies: 1 },
      metricsHost: '0.0.0.0',
    });
    expect(services.site?.env_file).toEqual(['.env']);
  });

  it('does not start without keys of the links, which would lie in the database', () => {
    expect(services.site?.environment?.SIGNING_KEYS).toMatch(/^\$\{SIGNING_KEYS:\?[^}]+\}$/);
    const { environment = {} } = services.backup ?? {};
    expect(Object.keys(environment)).not.toContain('SIGNING_KEYS');
  });

  it('lets the site write to its data alone', () => {
    expect(services.site).toMatchObject({ read_only: true, volumes: ['data:/data'] });
  });

  it('gives no service more rights than it needs, and bounds its log', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service.cap_add ?? [], name).toEqual(RIGHTS[name] ?? []);
      expect(service.logging?.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' });
    }
  });

  it('names every image by its digest, the image of Node in both stages alike', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    const bases = readFileSync('Dockerfile', 'utf8').match(/(?<=^FROM )\S+/gm) ?? [];
    expect(images).toHaveLength(3);
    expect(bases).toHaveLength(2);
    expect([...images, ...bases].filter((image) => !BY_DIGEST.test(image))).toEqual([]);
    expect(new Set(bases).size).toBe(1);
    expect(services.backup?.image).toBe(services.database?.image);

    // The operators' guide asks for the digests of the same tags.
    const guide = readFileSync('docs/operating.md', 'utf8');
    const [, asked = ''] = guide.match(/for image in ([^;]+); do/) ?? [];
    const tags = [...images, ...bases].map((image) => image.split('@')[0]);
    expect(asked.split(' ').sort()).toEqual([...new Set(tags)].sort());
  });

  it('publishes the site’s figures for the host alone', () => {
    expect(services.site?.ports).toEqual([
      `127.0.0.1:${services.site?.environment?.METRICS_PORT}:9100`,
    ]);
  });

  it('mounts only files that are there', () => {
    const files = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes
        .filter((volume) => volume.startsWith('./deploy'))
        .map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.runIf(programs)(`backs the database up, and keeps ${KEPT} copies`, async () => {
    const postgres = await startTestPostgres(programs ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'binario-backups-'));
    onTestFinished(async () => {
      await postgres.remove();
      rmSync(folder, { recursive: true });
    });
    const { hostname, port, username, password, pathname } = new URL(
      await postgres.createDatabase(),
    );
    for (let day = 10; day < 10 + KEPT; day += 1)
      writeFileSync(join(folder, `2026-01-${day}-000000.dump`), '');
    const [program = '', ...parameters] = services.backup?.command ?? [];
    const written = parameters.map((parameter) => parameter.replaceAll('$$', '$'));
    const { status, stderr } = spawnSync(program, written, {
      encoding: 'utf8',
      env: {
        PATH: `${programs}:${process.env.PATH}`,
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGPASSWORD: password,
        PGDATABASE: pathname.slice(1),
        BACKUPS: folder,
      },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const copies = readdirSync(folder).sort();
    expect(copies).toHaveLength(KEPT);
    expect(copies[0]).toBe('2026-01-11-000000.dump');
    const list = spawnSync('pg_restore', ['--list', join(folder, copies.at(-1) ?? '')]);
    expect(list.status).toBe(0);
  });
});
