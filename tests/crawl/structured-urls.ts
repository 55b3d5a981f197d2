/** The addresses of this site in a page's JSON-LD; ids and templates are none. */
export function internalUrls(structured: readonly string[], origin: string): string[] {
  const found: string[] = [];
  for (const text of structured) {
    try {
      JSON.parse(text, (key, value) => {
        if (
          key !== '@id' &&
          typeof value === 'string' &&
          value.startsWith(`${origin}/`) &&
          !value.includes('{')
        ) {
          found.push(value);
        }
        return value;
      });
    } catch {
      // A text that is no JSON is found by its own check.
    }
  }
  return found;
}
