import type { Place } from '../kit/camera.ts';
import { type Point, polygon } from '../kit/geometry.ts';

/**
 * A viewer at the origin who looks up (or down, where `pitchDegrees` is negative): `x`, `y` are
 * where the line of sight meets the picture, `scale` the pixels of one metre at one metre.
 */
export interface TiltedCamera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly pitchDegrees: number;
}

export function projectTilted(camera: TiltedCamera, [rightM, upM, aheadM]: Place): Point {
  const pitch = (camera.pitchDegrees * Math.PI) / 180;
  const depth = aheadM * Math.cos(pitch) + upM * Math.sin(pitch);
  const rise = upM * Math.cos(pitch) - aheadM * Math.sin(pitch);
  const pixels = camera.scale / Math.max(0.5, depth);
  return [camera.x + rightM * pixels, camera.y - rise * pixels];
}

/** A flat shape in space, as a polygon in the picture. */
export function tiltedPlane(camera: TiltedCamera, places: readonly Place[]): string {
  return polygon(places.map((place) => projectTilted(camera, place)));
}
