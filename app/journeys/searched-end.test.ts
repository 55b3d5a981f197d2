import { describe, expect, it } from 'vitest';
import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { STATION_TEXT_LENGTH } from '#app/domain/search/journey-search.ts';
import { placeLabel, placeNamed } from '#app/domain/stations/place-label.ts';
import { meantStation } from '#app/domain/stations/resolve.ts';
import { suggestStations } from '#app/domain/stations/suggest.ts';
import { readEnd, textOfEnd } from './searched-end.ts';

describe.each(LANGUAGES)('the end of a search in the language %s', (language) => {
  const index = stationIndexFor(language);
  const textOf = (text: string) => {
    const end = readEnd(text, language);
    return 'station' in end ? [end.station.label, end.place?.slug] : end.kind;
  };

  it('keeps each place with each of its stations', () => {
    for (const place of ONWARD_PLACES) {
      for (const { station: named } of place.legs) {
        const station = index.stationsById.get(named[0]);
        if (!station) throw new Error(`${named[1]} is not a station`);
        const text = textOfEnd({ station, place }, language);
        expect(text.length).toBeLessThanOrEqual(STATION_TEXT_LENGTH);
        expect(textOf(text)).toEqual([station.label, place.slug]);
      }
    }
  });

  it('is offered by the form with the place, unless its own stop is', () => {
    for (const { name, slug, ownStops, legs } of ONWARD_PLACES) {
      const offered = suggestStations(index, name[language], 8).map(
        ({ station, place }) => [station, placeLabel(station.label, place)] as const,
      );
      const isThere = legs.every(({ mode }) => mode === 'walk');
      const isOffered = offered.some(
        ([{ id }, text]) =>
          textOf(text)[1] === slug || ownStops?.some(([stop]) => stop === id) || isThere,
      );
      expect([slug, isOffered]).toEqual([slug, true]);
    }
  });

  it('has, of a name that means one station, the same place in the form and without code', () => {
    let named = 0;
    for (const { name, alsoTyped } of ONWARD_PLACES) {
      for (const text of [...LANGUAGES.map((other) => name[other]), ...alsoTyped]) {
        const meant = meantStation(index, text)?.station;
        if (!meant) continue;
        const place = placeNamed(index, text, meant);
        named += place ? 1 : 0;
        const shown = textOf(placeLabel(meant.label, place))[1];
        expect([text, shown]).toEqual([text, textOf(text)[1]]);
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  it('keeps the way to Portofino, and is the station itself by its own name', () => {
    const meant = meantStation(index, 'Portofino')?.station;
    if (!meant) throw new Error('Portofino means no station');
    expect(placeNamed(index, 'Portofino', meant)).toBe('Portofino');
    expect(placeNamed(index, meant.label, meant)).toBeUndefined();
  });
});

describe('the end of a search', () => {
  const textOf = (text: string) => {
    const end = readEnd(text, 'en');
    return 'station' in end ? [end.station.label, end.place?.slug] : end.kind;
  };

  it('reads the names of every language', () => {
    const read = ['Venice Mestre', 'venice-airport'];
    expect(textOf('Venezia Mestre, Aeroporto di Venezia Marco Polo')).toEqual(read);
    expect(textOf('Venise Mestre, VCE')).toEqual(read);
  });

  it('is a station alone where one does not go on from it, and for its own name', () => {
    expect(textOf('Rome Termini, San Marino')).toEqual('choice');
    expect(textOf('Rome Termini, Italy')).toEqual(['Rome Termini', undefined]);
    expect(textOf('Assisi')).toEqual(['Assisi', undefined]);
  });

  it('is the place whose name is one of its station’s names', () => {
    expect(textOf('Portofino')).toEqual(['Santa Margherita Ligure-Portofino', 'portofino']);
  });

  it('is a question for a place with several stations', () => {
    expect(textOf('Venice airport')).toBe('choice');
  });
});
