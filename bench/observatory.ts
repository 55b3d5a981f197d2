import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HstsReach } from '#server/env.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { startTlsProxy } from '../tests/browser/tls-proxy.ts';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

/**
 * Scores the site with the code of Mozilla's own scanner, over TLS. It is no dependency, since it
 * brings 230 packages of 131 MB: it is used where OBSERVATORY_FOLDER, a folder beside this project,
 * has it.
 */
export async function benchObservatory(): Promise<void> {
  const folder = process.env.OBSERVATORY_FOLDER ?? '../observatory';
  const scanner = join(folder, 'node_modules', PACKAGE);
  if (!existsSync(scanner)) {
    process.stdout.write(
      `observatory: skipped; npm install --prefix ${folder} --ignore-scripts --omit=optional ${PACKAGE}@${VERSION} brings it\n`,
    );
    return;
  }
  // As it is by default for a public https origin, and as its owner may have it.
  for (const hsts of ['host', 'preload'] as const) {
    process.stdout.write(`HSTS=${hsts}\n`);
    await score(scanner, hsts);
  }
}

async function score(scanner: string, hsts: HstsReach): Promise<void> {
  // Browsers' list of domains that speak HTTPS alone, with this one on it where its owner may have
  // entered it.
  const listed =
    hsts === 'preload' ? { localhost: { mode: 'force-https', includeSubDomains: true } } : {};
  writeFileSync(join(scanner, 'conf', 'hsts-preload.json'), JSON.stringify(listed));
  const proxy = await startTlsProxy();
  // No header is sent for an origin on this machine, where the scanner finds the proxy.
  const server = await startServerProcess({
    environment: { PUBLIC_ORIGIN: 'https://www.binario.example', HSTS: hsts },
  });
  proxy.lead(server.port);
  const temporary = mkdtempSync(join(tmpdir(), 'binario-observatory-'));
  const certificate = join(temporary, 'certificate.pem');
  writeFileSync(certificate, proxy.certificate);
  const ports = [String(proxy.plainPort), new URL(proxy.origin).port];
  await new Promise<void>((resolve) => {
    spawn(process.execPath, ['bench/observatory-scan.ts', scanner, ...ports], {
      stdio: 'inherit',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    }).once('exit', () => resolve());
  });
  proxy.close();
  await server.stop();
  rmSync(temporary, { recursive: true, force: true });
}
