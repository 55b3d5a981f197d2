import { describe, expect, it } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { reachData } from '#app/journeys/reach-data.ts';
import { cutAt, endedBefore, isStub, reachedLines } from './reach-lines.ts';

const parts = reachedLines(await reachData(INCLUDED_PLANNER, 'milan'));

describe('the lines in reach of a station', () => {
  it('are in the band of their minutes', () => {
    expect(parts.length).toBeGreaterThan(100);
    for (const { band, minutes } of parts) {
      expect(minutes[0]).toBeLessThanOrEqual(minutes[1]);
      expect(minutes[1]).toBeLessThanOrEqual(band * 60);
    }
  });

  it('follow each other along a stretch without a gap', () => {
    for (const [stretch, own] of Map.groupBy(parts, (part) => part.stretch)) {
      const shares = own.map((part) => part.shares).sort(([a], [b]) => a - b);
      for (const [i, [from]] of shares.entries())
        expect(from, stretch.path).toBeCloseTo(shares[i - 1]?.[1] ?? from);
    }
  });

  it('are reached where a fast train passes without a stop', () => {
    // Rome is within three hours of Milan, so the whole high-speed line between them is.
    const cut = parts.filter(({ stretch: { kind } }) => kind === 'high-speed');
    const shown = cut.flatMap((part) => cutAt(part, 180) ?? []);
    const cost = shown.reduce(
      (sum, { stretch, shares: [a, b] }) => sum + stretch.cost * (b - a),
      0,
    );
    expect(cost).toBeGreaterThan(1800);
  });

  it('end where the shown time ends', () => {
    for (const part of parts) {
      const cut = cutAt(part, 100);
      if (part.minutes[0] >= 100) expect(cut).toBeUndefined();
      if (part.minutes[1] <= 100) expect(cut).toBe(part);
      const [from, to] = cut?.shares ?? [0, 1];
      expect(from >= 0 && from <= to && to <= 1).toBe(true);
    }
  });

  it('end clearly before a place that is out of reach, and at one that is reached', () => {
    const cut = parts.flatMap((part) => cutAt(part, 180) ?? []);
    const isToEnd = ({ isOutward, shares }: (typeof cut)[number]) =>
      isOutward ? shares[1] === 1 : shares[0] === 0;
    const [whole, open] = [cut.filter(isToEnd), cut.filter((part) => !isToEnd(part))];
    for (const part of whole) expect(endedBefore(part)).toBe(part);
    expect(open.length).toBeGreaterThan(5);
    for (const { shares, isOutward } of open.flatMap((part) => endedBefore(part) ?? []))
      expect(isOutward ? 1 - shares[1] : shares[0]).toBeGreaterThanOrEqual(0.199);
  });

  it('have no stubs behind the last places that are reached', () => {
    for (const within of [100, 180, 250]) {
      const stubs = parts.filter((part) => isStub(part, within));
      expect(stubs.length).toBeGreaterThan(0);
      for (const { stretch, minutes, isOutward, shares } of stubs) {
        expect(minutes[0], stretch.path).toBeGreaterThan(within - 13);
        // Those to a place that is reached stay.
        const isThere = (isOutward ? shares[1] === 1 : shares[0] === 0) && minutes[1] <= within;
        expect(isThere, stretch.path).toBe(false);
      }
    }
  });
});
