import { describe, expect, it } from 'vitest';
import { markMatch } from './mark.ts';

/** The name with square brackets around the marked parts. */
function marked(name: string, typed: string): string {
  let text = name;
  for (const [start, end] of markMatch(name, typed).toReversed()) {
    text = `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
  }
  return text;
}

describe('markMatch', () => {
  it.each([
    ['Roma Termini', 'rom', '[Rom]a Termini'],
    ['Roma Termini', 'roma t', '[Roma T]ermini'],
    ['Roma Termini', 'term', 'Roma [Term]ini'],
    ['Milão', 'milao', '[Milão]'],
    ['L’Aquila', 'laq', '[L’Aq]uila'],
    ['Sanremo', 'san remo', '[Sanremo]'],
    ['Vigliano d’Asti', 'asti', 'Vigliano d’[Asti]'],
    ['Pietrasanta Santa', 'santa', 'Pietrasanta [Santa]'],
    ['Milano Porta Garibaldi', 'garibaldi mil', '[Mil]ano Porta [Garibaldi]'],
    ['Venezia Santa Lucia', 'venezia s. lucia', '[Venezia] [S]anta [Lucia]'],
    ['Firenze Rifredi', 'stazione di firenze', '[Firenze] Rifredi'],
    ['Milano Centrale', 'milnao', '[Mil]ano Centrale'],
    ['Zurigo HB', 'xq', 'Zurigo HB'],
    ['Roma Termini', '', 'Roma Termini'],
    ['Straßburg', 'strass', '[Straß]burg'],
  ])('marks in %j for %j: %s', (name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected);
  });
});
