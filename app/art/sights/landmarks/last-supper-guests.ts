import type { Point } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';

export interface Guest {
  readonly head: Point;
  /** Where the face is turned: 1 to the right, -1 to the left. */
  readonly look: 1 | -1;
  /** Where the body meets the table. */
  readonly base: number;
  readonly robe: PosterRole;
  readonly cloak: PosterRole;
  readonly hair: 'brown' | 'grey';
  /** A sleeve from the shoulder over the elbow to the wrist. */
  readonly sleeve: readonly [shoulder: Point, elbow: Point, wrist: Point];
  readonly isBeardless?: boolean;
}

/** Four groups of three, from the left to the right; those behind come first in each group. */
export const guests: readonly Guest[] = [
  {
    head: [98, 184],
    look: 1,
    base: 98,
    robe: 'terracotta',
    cloak: 'ochre-shade',
    hair: 'brown',
    sleeve: [
      [104, 208],
      [130, 216],
      [166, 208],
    ],
  },
  {
    head: [66, 166],
    look: 1,
    base: 46,
    robe: 'foam',
    cloak: 'olive',
    hair: 'brown',
    sleeve: [
      [58, 196],
      [64, 228],
      [86, 241],
    ],
  },
  {
    head: [134, 176],
    look: 1,
    base: 132,
    robe: 'ochre',
    cloak: 'olive',
    hair: 'grey',
    sleeve: [
      [128, 206],
      [124, 230],
      [146, 208],
    ],
  },
  {
    head: [214, 180],
    look: 1,
    base: 192,
    robe: 'snow-shade',
    cloak: 'hill',
    hair: 'grey',
    sleeve: [
      [204, 206],
      [216, 220],
      [238, 208],
    ],
  },
  {
    head: [238, 192],
    look: -1,
    base: 252,
    robe: 'foam',
    cloak: 'rose',
    hair: 'brown',
    sleeve: [
      [244, 218],
      [244, 238],
      [264, 244],
    ],
    isBeardless: true,
  },
  {
    head: [182, 200],
    look: 1,
    base: 172,
    robe: 'sea-mid',
    cloak: 'sea-deep',
    hair: 'brown',
    sleeve: [
      [176, 222],
      [196, 242],
      [224, 245],
    ],
  },
  {
    head: [344, 176],
    look: -1,
    base: 356,
    robe: 'ochre-shade',
    cloak: 'olive',
    hair: 'brown',
    sleeve: [
      [342, 200],
      [333, 206],
      [329, 186],
    ],
  },
  {
    head: [402, 166],
    look: -1,
    base: 406,
    robe: 'terracotta',
    cloak: 'terracotta-shade',
    hair: 'brown',
    sleeve: [
      [402, 196],
      [386, 224],
      [402, 208],
    ],
    isBeardless: true,
  },
  {
    head: [372, 190],
    look: -1,
    base: 382,
    robe: 'foam',
    cloak: 'near-hill',
    hair: 'brown',
    sleeve: [
      [364, 212],
      [346, 222],
      [326, 214],
    ],
  },
  {
    head: [492, 180],
    look: 1,
    base: 490,
    robe: 'ochre',
    cloak: 'ochre-shade',
    hair: 'grey',
    sleeve: [
      [486, 206],
      [486, 232],
      [508, 224],
    ],
  },
  {
    head: [452, 178],
    look: 1,
    base: 440,
    robe: 'snow-shade',
    cloak: 'hill',
    hair: 'brown',
    sleeve: [
      [446, 202],
      [430, 212],
      [404, 204],
    ],
  },
  {
    head: [532, 170],
    look: -1,
    base: 552,
    robe: 'stone',
    cloak: 'rose',
    hair: 'grey',
    sleeve: [
      [540, 200],
      [528, 226],
      [506, 214],
    ],
  },
];
