import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONNECTION_BOUNDS } from '#server/connections.ts';
import { UNREAD_BOUNDS } from '#server/unread-bytes.ts';

const text = readFileSync('docs/threat-model.md', 'utf8');

it('the threat model says something of each of the 17 chapters of ASVS 5', () => {
  const chapters = [...text.matchAll(/^\| V(\d+) [^|]+\| [^|]{10,}\|/gm)].map(([, number]) =>
    Number(number),
  );
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});

it('the threat model names the bounds of what one client may hold up', () => {
  const kilobytes = (bytes: number) => `${bytes / 1024} KB`;
  const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
  const { connections, pipelined, unfinished, unfinishedInAll } = CONNECTION_BOUNDS;
  const bounds = [
    `${connections.toLocaleString('en')} connections`,
    `${pipelined} requests`,
    `${kilobytes(unfinished)} of an unfinished request`,
    `${megabytes(unfinishedInAll)} of all unfinished requests`,
    `${megabytes(UNREAD_BOUNDS.connection)} of unread responses on a connection`,
    `${megabytes(UNREAD_BOUNDS.client)} for a client's subnet`,
    `${megabytes(UNREAD_BOUNDS.all)} in all`,
  ];
  const words = text.replaceAll(/\s+/g, ' ');
  expect(bounds.filter((bound) => !words.includes(bound))).toEqual([]);
});
