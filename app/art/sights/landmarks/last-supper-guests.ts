import type { Point } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';

/** Where somebody looks: 1 to the right, -1 to the left. */
type Look = 1 | -1;

export interface Guest {
  readonly head: Point;
  readonly look: Look;
  /** Where the body meets the table. */
  readonly base: number;
  readonly robe: PosterRole;
  readonly cloak: PosterRole;
  /** Every arm from its elbow to the wrist and to the tips of the fingers. */
  readonly arms: readonly (readonly [elbow: Point, wrist: Point, tips: Point])[];
  readonly isBeardless?: boolean;
}

/** Those next to Christ: two groups of three, and one of each group beyond. */
export const guests: readonly Guest[] = [
  {
    head: [119, 205],
    look: 1,
    base: 112,
    robe: 'ochre',
    cloak: 'near-hill',
    arms: [
      [
        [112, 252],
        [138, 240],
        [141, 227],
      ],
    ],
  },
  {
    head: [205, 202],
    look: 1,
    base: 200,
    robe: 'sea-mid',
    cloak: 'sea-deep',
    arms: [
      [
        [214, 238],
        [232, 232],
        [242, 228],
      ],
    ],
  },
  {
    head: [174, 220],
    look: 1,
    base: 176,
    robe: 'olive',
    cloak: 'cypress',
    arms: [
      [
        [176, 268],
        [206, 278],
        [220, 277],
      ],
    ],
  },
  {
    head: [236, 212],
    look: -1,
    base: 238,
    robe: 'terracotta',
    cloak: 'train',
    arms: [
      [
        [236, 270],
        [250, 280],
        [262, 280],
      ],
    ],
    isBeardless: true,
  },
  {
    head: [354, 198],
    look: -1,
    base: 362,
    robe: 'terracotta-shade',
    cloak: 'train-shade',
    arms: [
      [
        [346, 232],
        [339, 196],
        [338, 178],
      ],
    ],
  },
  {
    head: [420, 196],
    look: -1,
    base: 418,
    robe: 'train',
    cloak: 'terracotta',
    arms: [
      [
        [434, 250],
        [420, 240],
        [412, 236],
      ],
    ],
  },
  {
    head: [382, 212],
    look: -1,
    base: 386,
    robe: 'near-hill',
    cloak: 'ochre',
    arms: [
      [
        [368, 246],
        [346, 240],
        [335, 238],
      ],
      [
        [398, 248],
        [424, 262],
        [436, 262],
      ],
    ],
  },
  {
    head: [478, 204],
    look: 1,
    base: 480,
    robe: 'sea-mid',
    cloak: 'sea-deep',
    arms: [
      [
        [468, 240],
        [448, 222],
        [436, 217],
      ],
    ],
  },
];
