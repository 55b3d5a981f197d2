import { describe, expect, it } from 'vitest';
import { requestId } from './request-id.ts';

const GIVEN = '7f3c9a52e1b04d68a0c2f4e6d8b0a1c3';
const RANDOM = /^[\w-]{12}$/;

describe('the id of a request', () => {
  it('is the one that the proxy gave', () => {
    expect(requestId({ 'x-request-id': GIVEN }, true)).toBe(GIVEN);
  });

  it('is never taken from a client that no proxy stands before', () => {
    expect(requestId({ 'x-request-id': GIVEN }, false)).toMatch(RANDOM);
  });

  it.each([
    undefined,
    '',
    'short',
    'x'.repeat(65),
    `${GIVEN}, ${GIVEN}`,
    'anna@example.com',
    'a b c d e f g h',
    '"},{"event":"forged"',
    'ÿÿÿÿÿÿÿÿÿÿ',
  ])('is a random one instead of %j', (given) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    expect(requestId(headers, true)).toMatch(RANDOM);
  });

  it('tells nothing of how many there are', () => {
    const ids = Array.from({ length: 1_000 }, () => requestId({}, true));
    expect(new Set(ids).size).toBe(1_000);
    expect([...ids].sort()).not.toEqual(ids);
  });
});
