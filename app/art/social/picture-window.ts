/** The part of a drawing that a frame shows, in the drawing's own units. */
export interface PictureWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Subject {
  readonly left: number;
  readonly top: number;
  readonly size: readonly [width: number, height: number];
  /** The position of the picture's main subject. */
  readonly middle: readonly [x: number, y: number];
  /** How high a part is shown when the frame is wide enough. */
  readonly part: number;
  /** How much of its width is shown at least, where its height allows. */
  readonly share: number;
}

const poster: Subject = {
  left: 0,
  top: 0,
  size: [800, 1000],
  middle: [400, 500],
  part: 760,
  share: 0.72,
};
const scene: Subject = {
  left: 0,
  top: 0,
  size: [900, 600],
  middle: [470, 300],
  part: 600,
  share: 0.72,
};
const wide: Subject = {
  left: 0,
  top: -700,
  size: [2560, 1600],
  middle: [1900, 1090],
  part: 800,
  share: 0.52,
};

/** Scenes with another position of the main subject. */
const sceneMiddles: Readonly<Record<string, Subject['middle']>> = {
  'scene-advertisement': [334, 300],
  'scene-package': [420, 300],
};

function subjectOf(name: string): Subject {
  if (name === 'hero') return wide;
  if (!/^(hotel|scene)-/.test(name)) return poster;
  return { ...scene, middle: sceneMiddles[name] ?? scene.middle };
}

/**
 * Looks for the largest window of the frame's shape around the main thing that stays inside the
 * drawing.
 */
export function pictureWindow(
  name: string,
  frameWidth: number,
  frameHeight: number,
): PictureWindow {
  const { left, top, size, middle, part, share } = subjectOf(name);
  const shape = frameWidth / frameHeight;
  const height = Math.min(size[1], Math.max(part, (size[0] * share) / shape), size[0] / shape);
  const width = height * shape;
  const within = (centre: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(centre - length / 2, 0), whole - length));
  return {
    x: left + within(middle[0], width, size[0]),
    y: top + within(middle[1], height, size[1]),
    width: Math.round(width),
  };
}
