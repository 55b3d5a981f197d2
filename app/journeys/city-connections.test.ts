import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import type { Language } from '#app/domain/language.ts';
import { cityConnections } from './city-connections.ts';

function connectionsOf(slug: string, language: Language) {
  const request = { planner: INCLUDED_PLANNER, today: '2026-11-25', language } as const;
  return cityConnections(findCity(slug) as City, request);
}

describe('connections of a city', () => {
  it('have the time and number of direct trains, and lead to the popular route', () => {
    const connections = connectionsOf('milan', 'fr');
    expect(connections.find(({ name }) => name === 'Turin')).toEqual({
      stationId: '83002196',
      name: 'Turin',
      trip: 'Turin – Milan',
      address: '/routes/turin/milan?lng=fr',
      fastest: '1\u00a0h',
      changes: 0,
      direct: undefined,
      trains: '44',
      others: ['Italo'],
    });
  });

  it('begin with the nearest city', () => {
    const names = connectionsOf('naples', 'en').map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['Salerno', 'Rome', 'Florence', 'Bologna']);
    expect(names).toHaveLength(10);
  });

  it('name the fastest direct train beside a faster journey with a change', () => {
    const florence = connectionsOf('naples', 'en').find(({ name }) => name === 'Florence');
    expect([florence?.fastest, florence?.changes]).toEqual(['2\u00a0h\u00a058\u00a0min', 1]);
    expect(florence?.direct).toBe('2\u00a0h\u00a059\u00a0min');
    for (const { changes, direct } of connectionsOf('genoa', 'en'))
      expect(direct !== undefined).toBe(changes > 0);
  });

  it('lead to the trip if there is no popular route', () => {
    const connections = connectionsOf('pisa', 'en');
    expect(connections[0]).toMatchObject({
      name: 'La Spezia',
      address: '/train-from-la-spezia-to-pisa',
    });
  });

  it('have the guide cities before the towns nearby, and of these the important ones', () => {
    const names = connectionsOf('bolzano', 'en').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Verona', 'Bologna', 'Florence', 'Rome']));
    expect(names).not.toContain('Mezzocorona');
    expect(names).toHaveLength(6);
  });

  it('name a company to whose trains one may change, to be there earlier', () => {
    const rome = connectionsOf('ravenna', 'en').find(({ name }) => name === 'Rome');
    expect(rome?.others).toEqual(['Trenitalia Tper']);
  });

  it('include stations nearby for a city with few direct trains to guide cities', () => {
    const names = connectionsOf('siena', 'en').map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Florence', 'Poggibonsi-San Gimignano', 'Grosseto']),
    );
  });
});
