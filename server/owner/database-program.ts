/**
 * How a program of PostgreSQL reaches the database: an address without the password, which goes by
 * the environment.
 */
export interface DatabaseAccess {
  readonly address: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Translates `DATABASE_URL` for `pg_dump` and `psql`. Every user of the machine sees the arguments
 * of a program, so the password is left out of the address. `sslmode=no-verify` (encrypted,
 * certificate unchecked) is a word of the `pg` package alone; PostgreSQL's own programs call the
 * same `require`.
 */
export function databaseAccess(databaseUrl: string): DatabaseAccess {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  return { address: url.href, environment: password === '' ? {} : { PGPASSWORD: password } };
}
