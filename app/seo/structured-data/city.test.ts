import { describe, expect, it } from 'vitest';
import { city } from './city.ts';

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
