import { expect, it } from 'vitest';
import { nameDatabaseError, withTls } from './database-url.ts';

it.each([
  'postgres://u:p%40ss@db.example/news',
  'postgres://u:p@10.0.0.2:5432/news?application_name=site',
  'postgres:///news?host=db.example',
  'postgres://u:p@localhost/news?host=db.example',
  'postgres://u:p@localhost.example/news',
  'postgresql://u:p@[2001:db8::2]/news',
])('asks the server of %s to prove its name', (databaseUrl) => {
  const completed = new URL(withTls(databaseUrl));
  expect(completed.searchParams.get('sslmode')).toBe('verify-full');
  completed.searchParams.delete('sslmode');
  expect(completed.href).toBe(databaseUrl);
});

it.each([
  'postgres://u:p@localhost/news',
  'postgres://u:p@127.0.0.1:5432/news',
  'postgres://u:p@[::1]/news',
  'postgres:///news?host=::1',
  'postgres:///news?host=/run/postgresql',
  'postgres://%2Frun%2Fpostgresql/news',
  'postgres://u:p@db.example/news?sslmode=disable',
  'postgres://u:p@db.example/news?sslmode=no-verify',
  'postgres://u:p@db.example/news?ssl=true',
])('leaves %s as it is written', (databaseUrl) => {
  expect(withTls(databaseUrl)).toBe(databaseUrl);
});

it('names an error of a connection by a code', () => {
  const refused = new Error('The server does not support SSL connections');
  expect(nameDatabaseError(refused)).toMatchObject({ code: 'NO_TLS' });
  expect(nameDatabaseError(new Error('timeout expired'))).toMatchObject({ code: 'NO_REPLY' });
  expect(nameDatabaseError(new Error('other'))).not.toHaveProperty('code');
});
