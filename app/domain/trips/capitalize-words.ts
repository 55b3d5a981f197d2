/** The lower-case words of a path as a name. */
export function capitalizeWords(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
