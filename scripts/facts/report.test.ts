import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { AgeingFact } from '#app/data/facts/ageing-facts.ts';
import { factsReport } from './report.ts';

const fares: AgeingFact = {
  what: 'lowest fares of 36 pairs',
  page: '/routes/:departure/:arrival',
  sourceName: 'Our estimate',
  checkedOn: '2025',
  reviewBy: '2027-03-31',
};
const bus: AgeingFact = {
  what: 'way to Amalfi',
  page: '/search',
  sourceName: 'Travelmar',
  sourceUrl: 'https://www.travelmar.it/',
  checkedOn: '2025-06',
  reviewBy: '2027-01-31',
};

describe('the report of facts', () => {
  it('lists what is due, the longest overdue first, with page, check and source', () => {
    expect(factsReport([fares, bus], '2027-05-01')).toBe(
      [
        '2 facts of 2 to check again on 2027-05-01:',
        '',
        '2027-01-31  way to Amalfi',
        '            page /search, checked 2025-06',
        '            Travelmar, https://www.travelmar.it/',
        '2027-03-31  lowest fares of 36 pairs',
        '            page /routes/:departure/:arrival, checked 2025',
        '            Our estimate',
        '',
      ].join('\n'),
    );
    expect(factsReport([fares, bus], '2027-02-01')).toMatch(/^1 fact of 2 to check/);
  });

  it('says when the next is due if none is', () => {
    expect(factsReport([fares, bus], '2027-01-31')).toBe(
      'No fact of 2 is due on 2027-01-31; the next is after 2027-01-31.\n',
    );
  });
});

describe('the command', () => {
  const command = ['scripts/launch.cjs', 'scripts/facts.ts'];

  it('reports on a given day', () => {
    const text = execFileSync(process.execPath, [...command, '--on', '2100-01-01'], {
      encoding: 'utf8',
    });
    expect(text).toMatch(/^\d+ facts of \d+ to check again on 2100-01-01:/);
    expect(text).toContain('lowest fares of');
  });

  it('refuses a day that does not exist in one line', () => {
    const { status, stderr } = spawnSync(process.execPath, [...command, '--on', '2027-02-30'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toBe('Not a day such as 2027-05-01: 2027-02-30\n');
  });
});
