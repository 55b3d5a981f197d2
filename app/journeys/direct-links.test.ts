import { describe, expect, it } from 'vitest';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { directLinks } from './direct-links.ts';

const ROME = '83084095';
const PERUGIA = '83070045';
const SASSARI = '83128074';
const ELMAS_AIRPORT = '83128199';
const AOSTA = '83001370';
const LECCO = '83015206';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the stations that direct trains link a station with', () => {
  it.each([
    ['from', PERUGIA, ROME],
    ['to', ROME, PERUGIA],
  ] as const)('are counted, with the shortest rides %s the place', (side, start, end) => {
    const text = plain(directLinks({ planner, language: 'en' }, PERUGIA, 'Perugia', side));
    const count = planner.directFrom(PERUGIA).size;
    expect(text).toContain(`direct trains link Perugia with ${count} stations, among them Rome (`);
    const rides = planner.directTrains(start, end, WEDNESDAY);
    const shortest = Math.min(...rides.map(({ durationMinutes }) => durationMinutes));
    expect(text).toContain(
      `Rome (from ${Math.floor(shortest / 60)} h ${`${shortest % 60}`.padStart(2, '0')} min)`,
    );
  });

  it('are cities, not their airports: Cagliari stands for Elmas Airport', () => {
    const text = directLinks({ planner, language: 'en' }, SASSARI, 'Sassari', 'from');
    expect(text).toMatch(/among them Cagliari .*, Oristano .* and Porto Torres /);
    const fromAirport = directLinks(
      { planner, language: 'en' },
      ELMAS_AIRPORT,
      'Elmas Airport',
      'from',
    );
    expect(fromAirport).toMatch(/among them Cagliari/);
  });

  it('are those of other companies where the timetable has none', () => {
    expect(plain(directLinks({ planner, language: 'it' }, LECCO, 'Lecco', 'from'))).toBe(
      'Treni diretti di Trenord, che qui non figurano, collegano Lecco con Milano, Bergamo e Sondrio.',
    );
  });

  it('are none at an unknown station, nor where only buses run', () => {
    expect(directLinks({ planner, language: 'fr' }, '1', 'Nulle part', 'from')).toBe('');
    expect(directLinks({ planner, language: 'fr' }, AOSTA, 'Aoste', 'from')).toBe('');
  });
});
