import { expect, it } from 'vitest';
import { databaseAccess } from './database-program.ts';

it.each([
  ['postgres://u:p%40ss@db:5432/site', 'postgres://u@db:5432/site', { PGPASSWORD: 'p@ss' }],
  [
    'postgres://u:secret@db/site?sslmode=no-verify',
    'postgres://u@db/site?sslmode=require',
    { PGPASSWORD: 'secret' },
  ],
  [
    'postgres://u@db/site?password=s3cret&sslmode=disable',
    'postgres://u@db/site?sslmode=disable',
    { PGPASSWORD: 's3cret' },
  ],
  [
    'postgres://u@db/site?sslmode=verify-full',
    'postgres://u@db/site?sslmode=verify-full&sslrootcert=system',
    {},
  ],
  [
    'postgres://u@db/site?sslmode=verify-full&sslrootcert=/etc/db.pem',
    'postgres://u@db/site?sslmode=verify-full&sslrootcert=%2Fetc%2Fdb.pem',
    {},
  ],
])('reaches %s by %s', (databaseUrl, address, environment) => {
  expect(databaseAccess(databaseUrl)).toEqual({ address, environment });
});
