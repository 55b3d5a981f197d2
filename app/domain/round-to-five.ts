/** Minutes as "about" says them: to the nearest five, at least five. */
export function roundToFive(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}
