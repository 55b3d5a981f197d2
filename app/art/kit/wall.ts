import { type Camera, project } from './camera.ts';
import { type Point, polygon, smoothCurve } from './geometry.ts';

/** An upright wall seen at an angle: its near and its far end on the ground, in metres. */
export interface Wall {
  readonly camera: Camera;
  readonly near: readonly [rightM: number, aheadM: number];
  readonly far: readonly [rightM: number, aheadM: number];
  /** The ground above the eye (below it: a negative number). */
  readonly groundM: number;
}

/** Shapes on the wall, in metres along it from its near end and above the ground. */
export interface WallShapes {
  /** A place on the wall, or `outM` in front of it. */
  readonly at: (alongM: number, upM: number, outM?: number) => Point;
  readonly area: (corners: readonly Point[], outM?: number) => string;
  readonly panel: (
    alongM: number,
    upM: number,
    widthM: number,
    heightM: number,
    outM?: number,
  ) => string;
  /** An opening with a round head, by the middle of its sill. */
  readonly arch: (
    alongM: number,
    upM: number,
    widthM: number,
    heightM: number,
    outM?: number,
  ) => string;
}

export function wallShapes({ camera, near, far, groundM }: Wall): WallShapes {
  const long = Math.hypot(far[0] - near[0], far[1] - near[1]);
  const [u, v] = [(far[0] - near[0]) / long, (far[1] - near[1]) / long];
  const at = (alongM: number, upM: number, outM = 0): Point =>
    project(camera, [
      near[0] + u * alongM + v * outM,
      groundM + upM,
      near[1] + v * alongM - u * outM,
    ]);
  const area = (corners: readonly Point[], outM = 0) =>
    polygon(corners.map(([alongM, upM]) => at(alongM, upM, outM)));
  return {
    at,
    area,
    panel: (alongM, upM, widthM, heightM, outM = 0) =>
      area(
        [
          [alongM, upM],
          [alongM, upM + heightM],
          [alongM + widthM, upM + heightM],
          [alongM + widthM, upM],
        ],
        outM,
      ),
    arch: (alongM, upM, widthM, heightM, outM = 0) => {
      const r = widthM / 2;
      const head = [180, 135, 90, 45, 0].map((degrees): Point => {
        const angle = (degrees * Math.PI) / 180;
        return at(alongM + r * Math.cos(angle), upM + heightM - r + r * Math.sin(angle), outM);
      });
      const foot = polygon([at(alongM + r, upM, outM), at(alongM - r, upM, outM)]);
      return `M${smoothCurve(head)}L${foot.slice(1)}`;
    },
  };
}
