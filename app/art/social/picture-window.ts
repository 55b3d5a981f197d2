import type { DrawingName } from '../drawings.tsx';

/** The part of a drawing that a frame of some shape shows, in the drawing's own units. */
export interface PictureWindow {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

interface Subject {
  readonly size: readonly [width: number, height: number];
  /** Where the picture's main thing stands. */
  readonly middle: readonly [x: number, y: number];
  /** How high a part is shown when the frame is wide enough. */
  readonly part: number;
}

const poster: Subject = { size: [800, 1000], middle: [400, 500], part: 760 };
const scene: Subject = { size: [900, 600], middle: [470, 300], part: 600 };
const wide: Subject = { size: [2560, 1600], middle: [1300, 1090], part: 800 };

function subjectOf(name: DrawingName): Subject {
  if (name === 'hero') return wide;
  return /^(hotel|scene)-/.test(name) ? scene : poster;
}

/** Looks for the largest window of the frame's shape around the main thing that stays inside the drawing. */
export function pictureWindow(name: DrawingName, frameWidth: number, frameHeight: number): PictureWindow {
  const { size, middle, part } = subjectOf(name);
  const shape = frameWidth / frameHeight;
  const height = Math.min(size[1], Math.max(part, (size[0] * 0.72) / shape), size[0] / shape);
  const width = height * shape;
  const within = (centre: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(centre - length / 2, 0), whole - length));
  const x = within(middle[0], width, size[0]);
  const y = within(middle[1], height, size[1]);
  return { width: size[0], height: size[1], viewBox: `${x} ${y} ${Math.round(width)} ${Math.round(height)}` };
}
