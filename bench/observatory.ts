import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HstsReach } from '#server/settings/hsts.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { startTlsProxy } from '../tests/browser/tls-proxy.ts';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

/**
 * Scores the site over TLS with Mozilla's own scanner. With its 230 packages of 131 MB the scanner
 * is too large for a dependency. It is used if it is installed in OBSERVATORY_FOLDER.
 */
export async function benchObservatory(): Promise<void> {
  const folder = process.env.OBSERVATORY_FOLDER ?? '../observatory';
  const scanner = join(folder, 'node_modules', PACKAGE);
  if (!existsSync(scanner)) {
    process.stdout.write(
      `observatory: skipped; to install it: npm install --prefix ${folder} --ignore-scripts ` +
        `--omit=optional ${PACKAGE}@${VERSION}\n`,
    );
    return;
  }
  // The default of a public https origin, and the strictest setting.
  for (const hsts of ['host', 'preload'] as const) {
    process.stdout.write(`HSTS=${hsts}\n`);
    await score(scanner, hsts);
  }
}

async function score(scanner: string, hsts: HstsReach): Promise<void> {
  // The scanner's copy of the browsers' preload list, with this host where `preload` is tested.
  const listed =
    hsts === 'preload' ? { localhost: { mode: 'force-https', includeSubDomains: true } } : {};
  writeFileSync(join(scanner, 'conf', 'hsts-preload.json'), JSON.stringify(listed));
  const proxy = await startTlsProxy();
  // The server sends no HSTS header for an origin on the loopback interface.
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
