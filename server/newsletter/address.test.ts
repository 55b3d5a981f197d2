import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from './address.ts';

const SEED = 20261121;
const long = (length: number) => 'a'.repeat(length);
const domainOf = (length: number) =>
  `${`${long(49)}.`.repeat(9)}`
    .slice(0, length - 4)
    .replace(/\.$/, 'a')
    .concat('.com');

describe('parseAddress', () => {
  it.each([
    ['anna@example.com', 'anna@example.com', 'anna@example.com'],
    ['  Anna.Rossi@Example.COM\r\n', 'Anna.Rossi@example.com', 'anna.rossi@example.com'],
    [
      "o'brien+trains@mail.example.co.uk",
      "o'brien+trains@mail.example.co.uk",
      "o'brien+trains@mail.example.co.uk",
    ],
    [
      '!#$%&*/=?^_`{|}~-@example.com',
      '!#$%&*/=?^_`{|}~-@example.com',
      '!#$%&*/=?^_`{|}~-@example.com',
    ],
    ['a@b.it', 'a@b.it', 'a@b.it'],
    ['info@münchen.de', 'info@xn--mnchen-3ya.de', 'info@xn--mnchen-3ya.de'],
    ['info@MU\u0308NCHEN.de', 'info@xn--mnchen-3ya.de', 'info@xn--mnchen-3ya.de'],
    ['info@例子。广告', 'info@xn--fsqu00a.xn--4rr70v', 'info@xn--fsqu00a.xn--4rr70v'],
    ['info@xn--mnchen-3ya.de', 'info@xn--mnchen-3ya.de', 'info@xn--mnchen-3ya.de'],
    ['a@1.2.3.com', 'a@1.2.3.com', 'a@1.2.3.com'],
    ['a@ex--ample.com', 'a@ex--ample.com', 'a@ex--ample.com'],
    [`${long(64)}@example.com`, `${long(64)}@example.com`, `${long(64)}@example.com`],
    [`a@${long(63)}.com`, `a@${long(63)}.com`, `a@${long(63)}.com`],
    [`a@${domainOf(252)}`, `a@${domainOf(252)}`, `a@${domainOf(252)}`],
    [
      'victim%0d%0aBcc:@example.com'.replace(':', ''),
      'victim%0d%0aBcc@example.com',
      'victim%0d%0abcc@example.com',
    ],
  ])('accepts %j', (input, text, key) => {
    expect(parseAddress(input)).toEqual({ text, key });
  });

  it.each([
    '',
    ' ',
    'anna',
    '@example.com',
    'anna@',
    'anna@localhost',
    'anna@example.c',
    'anna@example.123',
    'anna@127.0.0.1',
    'anna@0x7f.1',
    'anna@[127.0.0.1]',
    'anna@[IPv6:::1]',
    'anna@@example.com',
    'anna@berta@example.com',
    '.anna@example.com',
    'anna.@example.com',
    'an..na@example.com',
    'anna@.example.com',
    'anna@example..com',
    'anna@example.com.',
    'anna@-example.com',
    'anna@example-.com',
    'anna@exa_mple.com',
    'anna@example.com:25',
    'anna@example.com/path',
    'anna@ex%61mple.com',
    'anna@xn--a.com',
    'anna@xn--zz--zz.com',
    'anna rossi@example.com',
    'anna@exam ple.com',
    '"anna rossi"@example.com',
    'anna(comment)@example.com',
    'Anna <anna@example.com>',
    '<anna@example.com>',
    'anna@example.com,berta@example.com',
    'anna@example.com;berta@example.com',
    'anna@example.com\r\nBcc: berta@example.com',
    'anna@example.com\nSubject: hello',
    'anna\r\n@example.com',
    'anna\u0000@example.com',
    'anna@example.com\u0000.org',
    'ann\u00e0@example.com',
    '用户@example.com',
    'anna\uff20example.com',
    'anna@exam\u200bple.com',
    'anna@exam\u00adple.com',
    '\u202eanna@example.com',
    'anna@example\u2028.com',
    'anna@\ud800example.com',
    `${long(65)}@example.com`,
    `a@${long(64)}.com`,
    `a@${domainOf(253)}`,
    `a@${'é'.repeat(63)}.com`,
    'anna@-città.it',
    'anna@città-.it',
  ])('refuses %j', (input) => {
    expect(parseAddress(input)).toBeUndefined();
  });
});

const ATEXT = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&'*+-/=?^_`{|}~",
];
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789ABCXYZ'];
const atom = fc.string({ unit: fc.constantFrom(...ATEXT), minLength: 1, maxLength: 15 });
const localPart = fc.array(atom, { minLength: 1, maxLength: 4 }).map((atoms) => atoms.join('.'));
const inner = fc.string({ unit: fc.constantFrom(...letters, '-'), maxLength: 12 });
const asciiLabel = fc
  .tuple(fc.constantFrom(...letters), inner, fc.constantFrom(...letters))
  .map((parts) => parts.join(''))
  .filter((label) => !/^xn--/i.test(label));
