import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, fitTitle } from './fit-title.ts';
import { measureText, textOutline } from './set-text.ts';

const style = { weight: 600, size: 50 } as const;

describe('set text', () => {
  it('grows with its size and shrinks by the kerning of two letters', () => {
    expect(measureText('Roma', { weight: 600, size: 100 })).toBeCloseTo(
      2 * measureText('Roma', style),
      6,
    );
    expect(measureText('To', style)).toBeLessThan(
      measureText('T', style) + measureText('o', style),
    );
  });

  it('sets an accented letter as itself, another as its base, and an unknown one as a dash', () => {
    expect(textOutline('è', style)).not.toBe(textOutline('e', style));
    expect(textOutline('ř', style)).toBe(textOutline('r', style));
    expect(textOutline('駅', style)).toBe(textOutline('-', style));
    expect(textOutline('2\u00a0h', style)).toBe(textOutline('2 h', style));
  });

  it('writes finite path data for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(textOutline(text, style)).not.toMatch(/[^MLQCZ\d\s.-]/);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

describe('a fitted title', () => {
  const box = {
    width: 456,
    height: 300,
    lineHeight: 1.06,
    style: { weight: 600 },
    sizes: [96, 64, 40, 30],
  } as const;

  it('takes the largest size that fits', () => {
    expect(fitTitle('Rome', box)).toEqual({ lines: ['Rome'], size: 96 });
    expect(fitTitle('Italy by high-speed train, from the Alps to the heel', box).size).toBeLessThan(
      96,
    );
  });

  it('keeps words whole and loses none while they fit', () => {
    const text = 'Treno da San Giovanni Valdarno a Castelnuovo di Garfagnana';
    expect(breakLines(text, 300, style).join(' ')).toBe(text);
    expect(fitTitle(text, box).lines.join(' ')).toBe(text);
  });

  it('never leaves its box, for any text', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 60 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const { lines, size } = fitTitle(parts.join(' '), box);
        expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height);
        for (const line of lines) {
          expect(measureText(line, { weight: 600, size }), line).toBeLessThanOrEqual(
            box.width + 0.001,
          );
        }
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
