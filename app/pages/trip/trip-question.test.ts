import { describe, expect, it } from 'vitest';
import { readPath, readTrip } from '#app/data/stations/trip-paths.server.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { namesInQuestion, tripQuestion } from './trip-question.server.ts';

function ask(path: string, language: Language = 'en') {
  const reading = readPath(path, language);
  if (reading.kind !== 'question') throw new Error(`${path}: ${reading.kind}`);
  return {
    names: namesInQuestion(reading.ends, language),
    ...tripQuestion(reading.ends, language),
  };
}

describe('the question which station a path means', () => {
  it('names the stations that the form would offer, each with the address of its trip', () => {
    const { names, sides } = ask('/rome-to-san-giovanni');
    expect(names).toEqual({ from: 'Rome', to: 'San Giovanni' });
    expect(sides).toHaveLength(1);
    expect(sides[0]?.text).toBe('“San Giovanni” could be');
    expect(sides[0]?.links).toContainEqual({
      name: 'San Giovanni Valdarno',
      address: '/train-from-rome-to-san-giovanni-valdarno',
      distance: '30\u00a0km from Arezzo as the crow flies',
    });
  });

  it.each(LANGUAGES)('leads from every choice to a trip, in %s', (language) => {
    for (const path of ['/rome-to-san-giovanni', '/lido-to-milan', '/rome-to-reggio']) {
      for (const { address } of ask(path, language).sides.flatMap(({ links }) => links)) {
        expect(readTrip(address.split('?')[0] ?? '', language), address).toBeDefined();
      }
    }
  });

  it('says how far each is from a large station, and joins the words of Italian and French', () => {
    const distances = (language: Language) =>
      ask('/rome-to-san-giovanni', language).sides.flatMap(({ links }) =>
        links.map(({ distance }) => distance),
      );
    expect(distances('it')).toContain('a 30\u00a0km da Arezzo in linea d’aria');
    expect(distances('fr')).toContain('à 30\u00a0km d’Arezzo à vol d’oiseau');
  });

  it('numbers the stations of one unclear end on the map, and draws none for two', () => {
    const { sides, map } = ask('/rome-to-san-giovanni');
    const numbers = sides[0]?.links.map((_, at) => String(at + 1));
    expect(map?.names.map(({ lines }) => lines.join(' '))).toEqual(numbers);
    expect(ask('/lido-to-san-giovanni', 'it').map).toBeUndefined();
  });

  it('asks for the other end next where both are unclear', () => {
    const { sides } = ask('/lido-to-san-giovanni', 'it');
    expect(sides).toHaveLength(2);
    const next = sides[0]?.links[0]?.address ?? '';
    expect(ask(next, 'it').sides.map(({ text }) => text)).toEqual([
      '«San Giovanni» potrebbe essere',
    ]);
  });
});
