/** A range: half a peak's width, its height, and the positions of the peaks, in map units. */
interface Range {
  readonly half: number;
  readonly height: number;
  readonly peaks: readonly (readonly [x: number, y: number])[];
}

// The Alps, the Apennines and the islands' mountains, drawn as on posters, not surveyed.
const RANGES: readonly Range[] = [
  {
    half: 60,
    height: 112,
    peaks: [
      [700, 1590],
      [640, 1470],
      [740, 1060],
      [850, 960],
      [1010, 700],
      [1130, 760],
      [1330, 790],
      [1440, 730],
      [1550, 680],
      [1640, 800],
      [1700, 650],
      [1990, 660],
      [2060, 800],
      [2150, 690],
      [2270, 760],
      [2360, 650],
      [2480, 620],
      [2620, 660],
    ],
  },
  {
    half: 40,
    height: 68,
    peaks: [
      [1340, 1560],
      [1480, 1600],
      [1600, 1640],
      [1720, 1690],
      [1920, 1740],
      [2020, 1860],
      [2310, 2110],
      [2390, 2260],
      [2470, 2370],
      [2560, 2500],
      [2690, 2600],
      [2860, 2860],
      [2960, 2900],
      [2990, 3060],
      [3230, 3260],
      [3300, 3600],
      [2870, 4080],
      [2560, 4065],
      [1240, 3290],
      [1250, 3450],
      [1250, 2350],
      [1190, 2480],
    ],
  },
];

/** The mountains of the map as the data of two paths: the peaks, and their sides in the shade. */
export function drawMountains(): { readonly peaks: string; readonly shade: string } {
  const draw = (peak: (range: Range, x: number, y: number) => string) =>
    RANGES.flatMap((range) => range.peaks.map(([x, y]) => peak(range, x, y))).join('');
  return {
    peaks: draw(
      ({ half, height }, x, y) => `M${x - half} ${y}l${half}-${height} ${half} ${height}z`,
    ),
    shade: draw(
      ({ half, height }, x, y) =>
        `M${x} ${y - height}l${half} ${height}h-${half}l${Math.round(half / 4)}-${Math.round(height / 3)}-${Math.round(half / 2)}-${Math.round(height / 5)}z`,
    ),
  };
}
