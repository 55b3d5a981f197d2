import { type AgeingFact, dueFacts } from '#app/data/facts/ageing-facts.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';

/**
 * The facts that are to be checked again on a day, one paragraph each: day of review, what it is,
 * the page that shows it, the time of the last check and the source.
 */
export function factsReport(facts: readonly AgeingFact[], today: IsoDate): string {
  const due = dueFacts(facts, today);
  if (due.length === 0) {
    const [next] = facts.map(({ reviewBy }) => reviewBy).sort();
    return `No fact of ${facts.length} is due on ${today}; the next is after ${next}.\n`;
  }
  const rows = due.map(
    ({ reviewBy, what, page, checkedOn, sourceName, sourceUrl }) =>
      `${reviewBy}  ${what}\n            page ${page}, checked ${checkedOn}\n` +
      `            ${sourceName}${sourceUrl ? `, ${sourceUrl}` : ''}\n`,
  );
  const counted = due.length === 1 ? '1 fact' : `${due.length} facts`;
  return `${counted} of ${facts.length} to check again on ${today}:\n\n${rows.join('')}`;
}
