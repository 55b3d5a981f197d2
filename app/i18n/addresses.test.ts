import { expect, it } from 'vitest';
import { choiceAddress, LONGEST_FIELD } from './addresses.ts';

it('adds the language and the fields of the page, without overlong ones', () => {
  const fields = [
    ['from', 'Rome'],
    ['to', 'M'.repeat(LONGEST_FIELD)],
    ['via', 'B'.repeat(LONGEST_FIELD + 1)],
  ] as const;
  const { pathname, hash, searchParams } = new URL(
    choiceAddress('/search?lng=it#trains', 'en', fields),
    'http://localhost',
  );
  expect(`${pathname}${hash}`).toBe('/search#trains');
  expect([...searchParams.keys()].sort()).toEqual(['from', 'lng', 'to']);
  expect(searchParams.get('lng')).toBe('en');
  expect(searchParams.get('to')).toHaveLength(LONGEST_FIELD);
});
