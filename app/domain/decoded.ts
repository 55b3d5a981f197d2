/** Decodes percent-encoding; undefined where it is broken or not UTF-8. */
export function decoded(text: string): string | undefined {
  try {
    // The result must be used: a bundler drops a call whose result is not.
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
