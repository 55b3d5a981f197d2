import { type Point, path, polygon, smoothCurve } from '../kit/geometry.ts';

/** A flat wall, floor or roof seen at an angle, drawn in metres along it and up it. */
export interface Wall {
  readonly at: (alongM: number, upM: number) => Point;
  readonly shape: (pointsM: readonly Point[]) => string;
  /** A shape whose edge runs smoothly through all points but the first and the last. */
  readonly smooth: (pointsM: readonly Point[]) => string;
  readonly area: (fromM: number, toM: number, lowM: number, highM: number) => string;
  /** An opening with a round head; its middle and its sill. */
  readonly arch: (alongM: number, upM: number, widthM: number, heightM: number) => string;
  readonly disc: (alongM: number, upM: number, radiusM: number) => string;
}

/** The corners of a wall in the picture, and its size in metres. */
export interface WallFrame {
  readonly widthM: number;
  readonly heightM: number;
  readonly corners: readonly [foot: Point, farFoot: Point, farTop: Point, top: Point];
}

/** An ellipse from two of its conjugate radii (Rytz's construction, in numbers). */
function ellipse([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): string {
  const turn = Math.atan2(2 * (ax * bx + ay * by), ax * ax + ay * ay - bx * bx - by * by) / 2;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [longX, longY] = [ax * cos + bx * sin, ay * cos + by * sin];
  const across = Math.hypot(bx * cos - ax * sin, by * cos - ay * sin);
  const degrees = Math.round((Math.atan2(longY, longX) * 180) / Math.PI);
  const arc = path`a${Math.hypot(longX, longY)} ${across} ${degrees} 1 0 `;
  return (
    path`M${x - longX} ${y - longY}` +
    path`${arc}${longX * 2} ${longY * 2}${arc}${-longX * 2} ${-longY * 2}Z`
  );
}

const toText = ([x, y]: Point) => path`${x} ${y}`;

/**
 * The projection of a plane from its four corners (Heckbert, "Fundamentals of texture mapping",
 * 1989).
 */
export function wall({ widthM, heightM, corners }: WallFrame): Wall {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [farX, farY, topX, topY] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const scale = farX * topY - topX * farY;
  const g = (sumX * topY - topX * sumY) / scale;
  const h = (farX * sumY - sumX * farY) / scale;
  const at = (alongM: number, upM: number): Point => {
    const [u, v] = [alongM / widthM, upM / heightM];
    const depth = g * u + h * v + 1;
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / depth,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / depth,
    ];
  };
  const shape = (pointsM: readonly Point[]) => polygon(pointsM.map(([u, v]) => at(u, v)));
  return {
    at,
    shape,
    smooth: (points) => `M${smoothCurve(points.map(([u, v]) => at(u, v)))}Z`,
    area: (from, to, low, high) =>
      shape([
        [from, low],
        [to, low],
        [to, high],
        [from, high],
      ]),
    arch: (along, up, width, height) => {
      const r = width / 2;
      const points: readonly Point[] = [
        [-r, 0],
        [-r, height - r],
        [-r, height + r / 3],
        [r, height + r / 3],
        [r, height - r],
        [r, 0],
      ];
      const [a, b, c, d, e, f] = points.map(([x, y]) => toText(at(along + x, up + y)));
      return `M${a}L${b}C${c} ${d} ${e}L${f}Z`;
    },
    disc: (along, up, radius) => {
      const half = ([ax, ay]: Point, [bx, by]: Point): Point => [(bx - ax) / 2, (by - ay) / 2];
      const [a, b] = [at(along - radius, up), at(along + radius, up)];
      const [c, d] = [at(along, up - radius), at(along, up + radius)];
      return ellipse(
        [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4],
        half(a, b),
        half(c, d),
      );
    },
  };
}
