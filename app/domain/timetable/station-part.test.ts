import { expect, it } from 'vitest';
import { stationParts } from '#app/data/minutes-to-change/minutes-to-change.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { callsOfTrip, leastMinutesBetween, type Ride } from './journey.ts';
import { isRegionalKind } from './regional.ts';
import { placeOfPart } from './station-part.ts';
import { WEDNESDAY } from './timetable.ts';

const BOLOGNA = '83050435';
const RIMINI = '83050716';
const MILAN = '83017004';
const ROME = '83084095';

it.each([
  ['a Frecciarossa to Rome', 'frecciarossa', [BOLOGNA, ROME], 1],
  ['a Frecciarossa to Rimini', 'frecciarossa', [BOLOGNA, RIMINI], 0],
  ['a regional train', 'regionale', [BOLOGNA], 0],
  ['a train of an unknown kind to Rimini', 'train', [BOLOGNA, RIMINI], 0],
  ['a train of an unknown kind', 'train', [BOLOGNA], -1],
] as const)('the part of Bologna that %s leaves from', (_, kind, called, place) => {
  const { parts = [] } = stationParts().get(BOLOGNA) ?? {};
  expect(placeOfPart(parts, kind, new Set(called))).toBe(place);
});

const { timetable } = INCLUDED_PLANNER;
const ridesOf = (from: string, to: string) =>
  INCLUDED_PLANNER.directTrains(from, to, WEDNESDAY).map(({ rides }) => rides[0]);
const isFastFrom = (from: string, { kind, trip }: Ride) =>
  kind === 'frecciarossa' && callsOfTrip(timetable, trip).some(({ station }) => station === from);

it('between the Frecciarossa trains of the two lines through Bologna one changes levels', () => {
  const fastRide = (from: string, to: string) => {
    const ride = ridesOf(from, to).find(({ kind }) => kind === 'frecciarossa');
    if (!ride) throw new Error('no such train');
    return ride;
  };
  const fromRome = fastRide(ROME, BOLOGNA);
  const toMilan = ridesOf(BOLOGNA, MILAN).find((ride) => isFastFrom(ROME, ride));
  const toRimini = fastRide(BOLOGNA, RIMINI);
  if (!toMilan) throw new Error('no such train');
  expect(leastMinutesBetween(timetable, fromRome, toMilan)).toBe(8);
  expect(leastMinutesBetween(timetable, fromRome, toRimini)).toBe(15);
  const slow = ridesOf(BOLOGNA, RIMINI).find(({ kind }) => isRegionalKind(kind));
  if (!slow) throw new Error('no slow train');
  expect(leastMinutesBetween(timetable, fastRide(RIMINI, BOLOGNA), slow)).toBe(10);
});
