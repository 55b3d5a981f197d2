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

/** Errors of `pg` without a code, by their messages. */
const UNNAMED: readonly (readonly [message: RegExp, code: string])[] = [
  [/does not support SSL/, 'NO_TLS'],
  [/client password must be/, 'NO_PASSWORD'],
  [/timeout/, 'NO_REPLY'],
  [/^Connection terminated/, 'CONNECTION_LOST'],
];

/** Adds a code to an error of a connection that has none, since the log shows codes alone. */
export function nameDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error;
  const code = UNNAMED.find(([message]) => message.test(error.message))?.[1];
  return code === undefined ? error : Object.assign(error, { code });
}
