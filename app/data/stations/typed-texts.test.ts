import { describe, expect, it } from 'vitest';
import type { Language } from '#app/domain/language.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { suggestStations } from '#app/domain/stations/suggest.ts';
import { stationIndexFor } from './stations.server.ts';

function meaningOf(text: string, language: Language = 'en'): string {
  const resolution = resolveStation(stationIndexFor(language), text);
  if (resolution.kind === 'choice')
    return `which: ${resolution.stations
      .slice(0, 3)
      .map(({ label }) => label)
      .join(', ')}?`;
  return 'station' in resolution ? resolution.station.label : resolution.kind;
}

describe('a typed text', () => {
  it.each([
    ['Rome, Italy', 'Rome Termini'],
    ['Roma Italia', 'Rome Termini'],
    ['naples italy', 'Naples Centrale'],
    ['Venice, IT', 'Venice Santa Lucia'],
    ['porta susa', 'Turin Porta Susa'],
    ['fiumicino airport', 'Rome Fiumicino Airport'],
    ['Matera', 'Matera'],
    ['Sorrento', 'Sorrento'],
    ['Alberobello', 'Alberobello'],
    ['Amalfi', 'Amalfi'],
    ['Capri', 'Capri Porto'],
    ['Cortina', 'Cortina d’Ampezzo'],
    ['Polignano', 'Polignano a Mare'],
    ['Innsbruck', 'Innsbruck Hbf'],
    ['Graz', 'Graz Hbf'],
    ['Hamburg', 'Hamburg Hbf'],
    ['Berlino', 'Berlin Hbf'],
    ['Colonia', 'Cologne Hbf'],
    ['Cologne, Germany', 'Cologne Hbf'],
    ['Cologne, Italy', 'Cologne (BS)'],
    ['Arth-Goldau', 'Arth-Goldau'],
    ['Monaco', 'Monaco – Monte-Carlo'],
    ['Monaco di Baviera', 'Munich Hbf'],
    ['Munich', 'Munich Hbf'],
    ['Strasburgo', 'Strasbourg'],
    ['St Moritz', 'St. Moritz'],
  ])('%s is %s', (text, label) => {
    expect(meaningOf(text)).toBe(label);
  });

  it.each([
    ['Lake Como', 'Como San Giovanni, Varenna-Esino, Lecco'],
    ['lac de come', 'Como San Giovanni, Varenna-Esino, Lecco'],
    ['Bellagio', 'Varenna-Esino, Como San Giovanni'],
    ['Cinque Terre', 'Riomaggiore, Manarola, Corniglia'],
    ['Costiera amalfitana', 'Salerno, Vietri sul Mare-Amalfi, Amalfi'],
    ['San Marino', 'San Marino (VI), Rimini'],
    ['Vatican City', 'Rome San Pietro, Rome Termini'],
    ['Cologne', 'Cologne Hbf, Cologne (BS)'],
    ['Florence, Tuscany', 'Florence S. M. Novella, Florence Rifredi, Florence Campo di Marte'],
    ['Rome airport', 'Rome Fiumicino Airport, Rome Ciampino Airport'],
    ['Milan airport', 'Malpensa Airport T1, Malpensa Airport T2'],
    ['Linate', 'Milan Centrale, Milan Forlanini'],
    ['Reggio', 'Reggio Emilia, Reggio Calabria Centrale, Reggio Emilia AV Mediopadana'],
    ['Pompeii', 'Pompei, Pompei Scavi Archeologici, Naples Centrale'],
    ['Barcelona', 'Barcellona-Castroreale'],
    ['Londra', 'Contea-Londa, Falciano-Mondragone-Carinola'],
    ['Valencia', 'Vibo Valentia-Pizzo'],
    ['venecia', 'Venice Santa Lucia, Venice Mestre, Venice Carpenedo'],
  ])('%s needs a choice: %s', (text, labels) => {
    expect(meaningOf(text)).toBe(`which: ${labels}?`);
  });

  it('means Munich or the Principality by «Monaco» in Italian alone', () => {
    expect(meaningOf('Monaco', 'it')).toMatch(
      /^which: Monaco di Baviera Hbf, Monaco – Monte-Carlo, /,
    );
    expect(meaningOf('Monaco', 'fr')).toBe('Monaco – Monte-Carlo');
    expect(meaningOf('Monaco di Baviera', 'it')).toBe('Monaco di Baviera Hbf');
    expect(meaningOf('Principato di Monaco', 'it')).toBe('Monaco – Monte-Carlo');
  });

  it.each([
    'London',
    'Madrid',
    'Amsterdam',
    'Athens',
    'Budapest',
    'Ljubljana',
    'Prague',
    'Dubrovnik',
    'Londres',
    'Lisbona',
    'Seville',
  ])('%s is no station of the list, and becomes none', (text) => {
    expect(meaningOf(text)).toBe('unknown');
  });

  it.each([
    ['83000356', '83002220', 'Turin Porta Susa'],
    ['85854448', '85010082', 'Geneva'],
    ['87248559', '87758904', 'Paris'],
    ['87248534', '87762914', 'Lyon'],
    ['85053074', '83013011', 'Chiasso'],
  ])('the earlier id %s is now %s, %s', (earlierId, id, label) => {
    expect(resolveStation(stationIndexFor('en'), earlierId)).toMatchObject({
      kind: 'exact',
      station: { id, label },
    });
  });
});

describe('a place without a railway', () => {
  const suggested = (text: string, language: Language = 'en') =>
    suggestStations(stationIndexFor(language), text, 8).map(
      ({ station, matchedLabel }) => `${station.label}, ${matchedLabel}`,
    );

  it('is suggested by the stations from which one goes on, with the way', () => {
    expect(suggested('San Marino')).toContain('Rimini, San Marino: bus, about 50\u00a0min');
    expect(suggested('saint-marin', 'fr')).toEqual([
      'Rimini, Saint-Marin\u00a0: bus, environ 50\u00a0min',
    ]);
    expect(suggested('venice airport')).toContain(
      'Venice Mestre, Venice Marco Polo airport: bus, about 25\u00a0min',
    );
  });

  it('takes nothing from a stop or station of its name', () => {
    expect(meaningOf('Capri')).toBe('Capri Porto');
    expect(suggested('Capri')[0]).toMatch(/^Capri Porto/);
    expect(suggested('Capri').join()).toContain('Capri: ferry, about 50\u00a0min');
  });
});
