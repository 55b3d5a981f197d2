import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const tokens = createTokens(['0123456789abcdef0123456789abcdef']);
const claim = { subscriberId: 'sub_1', mailId: 'mail-1', expiresAt: Date.UTC(2026, 10, 28, 9) };

describe('createTokens', () => {
  it('reads the tokens that it signed', () => {
    expect(tokens.readConfirmation(tokens.signConfirmation(claim))).toEqual(claim);
    expect(tokens.readUnsubscribe(tokens.signUnsubscribe('sub_1'))).toBe('sub_1');
  });

  it('refuses a token for another purpose', () => {
    const [confirm, unsubscribe] = [
      tokens.signConfirmation(claim),
      tokens.signUnsubscribe('sub_1'),
    ];
    expect(tokens.readUnsubscribe(confirm)).toBeUndefined();
    expect(tokens.readConfirmation(unsubscribe)).toBeUndefined();
    expect(tokens.readUnsubscribe(`u.sub_1.${confirm.slice(-64)}`)).toBeUndefined();
  });

  it('refuses a token of another secret', () => {
    const other = createTokens(['another secret of thirty-two chars']);
    expect(tokens.readConfirmation(other.signConfirmation(claim))).toBeUndefined();
  });

  it('refuses a token with one changed character', () => {
    const token = tokens.signConfirmation(claim);
    const change = fc.tuple(fc.nat(token.length - 1), fc.constantFrom(...'abcdef0123456789._-X'));
    fc.assert(
      fc.property(change, ([at, char]) => {
        const changed = token.slice(0, at) + char + token.slice(at + 1);
        expect(tokens.readConfirmation(changed)).toEqual(changed === token ? claim : undefined);
      }),
      { seed: 6, numRuns: 1_000 },
    );
  });

  it('refuses arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tokens.readConfirmation(text)).toBeUndefined();
        expect(tokens.readUnsubscribe(text)).toBeUndefined();
      }),
      { seed: 6, numRuns: 1_000 },
    );
  });
});
