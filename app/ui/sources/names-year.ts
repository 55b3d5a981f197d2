/** Whether a source's name already says the year that it holds for, so that the year need not stand beside it. */
export function namesYear({ name, year }: { readonly name: string; readonly year: number }): boolean {
  return new RegExp(String.raw`(?<!\d)${year}(?!\d)`).test(name);
}
