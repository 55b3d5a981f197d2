import { describe, expect, it } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { trainTrip } from './train-trip.server.ts';

const site = {
  settings: { publicOrigin: 'https://www.example.com' },
  language: 'it',
  planner: INCLUDED_PLANNER,
} as SiteRequest;
const facts = {
  name: 'Treni da Firenze a Venezia',
  description: 'Circa ogni ora.',
  address: '/routes/florence/venice?lng=it',
  operators: [{ name: 'Trenitalia', website: 'https://www.trenitalia.com/' }],
};
const [FLORENCE, VENICE, CAGLIARI] = ['83064212', '83025932', '83129007'];

describe('the structured data of the trains between two stations', () => {
  it('is a train with its stations and its operator', () => {
    expect(trainTrip(site, FLORENCE, VENICE, facts)).toMatchObject({
      '@type': 'TrainTrip',
      url: 'https://www.example.com/routes/florence/venice?lng=it',
      departureStation: { '@type': 'TrainStation', name: expect.stringContaining('Novella') },
      arrivalStation: { '@type': 'TrainStation', geo: { longitude: 12.3205 } },
      provider: [
        { '@type': 'Organization', name: 'Trenitalia', url: 'https://www.trenitalia.com/' },
      ],
    });
  });

  it('lists the calls from the departure to the arrival', () => {
    const calls = trainTrip(site, FLORENCE, VENICE, facts).itinerary?.itemListElement;
    expect(calls?.map(({ position, item }) => [position, item.name])).toEqual([
      [1, 'Firenze S.\u00a0M.\u00a0Novella'],
      [2, 'Bologna Centrale'],
      [3, 'Ferrara'],
      [4, 'Padova'],
      [5, 'Venezia Mestre'],
      [6, 'Venezia Santa Lucia'],
    ]);
  });

  it('claims no calls where there are none, and no fare, since none is published', () => {
    const text = JSON.stringify(trainTrip(site, FLORENCE, CAGLIARI, facts));
    expect(text).not.toContain('itinerary');
    expect(text).not.toContain('offers');
  });
});
