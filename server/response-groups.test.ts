import { expect, it } from 'vitest';
import { groupOf } from './response-groups.ts';

it.each([
  ['/', 'pages'],
  ['/help', 'pages'],
  ['/map', 'pages'],
  ['/map/now', 'pages'],
  ['/social', 'pages'],
  ['/social/rome.png', 'pictures'],
  ['/posters/rome.svg', 'pictures'],
  ['/map/now/2026-12-10', 'trains'],
  ['/map/train/9600', 'trains'],
  ['/map/trains/2026-12-10', 'trains'],
] as const)('a response at %s is one of the %s', (path, group) => {
  expect(groupOf(path)).toBe(group);
});
