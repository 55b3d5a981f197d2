/** The lines of an element that holds a text alone, as they stand on the screen. */
export function linesOf(element: Element): readonly string[] {
  const lines = new Map<number, string>();
  const text = element.firstChild as Text;
  const range = document.createRange();
  for (const [at, letter] of [...text.data].entries()) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const top = Math.round(range.getBoundingClientRect().top);
    lines.set(top, (lines.get(top) ?? '') + letter);
  }
  return [...lines.values()].map((line) => line.replaceAll('\u00a0', ' ').trim());
}
