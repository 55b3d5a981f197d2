/** Half a mountain's width and its height, in map units. */
const SIZES = { peak: [60, 112], hill: [40, 68] } as const;

/**
 * The kinds of mountain as the data of paths around the middle of their foot, by id: the whole, and
 * its side in the shade.
 */
export function drawMountains(): Readonly<Record<string, string>> {
  const paths = Object.entries(SIZES).flatMap(([kind, [half, height]]) => {
    const part = (whole: number, divisor: number) => Math.round(whole / divisor);
    // From the foot below the top back to it, by a ridge.
    const ridge = `l${part(half, 4)}-${part(height, 3)}-${part(half, 2)}-${part(height, 5)}`;
    return [
      [kind, `M-${half} 0l${half}-${height} ${half} ${height}z`],
      [`${kind}-shade`, `M0-${height}l${half} ${height}h-${half}${ridge}z`],
    ];
  });
  return Object.fromEntries(paths);
}
