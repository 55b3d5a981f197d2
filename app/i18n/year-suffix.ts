/**
 * The year of a source, to be written after its name; empty if the name contains it.
 */
export function yearSuffix({
  name,
  year,
}: {
  readonly name: string;
  readonly year: number;
}): string {
  return new RegExp(String.raw`(?<!\d)${year}(?!\d)`).test(name) ? '' : `\u00a0(${year})`;
}
