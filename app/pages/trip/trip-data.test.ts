import { describe, expect, it } from 'vitest';
import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import { readTrip } from '#app/data/stations/trip-paths.server.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { tripJourney } from '#app/journeys/trip-journey.ts';
import { tripData } from './trip-data.server.ts';

const settings = {
  hotelSearchAddress: 'https://hotels.example/search',
  travelGuideAddress: 'https://guide.example/italy',
} as SiteSettings;

function dataOf(path: string, language: Language) {
  const trip = readTrip(path, language);
  if (!trip) throw new Error(`no trip ${path}`);
  return tripData(trip, { settings, planner, language, today: '2026-11-25' });
}

function journeyOf(path: string, language: Language) {
  const trip = readTrip(path, language);
  if (!trip) throw new Error(`no trip ${path}`);
  return tripJourney(trip, { planner, language, today: '2026-11-25' });
}

describe('tripData', () => {
  it.each(LANGUAGES)(
    'shows the figures of a popular route and a link to its page in %s',
    (language) => {
      const { facts } = dataOf('/milan-to-rome', language);
      expect(facts.duration).toBe(formatDuration(170, language));
      expect(facts.rows).toHaveLength(3);
      expect(facts.rows[0]?.[1]).toMatch(/, (direct|diretto)$/);
      expect(facts.route).toBe(
        language === 'en' ? '/routes/milan/rome' : `/routes/milan/rome?lng=${language}`,
      );
    },
  );

  it('shows the change of a journey between any two stations, its stops and its trains', () => {
    const { facts, line, trains, pageTitle, story } = dataOf('/ancona-to-pisa', 'it');
    expect(facts.rows[0]).toEqual([
      'Viaggio più veloce',
      expect.stringMatching(/, (un cambio|2 cambi,) a .*Bologna/),
      facts.duration,
    ]);
    expect(line?.trains.length).toBeGreaterThan(1);
    expect(line?.trains.at(-1)?.stops.at(-1)?.minutes).toBe(facts.duration);
    expect(trains?.days).toHaveLength(3);
    expect(pageTitle).toContain(facts.duration);
    expect(story.join(' ')).toMatch(
      /^Da Ancona a Pisa anche il più veloce .*Bologna.* l’ultimo per Pisa|L’ultimo treno per Pisa/,
    );
  });

  it('says in its description that no train goes to Sardinia', () => {
    const { pageTitle, description } = dataOf('/turin-to-cagliari', 'en');
    expect(pageTitle).toMatch(/^Train from Turin to\sCagliari$/);
    expect(description).toMatch(/^No train goes from Turin to Cagliari: only ferries/);
  });

  it('does not say that a trip has no changes where a bus or a local train follows', () => {
    for (const path of ['/rome-to-amalfi', '/matera-to-rome', '/venice-to-san-marino']) {
      const { rows } = dataOf(path, 'en').facts;
      expect(
        rows.map(([, value]) => value),
        path,
      ).not.toContain('none');
    }
    expect(dataOf('/rome-to-amalfi', 'en').facts.rows.map(([name]) => name)).toContain(
      'From Salerno to Amalfi',
    );
  });

  it('shows a city’s guide and sights at the end of the trip that is in the city', () => {
    const { departure, arrival } = dataOf('/gallipoli-to-lecce', 'en');
    expect(departure.city).toBeUndefined();
    expect(arrival.city?.attractions).toHaveLength(3);
    expect(arrival.city?.attractions.every(({ picture }) => picture)).toBe(true);
  });

  it('mentions that the timetable has no journey, and the stations nearby that have one', () => {
    const { facts, trains, line, nearby, description } = dataOf('/rome-to-cagliari', 'en');
    expect({ trains, line }).toEqual({ trains: undefined, line: undefined });
    expect(facts.text).toBe(
      'No train links Sardinia with the rest of Italy, only ferries and planes do.',
    );
    expect(facts.rows).toEqual([
      [
        'Distance',
        expect.stringMatching(/^4\d\d\u00a0km as the crow flies$/),
        expect.stringMatching(/^4\d\d\u00a0km$/),
      ],
    ]);
    expect(description).toMatch(/^No train goes from Rome to Cagliari/);
    expect(nearby).toEqual([]);
    // Another company's direct trains are better than any from a station nearby.
    expect(dataOf('/ventimiglia-to-nice', 'en').nearby).toEqual([]);
    const [first] = dataOf('/lecco-to-rome', 'en').nearby;
    expect(first?.name).toMatch(/ to Rome: \d\sh/);
    expect(first?.address).toMatch(/^\/train-from-.+-to-rom/);
  });

  it.each([
    ['/rome-to-milan', true, '/routes/rome/milan'],
    ['/rome-to-siena', true, undefined],
    // Other companies' direct line.
    ['/milan-to-como', true, undefined],
    ['/milan-to-lecco', true, undefined],
    // A change to their trains makes more journeys; one beside rare journeys is faster.
    ['/rome-to-como', true, undefined],
    ['/turin-to-ravenna', false, undefined],
    // Between two places abroad the fastest train may be one that the timetable does not hold.
    ['/lyon-to-geneva', false, undefined],
    ['/berlin-to-munich', false, undefined],
    ['/rome-to-cagliari', false, undefined],
  ])('lists %s: %s, under its route page: %s', (path, isListed, route) => {
    const { facts, ...data } = dataOf(path, 'en');
    expect([data.isListed, facts.routeAddresses?.en]).toEqual([isListed, route]);
  });

  it('leaves out of titles and stories figures that other companies’ trains contradict', () => {
    for (const path of ['/rome-to-como', '/como-to-venice', '/ravenna-to-rimini']) {
      const { pageTitle, description, story, stationHints } = journeyOf(path, 'en');
      expect(`${pageTitle} ${description}`).not.toMatch(/\d/);
      expect(story.join(' ')).not.toMatch(/weekday departure|departures on|The last/);
      expect(
        Object.values(stationHints)
          .map(({ trains }) => trains)
          .join(''),
      ).toBe('');
    }
    const { description, story } = journeyOf('/milan-to-verona', 'en');
    expect(description).toContain('Trenord and Italo trains run here too');
    expect(journeyOf('/milan-to-paris', 'fr').description).toBe(
      'De Milan à Paris en train\u00a0: horaires, arrêts et gares. ' +
        'Des trains de SNCF Voyageurs circulent aussi sur ce trajet.',
    );
    expect(story.at(-1)).toMatch(/^Direct Trenord \(RE6\) trains/);
  });

  it('keeps a time that is not the traveller’s out of the title', () => {
    expect(dataOf('/lyon-to-geneva', 'en').pageTitle).not.toMatch(/\d/);
    // A rare connection, where a change to another company's direct trains is quicker.
    expect(dataOf('/turin-to-ravenna', 'en').pageTitle).not.toMatch(/\d/);
    expect(dataOf('/ravenna-to-verona', 'it').description).not.toMatch(/\d h/);
    expect(dataOf('/zurich-to-geneva', 'fr').description).not.toMatch(/\d h/);
  });

  it('leads to a place without a railway by train and onward connection', () => {
    const { title, facts, onwardConnections, trains, departure, arrival, back } = dataOf(
      '/rome-to-san-marino',
      'en',
    );
    expect(title).toBe('Rome to San Marino by train and bus');
    expect(facts.rows[0]).toEqual([
      'Fastest by train, Rome to Rimini',
      expect.stringMatching(/^3.h.\d+.min$/),
    ]);
    expect(facts.rows.at(-1)).toEqual(['From Rimini to San Marino', 'Bus, about 50\u00a0min']);
    // Italo runs to Salerno too.
    const beside = LANGUAGES.map(
      (language) => dataOf('/rome-to-amalfi', language).facts.rows[0]?.[0],
    );
    expect(beside).toEqual([
      'Fastest with Trenitalia, Rome to Salerno',
      'Il più veloce di Trenitalia da Roma a Salerno',
      'Le plus rapide de Trenitalia, Rome\u00a0– Salerne',
    ]);
    expect(
      onwardConnections.map(({ legs }) => legs.map(({ provider, year }) => [provider, year])),
    ).toEqual([[['Bonelli Bus', '2025']]]);
    expect(trains?.days[0]?.rows.length).toBeGreaterThan(0);
    expect(departure.city?.name).toBe('Rome');
    // Rimini's guide is none of San Marino.
    expect(arrival).toMatchObject({ name: 'San Marino', station: 'Rimini', city: undefined });
    expect(back.address).toBe('/train-from-san-marino-to-rome');
    expect(facts.route).toBeUndefined();
  });

  it('names other companies’ trains to such a station without figures', () => {
    const linate = dataOf('/milan-to-milan-linate-airport', 'en');
    expect(linate.facts.rows[0]).toEqual([
      'Trenord trains',
      expect.stringMatching(/^about .*, direct, about/),
      expect.stringMatching(/^about [^,]*$/),
    ]);
    const changing = dataOf('/como-to-milan-linate-airport', 'en');
    expect(changing.facts.rows[0]?.[0]).toBe('Fastest in this timetable');
    expect(changing.description).toMatch(/airport: metro, about 5.min\.$/);
    expect(changing.description).not.toMatch(/Fastest/);
  });

  it('needs no train from the station itself', () => {
    const { title, facts, trains } = dataOf('/rimini-to-san-marino', 'it');
    expect(title).toBe('Da Rimini a San Marino in autobus');
    expect(facts.rows).toEqual([['Da Rimini a San Marino', 'Autobus, circa 50\u00a0min']]);
    expect([trains, facts.text]).toEqual([undefined, '']);
  });

  it('has a description that does not repeat the title, also with a note that is too long', () => {
    const { description, arrival } = dataOf('/bari-to-matera', 'it');
    expect(description.replaceAll('\u00a0', ' ')).toBe(
      'Da Bari a Matera: treno locale, circa 1 h 40 min. ' +
        'Da dove si parte, quanto ci vuole e con quale compagnia.',
    );
    expect(arrival.isPlain).toBe(true);
  });

  it('does not call the trains of some days those of a weekday', () => {
    const { text } = dataOf('/milan-to-bergamo', 'it').facts;
    expect(text.replaceAll('\u00a0', ' ')).toMatch(
      /^Trenitalia: treni solo in alcuni giorni, il più veloce in 1 h \d+ min\./,
    );
  });

  it('has short titles and descriptions of trips to every place without a railway', () => {
    for (const { name } of ONWARD_PLACES) {
      const path = `/train-from-rome-to-${name.en.replaceAll(' ', '-')}`;
      for (const language of LANGUAGES) {
        const { pageTitle, description } = dataOf(path, language);
        expect(pageTitle.length, pageTitle).toBeLessThan(90);
        expect(description.length, description).toBeLessThan(220);
      }
    }
  });

  it('elides the French title and return journey', () => {
    const { title, back } = dataOf('/ancona-to-milan', 'fr');
    expect(title).toBe('Trains d’Ancône à\u00a0Milan');
    expect(back.name).toContain('de Milan à Ancône');
    expect(dataOf('/milan-to-ancona', 'fr').back.name).toContain('d’Ancône à Milan');
  });

  it('gives the stations of a guide city its first three attractions', () => {
    const { departure, arrival } = dataOf('/roma-tiburtina-to-milan', 'fr');
    for (const place of [departure, arrival]) {
      expect(place.isInside).toBe(true);
      expect(place.city?.attractions).toHaveLength(3);
    }
    expect(departure.city?.guide).toBe('/cities/rome?lng=fr');
  });

  it('has the posters of both cities, that of one city once', () => {
    const files = (path: string) => {
      const { posters } = dataOf(path, 'en');
      return posters.map((poster) => /(\w+)[^/]*\.svg$/.exec(poster ?? '')?.[1]);
    };
    expect(files('/rome-to-milan')).toEqual(['rome', 'milan']);
    expect(files('/cecina-to-milan')).toEqual([undefined, 'milan']);
    expect(files('/roma-tiburtina-to-rome')).toEqual(['rome', undefined]);
    expect(files('/cecina-to-vernazza')).toEqual([undefined, undefined]);
  });

  it('gives a place without a guide its country, and the nearest guide and city station', () => {
    const { arrival, departure } = dataOf('/cecina-to-vernazza', 'en');
    expect(departure).toMatchObject({
      isInside: false,
      country: 'Italy',
      city: { name: 'Pisa' },
      hub: { station: 'Livorno Centrale' },
    });
    expect(arrival).toMatchObject({ isInside: false, city: { name: 'La Spezia' }, hub: undefined });
  });

  it.each(LANGUAGES)(
    'gives no guide to a place that is far from all of them, in %s',
    (language) => {
      const { arrival } = dataOf('/milan-to-paris', language);
      expect(arrival).toMatchObject({ isInside: false, city: undefined, hub: undefined });
      expect(dataOf('/rome-to-cagliari', language).arrival.city).toBeUndefined();
    },
  );

  it.each([
    ['/train-from-arezzo-to-ancona', 'Treni da\u00a0Arezzo ad\u00a0Ancona', 'da Ancona ad Arezzo'],
    [
      '/train-from-laquila-to-la-spezia',
      'Treni dall’Aquila a\u00a0La Spezia',
      'da La Spezia all’Aquila',
    ],
  ])('writes the Italian prepositions of %s', (path, heading, way) => {
    const { title, back } = dataOf(path, 'it');
    expect(title).toBe(heading);
    expect(back.name).toContain(way);
  });

  it.each([
    ['/rome-to-milan', 'Milan Italy'],
    ['/rome-to-milano-porta-garibaldi', 'Milan Italy'],
    ['/rome-to-reggio-di-calabria', 'Reggio Calabria Italy'],
    ['/milan-to-paris', 'Paris France'],
  ])('searches hotels for the arrival of %s by its English name: %s', (path, search) => {
    for (const language of LANGUAGES) {
      expect(new URL(dataOf(path, language).hotels).searchParams.get('ss')).toBe(search);
    }
  });
});
