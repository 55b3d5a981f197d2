import type { PosterRole } from '../palette.ts';

/**
 * Around the body: -1 is the near foot, 0 the near waist, 0.5 the ridge, 1 the far waist, 2 the far
 * foot.
 */
export type Around = number;

/** A place on the nose: 0 at its root, 1 at its tip, in steps of {@link TrainNose.alongAt}. */
export type OnNose = readonly [step: number, around: Around];

/** A stripe along the whole train, between two lines around its body. */
interface Band {
  readonly color: PosterRole;
  readonly low: (step: number) => Around;
  readonly high: (step: number) => Around;
  /** Where it ends on the nose; its tip if nothing else is said. */
  readonly to?: number;
}

/** The front of a train that comes towards the viewer, with the paint of the whole train. */
export interface TrainNose {
  readonly lengthM: number;
  /** Where the lines along the nose have points, from 0 to 1. */
  readonly steps: readonly number[];
  /** The share of the nose's length at a step. */
  readonly alongAt: (step: number) => number;
  /** Outwards and up at a share of the nose's length, in metres. */
  readonly surface: (
    place: readonly [along: number, around: Around],
  ) => readonly [outM: number, upM: number];
  /** A dark plane below the body, for a viewer who looks along its foot. */
  readonly belly: boolean;
  readonly bands: readonly Band[];
  readonly windscreen: readonly OnNose[];
  readonly lamp: readonly OnNose[];
  /** The lower and the upper edge of the windows, and where both begin behind the nose. */
  readonly windows: Readonly<Record<'lowM' | 'highM' | 'lowFromM' | 'highFromM', number>>;
  readonly doorsM: readonly [low: number, high: number];
  readonly gapsM: readonly [low: number, high: number];
}

export const HALF_WIDTH_M = 1.5;
const HEIGHT = 3.75;

interface Section {
  readonly half: number;
  readonly waist: number;
  readonly top: number;
  readonly foot: number;
  /** How much wider than the foot the waist is. */
  readonly bulge: number;
  /** The roundness of the body above its waist: outwards and up. */
  readonly round: readonly [out: number, up: number];
}

/** The place around one section of the body. */
function aroundSection(
  { half, waist, top, foot, bulge, round }: Section,
  around: Around,
): readonly [outM: number, upM: number] {
  if (around < 0) return [-half * (1 + bulge * around), waist + (waist - foot) * around];
  if (around > 1)
    return [half * (1 + bulge - bulge * around), waist - (waist - foot) * (around - 1)];
  const angle = around * Math.PI;
  const out = -Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** round[0];
  return [half * out, waist + (top - waist) * Math.abs(Math.sin(angle)) ** round[1]];
}

/** The nose of the posters' trains: rounded in plan, in profile and in section. */
export const ROUND_NOSE: TrainNose = {
  lengthM: 8.5,
  steps: Array.from({ length: 13 }, (_, step) => step / 12),
  alongAt: (step) => Math.sin((step * Math.PI) / 2),
  surface([along, around]) {
    const [waistM, tipM] = [1.9, 1.05];
    const fall = (1 - along ** 2) ** 0.8;
    return aroundSection(
      {
        half: HALF_WIDTH_M * (1 - along ** 2.6) ** 0.55,
        waist: tipM + (waistM - tipM) * fall,
        top: tipM + 0.12 + (HEIGHT - tipM - 0.12) * fall,
        foot: 0.3 + 0.35 * along ** 4,
        bulge: 0.08,
        round: [0.62, 0.82],
      },
      around,
    );
  },
  belly: true,
  bands: [
    {
      color: 'train',
      low: (step) => -0.72 + 0.3 * step ** 3,
      high: (step) => 0.66 - 0.12 * step ** 2,
    },
    {
      color: 'train-light',
      low: (step) => 0.13 + 0.18 * step ** 2,
      high: (step) => 0.36 + 0.08 * step ** 2,
      to: 0.93,
    },
    {
      color: 'paper',
      low: (step) => -0.5 + 0.36 * step ** 2,
      high: (step) => -0.38 + 0.25 * step ** 2,
      to: 0.86,
    },
  ],
  windscreen: [
    [0.2, 0.3],
    [0.17, 0.5],
    [0.2, 0.7],
    [0.36, 0.86],
    [0.5, 0.72],
    [0.53, 0.5],
    [0.5, 0.28],
    [0.38, 0.1],
  ],
  lamp: [
    [0.7, 0.02],
    [0.8, 0.12],
    [0.87, 0.2],
    [0.84, 0.07],
  ],
  windows: { lowM: 2, highM: 2.75, lowFromM: 1.2, highFromM: 1.2 },
  doorsM: [1.95, 2.8],
  gapsM: [0.4, 2.9],
};

/** Where the wall meets the sky, for a viewer below it on its left. */
const crest = (along: number): Around => 0.36 + 0.18 * along;

/**
 * The nose of the panorama's train, larger than any other and seen from below: a steep wedge, round
 * in plan and flat on top, so that it shows its windscreen.
 */
export const STEEP_NOSE: TrainNose = {
  lengthM: 6.4,
  // Denser towards the tip, where it bends most.
  steps: Array.from({ length: 17 }, (_, step) => Math.sin(((step / 16) * Math.PI) / 2)),
  alongAt: (step) => step,
  surface([along, around]) {
    const [waistM, tipM] = [1.75, 0.95];
    return aroundSection(
      {
        half: HALF_WIDTH_M * (1 - along ** 2.6) ** 0.62,
        waist: tipM + (waistM - tipM) * (1 - along ** 1.6),
        top: tipM + 0.1 + (HEIGHT - tipM - 0.1) * (1 - along ** 1.7) ** 0.9,
        foot: 0.2 + 0.25 * along ** 4,
        bulge: 0.1,
        round: [0.6, 0.7],
      },
      around,
    );
  },
  belly: false,
  bands: [
    { color: 'train', low: () => -0.62, high: crest },
    { color: 'train-light', low: (along) => 0.2 + 0.12 * along, high: crest, to: 0.97 },
    { color: 'ink', low: () => -1, high: (along) => -0.62 + 0.2 * along ** 2 },
    {
      color: 'paper',
      low: (along) => -0.4 + 0.32 * along ** 2,
      high: (along) => -0.26 + 0.147 * along ** 2,
      to: 0.9,
    },
  ],
  // Steep and flat enough to be seen as a whole from below and from one side.
  windscreen: [
    [0.36, 0.2],
    [0.44, 0.36],
    [0.46, 0.5],
    [0.56, 0.64],
    [0.72, 0.65],
    [0.8, 0.5],
    [0.79, 0.36],
    [0.68, 0.2],
    [0.5, 0.14],
  ],
  lamp: [
    [0.74, 0.03],
    [0.86, 0.12],
    [0.92, 0.19],
    [0.89, 0.08],
  ],
  windows: { lowM: 2.05, highM: 2.8, lowFromM: 1.4, highFromM: 0.1 },
  doorsM: [2, 2.85],
  gapsM: [0.4, 2.95],
};
