import { expect, it } from 'vitest';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { EDITED } from './edited.ts';

it.each(Object.entries(EDITED))('the day on which the %s last changed exists', (_set, day) => {
  expect(parseIsoDate(day)).toBe(day);
});
