/**
 * The year that a source holds for, as it stands behind the source's name; nothing where the name
 * already says it.
 */
export function yearBehind({
  name,
  year,
}: {
  readonly name: string;
  readonly year: number;
}): string {
  return new RegExp(String.raw`(?<!\d)${year}(?!\d)`).test(name) ? '' : `\u00a0(${year})`;
}
