import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTravel } from './comparison.ts';

const factors = { train: 33, plane: 160, car: 143 };
const route = { distanceKm: 568, durationMinutes: 179 };
const drive = { distanceKm: 575, drivingMinutes: 345 };
const flight = { distanceKm: 470, flightMinutes: 70 };

const km = fc.integer({ min: 20, max: 1500 });
const minutes = fc.integer({ min: 15, max: 900 });

describe('compareTravel', () => {
  it('adds the stated margins to each way of travelling', () => {
    const { options } = compareTravel(route, { drive, flight }, factors);
    expect(options).toEqual([
      {
        mode: 'train',
        distanceKm: 568,
        movingMinutes: 179,
        marginMinutes: 50,
        doorToDoorMinutes: 229,
        co2Grams: 18_744,
      },
      {
        mode: 'plane',
        distanceKm: 470,
        movingMinutes: 70,
        marginMinutes: 185,
        doorToDoorMinutes: 255,
        co2Grams: 75_200,
      },
      {
        mode: 'car',
        distanceKm: 575,
        movingMinutes: 345,
        marginMinutes: 15,
        doorToDoorMinutes: 360,
        co2Grams: 82_225,
      },
    ]);
  });

  it('names the quickest and the cleanest', () => {
    expect(compareTravel(route, { drive, flight }, factors)).toMatchObject({
      fastest: 'train',
      leastCo2: 'train',
    });
    const slowTrain = { distanceKm: 865, durationMinutes: 410 };
    expect(
      compareTravel(slowTrain, { flight: { distanceKm: 772, flightMinutes: 90 } }, factors).fastest,
    ).toBe('plane');
  });

  it('leaves out the plane where there is no flight and the car where there is no drive', () => {
    expect(compareTravel(route, { drive }, factors).options.map(({ mode }) => mode)).toEqual([
      'train',
      'car',
    ]);
    expect(compareTravel(route, {}, factors).options.map(({ mode }) => mode)).toEqual(['train']);
  });

  it('names the train when the times are equal', () => {
    const tie = { distanceKm: 100, drivingMinutes: 214 };
    expect(compareTravel(route, { drive: tie }, factors).fastest).toBe('train');
  });

  it('never calls an option the best when another beats it', () => {
    fc.assert(
      fc.property(km, minutes, km, minutes, km, minutes, (a, b, c, d, e, f) => {
        const { options, fastest, leastCo2 } = compareTravel(
          { distanceKm: a, durationMinutes: b },
          {
            drive: { distanceKm: c, drivingMinutes: d },
            flight: { distanceKm: e, flightMinutes: f },
          },
          factors,
        );
        const of = (mode: string) => options.filter((option) => option.mode === mode);
        expect(of(fastest).map(({ doorToDoorMinutes }) => doorToDoorMinutes)).toEqual([
          Math.min(...options.map(({ doorToDoorMinutes }) => doorToDoorMinutes)),
        ]);
        expect(of(leastCo2).map(({ co2Grams }) => co2Grams)).toEqual([
          Math.min(...options.map(({ co2Grams }) => co2Grams)),
        ]);
      }),
      { seed: 20260402 },
    );
  });
});
