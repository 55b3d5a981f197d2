import { isLoopback } from '../public-origin.ts';

/**
 * Completes the address of a database with its TLS mode: `verify-full`, so that neither rows nor
 * the password reach a server that cannot prove its name. A database of this machine and an address
 * that names a mode, such as `sslmode=disable`, stay as they are.
 * @example withTls('postgres://db.example/a') // 'postgres://db.example/a?sslmode=verify-full'
 */
export function withTls(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const isWritten = url.searchParams.has('sslmode') || url.searchParams.has('ssl');
  if (isWritten || isOnThisMachine(url)) return databaseUrl;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

/** The host may be a parameter, as it is for the folder of a Unix socket. */
function isOnThisMachine({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') || decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/')) return true;
  const isBareIPv6 = host.includes(':') && !host.startsWith('[');
  return isLoopback(`postgres://${isBareIPv6 ? `[${host}]` : host}`);
}

/**
 * Adds the code `NO_TLS` to the error of a connection to a server without TLS, since the log shows
 * codes alone.
 */
export function nameMissingTls(error: unknown): unknown {
  const isMissing = error instanceof Error && /does not support SSL/.test(error.message);
  return isMissing ? Object.assign(error, { code: 'NO_TLS' }) : error;
}
