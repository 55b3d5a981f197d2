import { describe, expect, it } from 'vitest';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { durationsText } from './trip-durations.ts';

/** Journeys that leave at eight, nine and so on, with these minutes. */
const journeys = (...minutes: readonly number[]) =>
  minutes.map((durationMinutes, at) => {
    const departure = 480 + 60 * at;
    return { departure, arrival: departure + durationMinutes, durationMinutes } as Journey;
  });
const textOf = (...minutes: readonly number[]) =>
  durationsText(journeys(...minutes), 'en').replaceAll('\u00a0', ' ');

describe('durationsText', () => {
  it('gives the bounds of journeys that take about as long', () => {
    expect(textOf(100, 125, 110)).toBe(
      'On a weekday, journeys usually take between 1 h 40 min and 2 h 05 min.',
    );
  });

  it('names the slowest where it takes much longer, and what half of them need', () => {
    expect(textOf(100, 126, 110, 180)).toBe(
      'Half of the journeys take 1 h 50 min or less; the slowest, at 11:00, takes 3 h.',
    );
  });

  it('names no slow one that leaves together with a faster one', () => {
    const [first, ...others] = journeys(100, 126, 110);
    if (!first) throw new Error('there is a first journey');
    const together = { ...first, arrival: 1_200, durationMinutes: 720 };
    const text = durationsText([first, together, ...others], 'en').replaceAll('\u00a0', ' ');
    expect(text).toBe(
      'Half of the journeys take 1 h 50 min or less; the slowest, at 09:00, takes 2 h 06 min.',
    );
    expect(durationsText([...journeys(100, 110), together], 'en')).toBe('');
  });

  it('says nothing where all are equal or one runs through the night', () => {
    expect(textOf(100, 100)).toBe('');
    const night = { departure: 1_200, arrival: 1_860, durationMinutes: 660 } as Journey;
    expect(durationsText([...journeys(100, 110), night], 'en')).toBe('');
  });
});
