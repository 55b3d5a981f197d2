import { expect, it } from 'vitest';
import { readSettings } from '../env.ts';
import { checkKeys } from './check-keys.ts';

const DATABASE_URL = 'postgres://binario:password@localhost/binario';
const SIGNING_KEYS = 'a'.repeat(64);

it.each([
  [{}, 'ok', 'in newsletter.keys of the data folder: keep a copy apart from the backups'],
  [{ DATABASE_URL, SIGNING_KEYS }, 'ok', 'in SIGNING_KEYS'],
  [
    { DATABASE_URL },
    'to do',
    'the database and its dumps hold them: put the line of "newsletter new-key" into the settings ' +
      'of all servers',
  ],
])('checks the keys of links with %j', (environment, result, text) => {
  expect(checkKeys(readSettings(environment))).toEqual({ name: 'keys of links', result, text });
});
