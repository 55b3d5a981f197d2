import { expect, it } from 'vitest';
import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { joinPrepositions } from './prepositions.ts';

it.each([
  ['Treni da Roma a Arezzo', 'Treni da Roma ad Arezzo'],
  ['A Ancona e a\u00a0Asti', 'Ad Ancona e ad\u00a0Asti'],
  ['Da L’Aquila a L’Aquila', 'Dall’Aquila all’Aquila'],
  ['Guida di L’Aquila', 'Guida dell’Aquila'],
  ['Da Il Neto a\u00a0Il Neto', 'Dal Neto al\u00a0Neto'],
  ['Da Le Cure a Le Piagge', 'Dalle Cure alle Piagge'],
  ['Firenze e Empoli', 'Firenze ed Empoli'],
  ['da marzo a\u00a0aprile, a agosto 2027', 'da marzo ad\u00a0aprile, ad agosto 2027'],
  ['Da La Spezia a La Spezia', 'Da La Spezia a La Spezia'],
  ['Da Le Locle a Les Arcs', 'Da Le Locle a Les Arcs'],
  ['dalle 1:10 alle 1:40, Alle 1:05', 'dall’1:10 all’1:40, All’1:05'],
  ['scaduto il 8 giugno, valido fino al 11 marzo', 'scaduto l’8 giugno, valido fino all’11 marzo'],
  ['dal 18 giugno al 13 luglio, il 8', 'dal 18 giugno al 13 luglio, il 8'],
  ['dalle 10:10 alle 11:40', 'dalle 10:10 alle 11:40'],
  ['Da Aeroporto di Pisa a\u00a0Aeroporto di Bari', 'Dall’aeroporto di Pisa all’aeroporto di Bari'],
  ['Da Lago di Como a Lago di Garda', 'Dal\u00a0lago di Como al\u00a0lago di Garda'],
  ['Guida di Cinque Terre, a Isola d’Elba', 'Guida delle\u00a0Cinque Terre, all’isola d’Elba'],
  ['da Val Gardena a Città del Vaticano', 'dalla\u00a0Val Gardena alla\u00a0Città del Vaticano'],
  ['Treni di ÖBB e FFS, il sito di FFS', 'Treni delle\u00a0ÖBB e FFS, il sito delle\u00a0FFS'],
  ['Treni di Ferrovie del Sud Est', 'Treni delle\u00a0Ferrovie del Sud Est'],
  ['I diretti sono di Ferrovia retica.', 'I diretti sono della\u00a0Ferrovia retica.'],
  ['Treni di Trenord e Trenitalia', 'Treni di Trenord e Trenitalia'],
  ['Da Isola della Scala a Lagonegro', 'Da Isola della Scala a Lagonegro'],
  ['Da Imola a Udine, dalla A alla Z', 'Da Imola a Udine, dalla A alla Z'],
])('«%s» is «%s» in Italian', (text, joined) => {
  expect(joinPrepositions(text, 'it')).toBe(joined);
  expect(joinPrepositions(joined, 'it')).toBe(joined);
});

it.each([
  ['De Udine à Milan', 'D’Udine à Milan'],
  ['De Ancône à Rome, billet de Élise', 'D’Ancône à Rome, billet d’Élise'],
  ['Train de\u00a0Udine', 'Train d’Udine'],
  ['De Les Arcs à\u00a0Les Arcs', 'Des Arcs aux\u00a0Arcs'],
  ['À Le Locle, au départ de Le Locle', 'Au Locle, au départ du Locle'],
  ['De Hône-Bard à Le Piagge', 'D’Hône-Bard à Le Piagge'],
  ['De Le Cure à L’Aquila', 'De Le Cure à L’Aquila'],
  ['De La Spezia à La Spezia', 'De La Spezia à La Spezia'],
  ['De Aéroport de Pise à Île d’Elbe', 'De\u00a0l’aéroport de Pise à\u00a0l’île d’Elbe'],
  ['À Lac de Garde, de Centre d’Assise', 'Au\u00a0lac de Garde, du\u00a0centre d’Assise'],
  ['De Cinque Terre à Îles Borromées', 'Des\u00a0Cinque Terre aux\u00a0îles Borromées'],
  ['De Cité du Vatican à Rome', 'De\u00a0la\u00a0Cité du Vatican à Rome'],
  ['De Val Gardena à Val Gardena', 'Du\u00a0val Gardena au\u00a0val Gardena'],
  ['De Hendaye à Hendaye', 'D’Hendaye à Hendaye'],
  ['Les trains de Chemins de fer rhétiques', 'Les trains des\u00a0Chemins de fer rhétiques'],
  ['Trains de Ferrovie Appulo Lucane', 'Trains des\u00a0Ferrovie Appulo Lucane'],
  ['Trains de ÖBB, le site de CFF', 'Trains des\u00a0ÖBB, le site des\u00a0CFF'],
  ['Trains de SNCF Voyageurs', 'Trains de SNCF Voyageurs'],
  ['De Rome à Udine, mode actif', 'De Rome à Udine, mode actif'],
  ['de avril à août, de août, de\u00a0octobre', 'd’avril à août, d’août, d’octobre'],
  ['de juin à octobre', 'de juin à octobre'],
])('«%s» is «%s» in French', (text, joined) => {
  expect(joinPrepositions(text, 'fr')).toBe(joined);
  expect(joinPrepositions(joined, 'fr')).toBe(joined);
});

it.each([
  ['From a Arezzo to Le Mans', 'From a Arezzo to Le Mans'],
  ['From Cinque Terre to\u00a0Rome', 'From the Cinque Terre to\u00a0Rome'],
  ['Cinque Terre to Borromean Islands', 'Cinque Terre to the Borromean Islands'],
])('«%s» is «%s» in English', (text, joined) => {
  expect(joinPrepositions(text, 'en')).toBe(joined);
  expect(joinPrepositions(joined, 'en')).toBe(joined);
});

it('has an English article before the places without a railway that are in or on «the» place', () => {
  const names = ONWARD_PLACES.filter(({ name }) => isWithArticle(`from ${name.en}`));
  const told = ONWARD_PLACES.filter(({ inPlace }) => /\bthe\b/.test(inPlace?.en ?? ''));
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual(told);
});

const isWithArticle = (text: string) => joinPrepositions(text, 'en').startsWith('from the ');

it('distinguishes Italian stations with «Le» from the others, in the whole list', () => {
  const { stations } = stationIndexFor('it');
  const named = stations.filter(({ label }) => label.startsWith('Le '));
  expect(named.length).toBeGreaterThan(0);
  for (const { label, country } of named) {
    const isItalian = country === 'IT';
    expect([label, joinPrepositions(`a ${label}`, 'it').startsWith('alle ')]).toEqual([
      label,
      isItalian,
    ]);
    expect([label, joinPrepositions(`à ${label}`, 'fr').startsWith('au ')]).toEqual([
      label,
      !isItalian,
    ]);
  }
});
