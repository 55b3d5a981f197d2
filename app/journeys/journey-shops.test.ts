import { describe, expect, it } from 'vitest';
import { CHANGE_RULES } from '#app/data/timetable/change-rules.ts';
import { decodeTimetable } from '#app/data/timetable/decode.ts';
import type { Language } from '#app/domain/language.ts';
import type { Stay } from '#app/domain/timetable/journey.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import { encodeTimetable } from '#server/timetable/encode.ts';
import { shopsOf } from './journey-shops.ts';

const ROME = '83084095';
const BOLOGNA = '83050435';
const MILAN = '83017004';
const TURIN = '83002191';

type Leg = readonly [feed: string, kind: TrainKind, from: string, to: string, departure: number];

/** The shops of the only journey of some trains, each of which takes an hour. */
function shopsOfLegs(legs: readonly Leg[], language: Language = 'en', stay?: Stay) {
  const feeds = [...new Set(legs.map(([name]) => name))];
  const trips = legs.map(([name, kind, from, to, departure], at) => ({
    number: `${at + 1}`,
    kind,
    days: 0b1111111n,
    feed: feeds.indexOf(name),
    stops: [
      { station: from, arrival: departure, departure, boarding: 3 },
      { station: to, arrival: departure + 60, departure: departure + 60, boarding: 3 },
    ],
  }));
  const dates = { firstDay: '2026-11-22', lastDay: '2026-12-12' } as const;
  const file = encodeTimetable(trips, { feeds: feeds.map((name) => ({ name, ...dates })) });
  const planner = createPlanner(decodeTimetable(file, CHANGE_RULES));
  const ends = { from: legs[0]?.[2] ?? '', to: legs.at(-1)?.[3] ?? '' };
  const [found] = planner.trainsOfDay(ends.from, ends.to, '2026-11-27');
  if (!found) throw new Error('there is no journey');
  const journey = { ...found, stay };
  const shopOf = (from: string, to: string) => `${from}-${to}`;
  return shopsOf(planner.timetable, { journey, ends, shopAddress: 'whole', shopOf }, language);
}

const FIRST: Leg = ['Trenitalia', 'frecciarossa', ROME, BOLOGNA, 420];
const SECOND: Leg = ['Italo', 'italo', BOLOGNA, MILAN, 520];
const ITALO = 'https://www.italotreno.com/';

describe('the shops of a journey', () => {
  it('are the form’s alone where it sells all trains', () => {
    expect(shopsOfLegs([FIRST, ['Trenitalia', 'intercity', BOLOGNA, MILAN, 520]])).toEqual([
      {
        text: undefined,
        link: { name: 'To the ticket shop for this day', address: 'whole' },
        wanted: '07:00 Frecciarossa 1, 08:40 Intercity 2',
      },
    ]);
  });

  it('have the stations and the trains of their own part', () => {
    expect(shopsOfLegs([FIRST, SECOND])).toEqual([
      {
        text: undefined,
        link: {
          name: 'Tickets Rome Termini – Bologna Centrale',
          address: `${ROME}-${BOLOGNA}`,
        },
        wanted: '07:00 Frecciarossa 1',
      },
      {
        text: 'Tickets Bologna Centrale – Milan Centrale. Italo:',
        link: { name: 'Italo’s own shop', address: ITALO },
        wanted: '08:40 Italo 2',
      },
    ]);
  });

  it('are one for each part where a company runs twice', () => {
    const third: Leg = ['Trenitalia', 'regionale', MILAN, TURIN, 640];
    expect(shopsOfLegs([FIRST, SECOND, third]).map(({ link }) => link?.address)).toEqual([
      `${ROME}-${BOLOGNA}`,
      ITALO,
      `${MILAN}-${TURIN}`,
    ]);
  });

  it('name the part for which no shop is known', () => {
    const shops = shopsOfLegs([FIRST, ['Ferrovie di Atlantide', 'train', BOLOGNA, MILAN, 520]]);
    expect(shops[1]).toMatchObject({
      text: 'Tickets Bologna Centrale – Milan Centrale. Another company: we know of no online shop.',
      link: undefined,
    });
  });

  it.each([
    ['it', 'Biglietti Bologna Centrale – Milano Centrale. Italo:'],
    ['fr', 'Billets Bologne Centrale – Milan Centrale. Italo\u00a0:'],
  ] as const)('have the part in the words of %s', (language, text) => {
    expect(shopsOfLegs([FIRST, SECOND], language)[1]?.text).toBe(text);
  });

  it('are one for each part around a stay, with its own trains', () => {
    const second: Leg = ['Trenitalia', 'intercity', BOLOGNA, MILAN, 520];
    const stay = { station: BOLOGNA, rides: 1, arrival: 480 };
    expect(shopsOfLegs([FIRST, second], 'en', stay)).toMatchObject([
      { link: { address: `${ROME}-${BOLOGNA}` }, wanted: '07:00 Frecciarossa 1' },
      { link: { address: `${BOLOGNA}-${MILAN}` }, wanted: '08:40 Intercity 2' },
    ]);
  });
});
