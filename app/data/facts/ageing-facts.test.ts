import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CHECKED } from '../schema.ts';
import { ageingFacts, dueFacts } from './ageing-facts.ts';
import { RULES, Rule } from './rules.ts';

const facts = ageingFacts();

describe('the facts that can age', () => {
  it('each have a name of their own, a source, the day of the check and a later one of review', () => {
    const whats = facts.map(({ what, sourceName }) => `${what}, ${sourceName}`);
    expect(whats.filter((what, at) => whats.indexOf(what) !== at)).toEqual([]);
    for (const { what, sourceName, checkedOn, reviewBy } of facts) {
      expect(what).toMatch(/^\S.{4,}\S$/);
      expect(sourceName, what).not.toBe('');
      expect(v.is(v.object(CHECKED), { checkedOn, reviewBy }), what).toBe(true);
      expect(reviewBy > checkedOn, what).toBe(true);
    }
  });

  it('are more than a hundred, fares, drives, lines, ways, companies and rules among them', () => {
    expect(facts.length).toBeGreaterThan(100);
    const whats = facts.map(({ what }) => what).join('\n');
    for (const kind of [
      /lowest fares/,
      /drives/,
      /^line /m,
      /^way to /m,
      /^shop and/m,
      /late train/,
    ])
      expect(whats).toMatch(kind);
  });

  it('are due after their day of review, the longest overdue first', () => {
    const day = facts[0]?.reviewBy ?? '2027-05-01';
    const due = dueFacts(facts, day);
    expect(due).toEqual(expect.arrayContaining(facts.filter(({ reviewBy }) => reviewBy < day)));
    expect(due.filter(({ reviewBy }) => reviewBy >= day)).toEqual([]);
    const days = dueFacts(facts, '2100-01-01').map(({ reviewBy }) => reviewBy);
    expect(days.length).toBe(facts.length);
    expect(days).toEqual(days.toSorted());
    expect(dueFacts(facts, '2026-11-25')).toEqual([]);
  });

  it.each(RULES.map((rule) => [rule.what, rule] as const))('has the rule %s', (_what, rule) => {
    expect(v.safeParse(Rule, rule).issues).toBeUndefined();
  });
});

describe('a time of checking', () => {
  const isChecked = (checkedOn: string) =>
    v.is(v.object(CHECKED), { checkedOn, reviewBy: '2027-01-31' });

  it('is a year, a month or a day that exists', () => {
    expect(['2025', '2025-06', '2025-06-30'].every(isChecked)).toBe(true);
    expect(['25', '2025-13', '2025-06-31', '2025-6', '', '2025-06-30-01'].some(isChecked)).toBe(
      false,
    );
  });

  it('has a day of review that exists', () => {
    expect(v.is(v.object(CHECKED), { checkedOn: '2025', reviewBy: '2027-02-29' })).toBe(false);
    expect(v.is(v.object(CHECKED), { checkedOn: '2025', reviewBy: '2027-02' })).toBe(false);
  });
});
