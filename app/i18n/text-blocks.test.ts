import { describe, expect, it } from 'vitest';
import { fillIn, parseTextBlocks, parseTextPieces } from './text-blocks.ts';

describe('parseTextBlocks', () => {
  it('makes a paragraph of each line and one list of neighbouring items', () => {
    expect(parseTextBlocks('One.\n- a\n- b\nTwo.\n- c')).toEqual([
      'One.',
      ['a', 'b'],
      'Two.',
      ['c'],
    ]);
  });
});

describe('parseTextPieces', () => {
  it.each([
    ['plain', ['plain']],
    ['[all](help)', [{ text: 'all', target: 'help' }]],
    [
      'a [b](c) d [e](f).',
      ['a ', { text: 'b', target: 'c' }, ' d ', { text: 'e', target: 'f' }, '.'],
    ],
    ['[no target] (x) [](y)', ['[no target] (x) [](y)']],
  ])('reads «%s»', (line, pieces) => {
    expect(parseTextPieces(line)).toEqual(pieces);
  });
});

describe('fillIn', () => {
  it('puts values in their places, as they are', () => {
    expect(fillIn('{{a}} and {{b}}', { a: '$&', b: '{{a}}' })).toBe('$& and {{a}}');
  });

  it('refuses a place without a value', () => {
    expect(() => fillIn('{{nobody}}', {})).toThrow('{{nobody}}');
  });
});