const otherLabel = fc.constantFrom(
  'münchen',
  'città',
  'théâtre',
  'пример',
  '例子',
  'παράδειγμα',
  'مثال',
  'straße',
);
const topLevel = fc.constantFrom('com', 'it', 'FR', 'museum', 'рф', '中国', 'xn--p1ai');
const domain = fc
  .tuple(
    fc.array(fc.oneof({ weight: 3, arbitrary: asciiLabel }, otherLabel), {
      minLength: 1,
      maxLength: 4,
    }),
    topLevel,
  )
  .map(([labels, top]) => [...labels, top].join('.'));
const good = fc
  .tuple(localPart, domain)
  .map(([local, host]) => ({ local, host, text: `${local}@${host}` }));

const FORBIDDEN_ANYWHERE = [
  ...'\r\n\t\0\v\f\u001b\u007f\u0085 \u00a0\u200b\u200e\u202e\u2028\u2029\u2060\ufeff\u00ad\ue000',
  ...'<>()[]\\,;:"@',
  '\r\nBcc: eve@example.com\r\n',
  '\n\nbody',
  '\ud800',
];

const spliced = fc
  .tuple(good, fc.constantFrom(...FORBIDDEN_ANYWHERE), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([{ text }, piece, where]) => {
    const at = 1 + Math.floor(where * (text.length - 2));
    return text.slice(0, at) + piece + text.slice(at);
  });
const broken = good.chain(({ local, host }) =>
  fc.constantFrom(
    `${local}${host}`,
    `${local}@`,
    `@${host}`,
    `.${local}@${host}`,
    `${local}.@${host}`,
    `a..${local}@${host}`,
    `${local}@.${host}`,
    `${local}@${host}.`,
    `${local}@a..${host}`,
    `${local}@-${host}`,
    `${local}@a-.${host}`,
    `${local}@a_b.${host}`,
    `${local}@a%2e.${host}`,
    `${local}@${host}/x`,
    `${local}@${host}:25`,
    `${local}@${host}.1`,
    `${local}@localhost`,
    `${local}@xn--a.${host}`,
    `${local}${'x'.repeat(65)}@${host}`,
    `${local}@${'x'.repeat(64)}.${host}`,
    `${local}@${'xyz.'.repeat(64)}${host}`,
    `é${local}@${host}`,
    `${local}\u0661@${host}`,
    `"${local}"@${host}`,
    `${local}@[192.0.2.1]`,
    `${local}@${host}, eve@example.com`,
    `mailto:${local}@${host}`,
  ),
);

describe('parseAddress on huge text', () => {
  it('refuses a million characters without reading all of them', () => {
    expect(parseAddress(`${long(1_000_000)}@example.com`)).toBeUndefined();
    expect(parseAddress(`a@${'.'.repeat(1_000_000)}`)).toBeUndefined();
  });
});

describe('parseAddress on 10,000 generated addresses', () => {
  it('accepts every valid address in the form that is sent', () => {
    let runs = 0;
    const wrapped = fc.tuple(
      good,
      fc.constantFrom('', ' ', '\t', '\r\n'),
      fc.constantFrom('', ' ', '\n'),
    );
    fc.assert(
      fc.property(wrapped, ([{ local, host }, before, after]) => {
        runs += 1;
        const text = `${local}@${domainToASCII(host)}`;
        expect(parseAddress(`${before}${local}@${host}${after}`)).toEqual({
          text,
          key: text.toLowerCase(),
        });
      }),
      { seed: SEED, numRuns: 4_000 },
    );
    expect(runs).toBe(4_000);
  });

  it('refuses every invalid address', () => {
    let runs = 0;
    fc.assert(
      fc.property(fc.oneof(spliced, broken), (hostile) => {
        runs += 1;
        expect(parseAddress(hostile)).toBeUndefined();
      }),
      { seed: SEED, numRuns: 6_000 },
    );
    expect(runs).toBe(6_000);
  });

  it('accepts no arbitrary text with characters that are special to mail servers', () => {
    const noise = fc.string({ unit: 'binary', maxLength: 30 });
    const text = fc.oneof(
      noise,
      fc.tuple(noise, noise).map(([a, b]) => `${a}@${b}.com`),
    );
    fc.assert(
      fc.property(text, (input) => {
        const address = parseAddress(input);
        if (address === undefined) return;
        expect(address.text).toMatch(/^[\x21-\x7e]{1,64}@[a-z0-9.-]{3,252}$/);
        expect(address.text).not.toMatch(/[<>()[\]\\,;:"\s]/);
        expect(parseAddress(address.text)?.text).toBe(address.text);
      }),
      { seed: SEED, numRuns: 10_000 },
    );
  });
});
