import { describe, expect, it } from 'vitest';
import { type ShopJourney, shopLink } from './shop-link.ts';

const SHOP = 'https://shop.example/results';
const JOURNEY: ShopJourney = {
  from: '83002220',
  to: '85010082',
  date: '2026-12-24',
  adults: 2,
  children: 1,
  currency: 'GBP',
  roundTrip: true,
  returnDate: '2026-12-27',
};
const REST =
  'departureDate=2026-12-24&adults=2&children=1&currency=GBP&selectedFilters=1&roundTrip=true';

describe('the shop’s address', () => {
  it.each([
    ['uic8', 'departureStationId=83002220&arrivalStationId=85010082'],
    ['uic7', 'departureStationId=830000222&arrivalStationId=850001008'],
  ] as const)(
    'has exactly the specified fields in their order, its stations as %s',
    (form, stations) => {
      expect(shopLink(SHOP, form, JOURNEY)).toBe(`${SHOP}?${stations}&${REST}`);
    },
  );

  it('pads an id of seven characters in either form’s link, and no other', () => {
    const short = { ...JOURNEY, from: '8308409' };
    expect(new URL(shopLink(SHOP, 'uic8', short)).searchParams.get('departureStationId')).toBe(
      '830008409',
    );
    expect(() => shopLink(SHOP, 'uic7', short)).toThrow(RangeError);
  });

  it('keeps the fields that the shop’s own address has, in front', () => {
    expect(shopLink(`${SHOP}?partner=7#top`, 'uic8', JOURNEY)).toMatch(
      /\?partner=7&departureStationId=/,
    );
  });

  it('says false for one way', () => {
    expect(shopLink(SHOP, 'uic8', { ...JOURNEY, roundTrip: false })).toMatch(/&roundTrip=false$/);
  });
});
