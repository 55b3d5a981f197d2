import { type Camera, type Place, plane, type ViaductShape } from '../kit/camera.ts';

/** From the crown to the spring of an arch, in degrees. */
const VISIBLE = [90, 102, 114, 126, 138, 150, 164, 180] as const;

/**
 * How far the near edge reaches under the face in front of it, so that no gap shows between the
 * two.
 */
const OVERLAP_M = 0.4;

/** How many openings are large enough for their inside to be seen. */
const SEEN = 4;

/**
 * The visible inner sides of a viaduct's openings when one looks along it: of each the half that
 * faces the viewer, from the crown over the spring down to the foot of the further pier.
 */
export function archReveals(
  camera: Camera,
  [nearM, farM]: readonly [near: number, far: number],
  { fromM, crownM, footM, spanM, pierM }: ViaductShape,
): string {
  const radius = spanM / 2;
  return Array.from({ length: SEEN }, (_, place) => {
    const middle = fromM + pierM + radius + place * (spanM + pierM);
    const profile = (rightM: number, raisedM: number): Place[] => [
      ...VISIBLE.map((degrees): Place => {
        const angle = (degrees * Math.PI) / 180;
        return [
          rightM,
          crownM + raisedM - radius * (1 - Math.sin(angle)),
          middle - radius * Math.cos(angle),
        ];
      }),
      [rightM, footM, middle + radius],
    ];
    return plane(camera, [...profile(nearM, OVERLAP_M), ...profile(farM, 0).reverse()]);
  }).join('');
}
