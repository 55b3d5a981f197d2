/** The address of the database without its password, which is passed in the environment. */
export interface DatabaseAccess {
  readonly address: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Translates `DATABASE_URL` for `pg_dump` and `psql`. Every user of the machine can read the
 * arguments of a program, so the address has no password. Only the `pg` package knows
 * `sslmode=no-verify` (encrypted, certificate unchecked); PostgreSQL's programs call it `require`.
 */
export function databaseAccess(databaseUrl: string): DatabaseAccess {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  return { address: url.href, environment: password === '' ? {} : { PGPASSWORD: password } };
}
