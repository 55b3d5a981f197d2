import type { NamedLine } from '../schema.ts';

/** The source of a company's lines: its site, as of 2025. New timetables begin every December. */
export function companySource(
  name: string,
  url: string,
): Pick<NamedLine, 'source' | 'checkedOn' | 'reviewBy'> {
  return { source: { name, url }, checkedOn: '2025', reviewBy: '2027-01-31' };
}
