import { describe, expect, it } from 'vitest';
import { defaultSender, isLoopback, isPublic } from './public-origin.ts';

describe('an origin', () => {
  it.each([
    ['https://www.altro.it', true],
    ['http://altro.it:8080', true],
    ['https://140.82.121.4', true],
    ['https://[2606:4700::1111]', true],
    ['https://203.0.113.7', false],
    ['https://198.18.0.1', false],
    ['https://[2001:db8::7]', false],
    ['https://[::ffff:10.0.0.1]', false],
    ['http://localhost:3000', false],
    ['https://trains.localhost', false],
    ['http://127.0.0.1:3000', false],
    ['http://[::1]:3000', false],
    ['http://10.1.2.3', false],
    ['http://172.31.0.1', false],
    ['http://172.32.0.1', true],
    ['http://192.168.1.10', false],
    ['http://[fd00::1]', false],
    ['http://[fe80::1]', false],
    ['https://intranet', false],
    ['https://trains.local', false],
    ['https://trains.internal', false],
    ['https://trains.home.arpa', false],
  ])('is public or not: %s, %s', (origin, expected) => {
    expect(isPublic(origin)).toBe(expected);
  });

  it.each([
    ['https://localhost:8443', true],
    ['https://a.localhost', true],
    ['https://127.8.0.1', true],
    ['https://[::1]', true],
    ['https://192.168.1.10', false],
    ['https://127.altro.it', false],
  ])('is this machine itself or not: %s, %s', (origin, expected) => {
    expect(isLoopback(origin)).toBe(expected);
  });
});

describe('the newsletter’s sender', () => {
  it.each([
    ['Altro', 'https://www.altro.it', 'Altro <newsletter@altro.it>'],
    ['Altro', 'http://localhost:3000', 'Altro <newsletter@none.example>'],
    ['Altro', 'https://203.0.113.7', 'Altro <newsletter@none.example>'],
    ['Où l’on va', 'https://ou.fr', 'Où l’on va <newsletter@ou.fr>'],
    [
      'Rail & Co., "the" <best>',
      'https://rail.it',
      '"Rail & Co., \\"the\\" <best>" <newsletter@rail.it>',
    ],
  ])('is by default made of the name %s and the origin %s', (name, origin, sender) => {
    expect(defaultSender(name, origin, 'none.example')).toBe(sender);
  });
});
