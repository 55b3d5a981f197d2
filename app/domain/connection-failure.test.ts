import { describe, expect, it } from 'vitest';
import { isConnectionFailure } from './connection-failure.ts';

describe('a failed connection', () => {
  it.each([
    ['Chrome, a request', 'Failed to fetch'],
    ['Chrome, a module', 'Failed to fetch dynamically imported module: https://www.example.com/assets/a.js'],
    ['Firefox, a request', 'NetworkError when attempting to fetch resource.'],
    ['Firefox, a module', 'error loading dynamically imported module: https://www.example.com/assets/a.js'],
    ['Safari, a request', 'Load failed'],
    ['Safari, a module', 'Importing a module script failed.'],
  ])('is known in %s', (_, message) => {
    expect(isConnectionFailure(new TypeError(message))).toBe(true);
  });

  it.each([
    ['a mistake in the code', new TypeError("Cannot read properties of undefined (reading 'map')")],
    ['another kind of error with the same words', new Error('Failed to fetch')],
    ['an answer of the server', { status: 503, statusText: 'Failed to fetch', data: null }],
    ['nothing at all', undefined],
  ])('is not taken from %s', (_, error) => {
    expect(isConnectionFailure(error)).toBe(false);
  });
});
