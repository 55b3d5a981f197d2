/** A text without its percent-encoding; undefined where that is broken or no UTF-8. */
export function decoded(text: string): string | undefined {
  try {
    // The result is used: a bundler takes a call whose result is thrown away for one without any
    // effect.
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
