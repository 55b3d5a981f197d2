import { type Point, polygon, smoothCurve } from './geometry.ts';

/**
 * A viewer at the origin, looking along z; `x`, `y` are the vanishing point and `scale` the pixels
 * of one metre at one metre.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A point in metres: right of the viewer, above the eye, ahead. */
export type Place = readonly [rightM: number, upM: number, aheadM: number];

export function project(camera: Camera, [rightM, upM, aheadM]: Place): Point {
  const depth = camera.scale / Math.max(0.05, aheadM);
  return [camera.x + rightM * depth, camera.y - upM * depth];
}

/** A flat shape in space, as a polygon in the picture. */
export function plane(camera: Camera, places: readonly Place[]): string {
  return polygon(places.map((place) => project(camera, place)));
}

/**
 * Shapes on an upright wall that runs straight ahead, from points by their metres ahead and above
 * the ground.
 */
export const wallAhead =
  (camera: Camera, rightM: number, eyeM: number) => (points: readonly Point[]) =>
    plane(
      camera,
      points.map(([aheadM, upM]) => [rightM, upM - eyeM, aheadM] as const),
    );

export interface ViaductShape {
  readonly fromM: number;
  readonly toM: number;
  /** Where the last arch may end; further away they are too narrow to see. */
  readonly archesToM?: number;
  readonly topM: number;
  readonly crownM: number;
  readonly footM: number;
  readonly spanM: number;
  readonly pierM: number;
}

/**
 * One face of a viaduct that runs straight ahead at `rightM`, its arches as holes (fill it by the
 * even-odd rule).
 */
export function viaductFace(camera: Camera, rightM: number, shape: ViaductShape): string {
  const { fromM, toM, archesToM = toM, topM, crownM, footM, spanM, pierM } = shape;
  const at = (upM: number, aheadM: number): Place => [rightM, upM, aheadM];
  let data = plane(camera, [at(topM, fromM), at(topM, toM), at(footM, toM), at(footM, fromM)]);
  const radius = spanM / 2;
  const spring = crownM - radius;
  for (let start = fromM + pierM; start + spanM <= archesToM; start += spanM + pierM) {
    const head = [0, 45, 90, 135, 180].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return project(
        camera,
        at(spring + radius * Math.sin(angle), start + radius - radius * Math.cos(angle)),
      );
    });
    const foot = [at(footM, start + spanM), at(footM, start)].map((place) =>
      project(camera, place),
    );
    data += `M${smoothCurve(head)}L${polygon(foot).slice(1)}`;
  }
  return data;
}
