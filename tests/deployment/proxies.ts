import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { machineHas } from '#server/testing/machine.ts';

/** The name that the example of `deploy/nginx.conf` serves, and the Caddyfile here. */
export const SITE_HOST = 'www.example.com';
/** The other name, which leads to the site's own. */
export const BARE_HOST = 'example.com';

/** Started by root, nginx would let its workers run as a user who may not enter its folder. */
const WORKERS_OF_ROOT = 'user root root;';

const IPV4 = '127.0.0.1';
const IPV6 = '::1';

/** A response of the proxy. */
export interface ProxyResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A proxy as its example configures it, with other ports and a certificate made for the moment. */
export interface RunningProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly send: (path: string, options?: SendOptions) => Promise<ProxyResponse>;
  /** All that it has logged so far, its error log included. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The proxy's own address to which the request goes: of IPv4 or of IPv6. */
  readonly host?: typeof IPV4 | typeof IPV6;
}

/** Whether a program of this name can be started here. */
export function hasProgram(name: string): boolean {
  return machineHas(name, spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined);
}

/** Whether this machine has the loopback address of IPv6, on which the proxies then listen too. */
export function hasIPv6(): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === IPV6),
  );
}

/**
 * Starts nginx with the example's own lines in front of servers, with one line for each.
 *
 * @param edit makes the changes of an owner to the example
 */
export async function startNginx(
  ports: readonly number[],
  edit = (example: string) => example,
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-nginx-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const site = forThisNginx(edit(readFileSync('deploy/nginx.conf', 'utf8')))
    .replace(/\tserver 127\.0\.0\.1:3001 .*\n/, '')
    .replace(/\tserver 127\.0\.0\.1:3000 .*\n/, (line) =>
      ports.map((port) => line.replace('3000', String(port))).join(''),
    )
    .replaceAll('listen [::]:80;', hasIPv6() ? `listen [${IPV6}]:${httpPort};` : '')
    .replaceAll(/listen \[::\]:443( .*)\n/g, hasIPv6() ? `listen [${IPV6}]:${httpsPort}$1\n` : '\n')
    .replaceAll('listen 80;', `listen ${IPV4}:${httpPort};`)
    .replaceAll('listen 443 ssl', `listen ${IPV4}:${httpsPort} ssl`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll(/ssl_certificate .*/g, `ssl_certificate ${folder}/site.pem;`)
    .replaceAll(/ssl_certificate_key .*/g, `ssl_certificate_key ${folder}/site.key;`);
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  // The logs of a distribution's nginx.conf, which the example has to switch off.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? WORKERS_OF_ROOT : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const logged = () =>
    ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return running(nginx, { folder, httpPort, httpsPort, logged });
}

/** Changes the lines that the example names for nginx before 1.25.1, where this one is older. */
function forThisNginx(text: string): string {
  const [, minor = 0, patch = 0] =
    /(?<=nginx\/1\.)(\d+)\.(\d+)/
      .exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr)
      ?.map(Number) ?? [];
  if (minor > 25 || (minor === 25 && patch >= 1)) return text;
  return text.replaceAll(/\thttp2 on;\n/g, '').replaceAll(/(listen .*443 ssl);/g, '$1 http2;');
}

/**
 * Starts Caddy with the example's own lines in front of up to three servers, with self-signed
 * certificates.
 */
export async function startCaddy(ports: readonly number[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-caddy-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const options = `{
  admin off
  local_certs
  skip_install_trust
  default_bind ${IPV4} ${hasIPv6() ? IPV6 : ''}
  http_port ${httpPort}
  https_port ${httpsPort}
  storage file_system ${folder}`;
  const upstreams = [0, 1, 2].map((at) => (ports[at] ? `127.0.0.1:${ports[at]}` : ''));
  const example = readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{$/m, options);
  writeFileSync(join(folder, 'Caddyfile'), example);
  const caddy = spawn(
    'caddy',
    ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        ...process.env,
        HOME: folder,
        SITE_HOST,
        SITE_BARE_HOST: BARE_HOST,
        SITE_UPSTREAM: upstreams[0],
        SITE_OTHER_UPSTREAM: upstreams[1],
        SITE_THIRD_UPSTREAM: upstreams[2],
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let log = '';
  caddy.stderr.on('data', (part: Buffer) => {
    log += part.toString('utf8');
  });
  return running(caddy, { folder, httpPort, httpsPort, logged: () => log });
}

/** A proxy's folder and ports, and how its logs are read. */
interface Started extends Pick<RunningProxy, 'httpPort' | 'httpsPort' | 'logged'> {
  readonly folder: string;
}

async function running(
  child: ChildProcess,
  { folder, httpPort, httpsPort, logged }: Started,
): Promise<RunningProxy> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const send = (
    path: string,
    { method = 'GET', headers = {}, body = '', host = IPV4 }: SendOptions = {},
  ) =>
    new Promise<ProxyResponse>((resolve, reject) => {
      const outgoing = request(
        {
          host,
          port: httpsPort,
          path,
          method,
          rejectUnauthorized: false,
          servername: headers.Host ?? SITE_HOST,
          headers: { Host: SITE_HOST, ...headers },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  // A proxy checks whether the site is ready before it forwards requests to it.
  await until(async () => {
    const { status } = await send('/healthz');
    if (status !== 200) throw new Error(`The proxy responds with ${status}`);
  });
  return {
    httpPort,
    httpsPort,
    send,
    logged,
    async stop() {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', `/CN=${SITE_HOST}`],
    ...['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.pem')],
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
}

/** Repeats a request until there is a response: a started program listens a moment later. */
async function until(attempt: () => Promise<unknown>, tries = 2_000): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setImmediate(resolve));
    await until(attempt, tries - 1);
  }
}
