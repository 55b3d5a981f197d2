import { describe, expect, it } from 'vitest';
import { OWN_PLANNER as planner } from '#app/data/timetable/own-timetable.fixture.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { directLinks } from './direct-links.ts';

const CAGLIARI = '83128918';
const SASSARI = '83128074';
const ELMAS_AIRPORT = '83128199';
const AOSTA = '83001370';
const LECCO = '83015206';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the stations that direct trains link a station with', () => {
  it('are counted, the most important ones named with their shortest rides', () => {
    const text = plain(directLinks({ planner, language: 'en' }, CAGLIARI, 'Cagliari'));
    const count = planner.directFrom(CAGLIARI).size;
    expect(text).toMatch(
      new RegExp(
        `^In this timetable, direct trains link Cagliari with ${count} stations, among them Oristano `,
      ),
    );
    const shortest = Math.min(
      ...planner
        .directTrains(CAGLIARI, SASSARI, WEDNESDAY)
        .map(({ durationMinutes }) => durationMinutes),
    );
    expect(text).toContain(
      `Sassari (from ${Math.floor(shortest / 60)} h ${`${shortest % 60}`.padStart(2, '0')} min)`,
    );
  });

  it('are cities, not their airports: Cagliari stands for Elmas Airport', () => {
    const text = directLinks({ planner, language: 'en' }, SASSARI, 'Sassari');
    expect(text).toMatch(/among them Cagliari .*, Oristano .* and Porto Torres /);
    const fromAirport = directLinks({ planner, language: 'en' }, ELMAS_AIRPORT, 'Elmas Airport');
    expect(fromAirport).toMatch(/among them Cagliari/);
  });

  it('are those of other companies where the timetable has none', () => {
    expect(plain(directLinks({ planner, language: 'it' }, LECCO, 'Lecco'))).toBe(
      'Treni diretti di Trenord, che qui non figurano, collegano Lecco con Milano, Bergamo e Sondrio.',
    );
  });

  it('are none at an unknown station, nor where only buses run', () => {
    expect(directLinks({ planner, language: 'fr' }, '1', 'Nulle part')).toBe('');
    expect(directLinks({ planner, language: 'fr' }, AOSTA, 'Aoste')).toBe('');
  });
});
