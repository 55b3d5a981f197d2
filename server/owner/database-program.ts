/** The address of the database without its password, which is passed in the environment. */
export interface DatabaseAccess {
  readonly address: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Translates `DATABASE_URL` for `pg_dump` and `psql`. Every user of the machine can read the
 * arguments of a program, so the address has no password. Only the `pg` package knows
 * `sslmode=no-verify` (encrypted, certificate unchecked); PostgreSQL's programs call it `require`.
 * Unlike `pg`, they check a certificate against the machine's list only if that is named.
 */
export function databaseAccess(databaseUrl: string): DatabaseAccess {
  const url = new URL(databaseUrl);
  const { searchParams } = url;
  const password = searchParams.get('password') || decodeURIComponent(url.password);
  url.password = '';
  searchParams.delete('password');
  if (searchParams.get('sslmode') === 'no-verify') searchParams.set('sslmode', 'require');
  if (searchParams.get('sslmode') === 'verify-full' && !searchParams.has('sslrootcert'))
    searchParams.set('sslrootcert', 'system');
  return { address: url.href, environment: password === '' ? {} : { PGPASSWORD: password } };
}
