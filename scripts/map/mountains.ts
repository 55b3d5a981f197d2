/** Half a mountain's width and its height, in map units. */
const SIZES = { peak: [60, 112], hill: [40, 68] } as const;

/**
 * The kinds of mountain as the data of paths around the middle of their foot, by id: the whole, and
 * its side in the shade.
 */
export function drawMountains(): Readonly<Record<string, string>> {
  const paths = Object.entries(SIZES).flatMap(([kind, [half, height]]) => [
    [kind, `M-${half} 0l${half}-${height} ${half} ${height}z`],
    [
      `${kind}-shade`,
      `M0-${height}l${half} ${height}h-${half}l${Math.round(half / 4)}-${Math.round(height / 3)}-${Math.round(half / 2)}-${Math.round(height / 5)}z`,
    ],
  ]);
  return Object.fromEntries(paths);
}
