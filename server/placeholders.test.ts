import { expect, it } from 'vitest';
import { readSettings } from './env.ts';
import { placeholdersLeft } from './placeholders.ts';

const OWNER = {
  PUBLIC_ORIGIN: 'https://www.altro.it',
  OPERATOR_NAME: 'Altro S.r.l.',
  OPERATOR_ADDRESS: 'Via Roma 1, 10121 Torino',
  CONTACT_PHONE: '+39 011 123 4567',
  CONTACT_EMAIL: 'ciao@altro.it',
  CONTACT_CITY: 'Torino',
  SALE_BANNER: 'no',
};

it('a fresh clone has every placeholder', () => {
  expect(placeholdersLeft(readSettings({}))).toEqual([
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'CONTACT_PHONE',
    'CONTACT_EMAIL',
    'CONTACT_CITY',
    'DOMAIN_LISTING_ADDRESS',
    'MAIL_FROM',
  ]);
});

it('none are left once everything is set, in Rome too', () => {
  expect(placeholdersLeft(readSettings(OWNER))).toEqual([]);
  expect(placeholdersLeft(readSettings({ ...OWNER, CONTACT_CITY: 'Roma' }))).toEqual([]);
});

it.each([
  [{ OPERATOR_ADDRESS: '' }, ['OPERATOR_ADDRESS']],
  [{ SALE_BANNER: 'yes' }, ['DOMAIN_LISTING_ADDRESS']],
  [{ SALE_BANNER: 'yes', DOMAIN_LISTING_ADDRESS: 'https://domains.altro.it' }, []],
  [{ CONTACT_PHONE: '+39 06 0000 0000' }, ['CONTACT_PHONE']],
  [{ CONTACT_EMAIL: 'hello@binario.example' }, ['CONTACT_EMAIL']],
  [{ MAIL_FROM: 'Altro <newsletter@altro.example>' }, ['MAIL_FROM']],
  [{ PUBLIC_ORIGIN: 'https://203.0.113.7' }, ['MAIL_FROM']],
])('one that is left is named: %o', (change, left) => {
  expect(placeholdersLeft(readSettings({ ...OWNER, ...change }))).toEqual(left);
});
