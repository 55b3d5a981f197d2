import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_CHANGES } from '../timetable/search-settings.ts';
import { parseTrainChoices, trainFields } from './train-choices.ts';

const read = (query: string) => parseTrainChoices(new URLSearchParams(query));

const NONE = {
  settings: {},
  sort: 'departure',
  via: '',
  stay: 0,
  train: '',
  returnTrain: '',
};

describe('the choices among the trains of a search', () => {
  it('are read from an address', () => {
    expect(
      read(
        'change=25&kinds=regional&leave=09:05&arrive=23:59&sort=duration&only=fast' +
          '&train=545-123&returnTrain=700-9&via=Bologna&stay=3',
      ),
    ).toEqual({
      settings: { leastChange: 25, kinds: 'regional' },
      leave: 545,
      arrive: 1439,
      sort: 'duration',
      only: 'fast',
      via: 'Bologna',
      stay: 3,
      train: '545-123',
      returnTrain: '700-9',
    });
  });

  it.each([
    '',
    'change=5&kinds=all&leave=24:00&arrive=9:5&sort=price&only=cheap',
    'change=15.0&leave=1e3&arrive=%00&stay=5',
  ])('fall back to none for %j', (query) => {
    expect(read(query)).toEqual(NONE);
  });

  it('are written as they are read', () => {
    const time = fc.option(fc.integer({ min: 0, max: 1439 }), { nil: undefined });
    const choices = fc
      .record({
        settings: fc.record({
          leastChange: fc.constantFrom(undefined, ...LEAST_CHANGES),
          kinds: fc.constantFrom(undefined, 'regional' as const),
        }),
        leave: time,
        arrive: time,
        sort: fc.constantFrom('departure' as const, 'duration' as const),
        only: fc.constantFrom(undefined, 'direct' as const, 'fast' as const),
        way: fc.constantFrom(
          { via: '', stay: 0 },
          { via: 'Bologna', stay: 0 },
          { via: 'B', stay: 8 },
        ),
        train: fc.constant(''),
        returnTrain: fc.constant(''),
      })
      .map(({ way, ...others }) => ({ ...others, ...way }));
    fc.assert(
      fc.property(choices, (given) => {
        const fields = new URLSearchParams();
        for (const [name, value] of Object.entries(trainFields(given)))
          if (value !== undefined) fields.set(name, value);
        expect(parseTrainChoices(fields)).toEqual(given);
      }),
      { seed: 20_261_126 },
    );
  });
});
