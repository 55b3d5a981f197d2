import { describe, expect, it } from 'vitest';
import { city, route } from './travel.ts';

const site = { siteName: 'Binario', publicOrigin: 'https://www.example.com' };
const rome = {
  name: 'Rome',
  description: 'A city for walking.',
  region: 'Lazio',
  address: '/cities/rome',
  station: { name: 'Roma Termini', coordinates: { latitude: 41.9008, longitude: 12.5019 } },
  attractions: [{ name: 'The Pantheon', line: 'The hole in the dome has no glass.' }],
};

describe('the structured data of a city', () => {
  it('is a destination with its sights and its station', () => {
    expect(city(site, rome)).toMatchObject({
      '@type': ['TouristDestination', 'City'],
      url: 'https://www.example.com/cities/rome',
      containsPlace: { '@type': 'TrainStation', name: 'Roma Termini', geo: { latitude: 41.9008 } },
      includesAttraction: [{ '@type': 'TouristAttraction', name: 'The Pantheon' }],
    });
  });

  it('places the city to a kilometre, since what is known is where its station is', () => {
    expect(city(site, rome).geo).toEqual({ '@type': 'GeoCoordinates', latitude: 41.9, longitude: 12.5 });
  });

  it('gives no place where none is known', () => {
    const unplaced = city(site, { ...rome, station: { name: 'Roma Termini' } });
    expect(JSON.stringify(unplaced)).not.toContain('geo');
  });
});

const facts = {
  name: 'Trains from Milan to Venice',
  description: 'About every hour.',
  address: '/routes/milan/venice',
  departure: { name: 'Milano Centrale', coordinates: { latitude: 45.4871, longitude: 9.2048 } },
  arrival: { name: 'Venezia Santa Lucia' },
  stops: ['Brescia', 'Verona Porta Nuova'],
  operators: [{ name: 'Trenitalia', website: 'https://www.trenitalia.com/' }],
};

describe('the structured data of a route', () => {
  it('is a train with its stations and who runs it', () => {
    expect(route(site, facts)).toMatchObject({
      '@type': 'TrainTrip',
      url: 'https://www.example.com/routes/milan/venice',
      departureStation: { '@type': 'TrainStation', name: 'Milano Centrale', geo: { longitude: 9.2048 } },
      arrivalStation: { '@type': 'TrainStation', name: 'Venezia Santa Lucia' },
      provider: [{ '@type': 'Organization', name: 'Trenitalia', url: 'https://www.trenitalia.com/' }],
    });
  });

  it('lists the calls from the departure to the arrival', () => {
    const { itinerary } = route(site, facts) as unknown as {
      itinerary: { itemListElement: { position: number; item: { name: string } }[] };
    };
    expect(itinerary.itemListElement.map(({ position, item }) => [position, item.name])).toEqual([
      [1, 'Milano Centrale'],
      [2, 'Brescia'],
      [3, 'Verona Porta Nuova'],
      [4, 'Venezia Santa Lucia'],
    ]);
  });

  it('claims no calls where there are none, and no fare, since none is published', () => {
    const text = JSON.stringify(route(site, { ...facts, stops: [] }));
    expect(text).not.toContain('itinerary');
    expect(text).not.toContain('offers');
  });
});
