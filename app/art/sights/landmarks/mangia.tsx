import { path } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';
import { projectTilted, type TiltedCamera, tiltedPlane } from '../tilted-camera.ts';

const campo: TiltedCamera = { x: 300, y: 214, scale: 300, pitchDegrees: 44 };
const tower = { left: -12, right: -4.6, near: 22, far: 29.4 };

/** The front of the tower between two heights, or its side in the shade, `grow` metres wider. */
function towerFaces(low: number, high: number, growLow = 0, growHigh = growLow) {
  const { left, right, near, far } = tower;
  const [a, b] = [growLow, growHigh];
  return {
    lit: tiltedPlane(campo, [
      [left - a, low, near - a],
      [right + a, low, near - a],
      [right + b, high, near - b],
      [left - b, high, near - b],
    ]),
    shaded: tiltedPlane(campo, [
      [right + a, low, near - a],
      [right + a, low, far + a],
      [right + b, high, far + b],
      [right + b, high, near - b],
    ]),
  };
}

/** A part of the palace's front. */
function wall(from: number, to: number, low: number, high: number): string {
  return tiltedPlane(campo, [
    [from, low, 25],
    [to, low, 25],
    [to, high, 25],
    [from, high, 25],
  ]);
}

/** A pointed opening in the palace's front. */
function lancet(x: number, sill: number, width: number, rise: number): string {
  const half = width / 2;
  const at = (dx: number, upM: number) => {
    const [left, top] = projectTilted(campo, [x + dx, sill + upM, 25]);
    return path`${left} ${top}`;
  };
  return `M${at(-half, 0)}L${at(-half, rise * 0.55)}Q${at(-half, rise * 0.85)} ${at(0, rise)}Q${at(half, rise * 0.85)} ${at(half, rise * 0.55)}L${at(half, 0)}Z`;
}

/** The Palazzo Pubblico: windows of three lights in pointed arches, and battlements. */
export function Palace() {
  const windows: readonly (readonly [number, number])[] = [
    [1, 9],
    [8, 9],
    [1, 16],
    [8, 16],
    [16, 9],
    [23, 9],
    [30, 9],
    [16, 16],
    [23, 16],
    [30, 16],
    [16, 24],
    [23, 24],
    [30, 24],
  ];
  const teeth = (from: number, to: number, top: number) =>
    Array.from({ length: Math.floor((to - from) / 2.4) }, (_, i) =>
      wall(from + i * 2.4, from + i * 2.4 + 1.4, top - 0.2, top + 2),
    ).join('');
  return (
    <>
      <Shape
        color="terracotta"
        d={wall(-7, 12, -4, 22) + teeth(-4, 12, 22) + wall(12, 44, -4, 31) + teeth(12, 44, 31)}
      />
      <Shape
        color="terracotta-shade"
        d={
          wall(-7, 12, 20.6, 21.2) +
          wall(12, 44, 29.4, 30) +
          tiltedPlane(campo, [
            [12, 24, 25],
            [12, 24, 29],
            [12, 31, 29],
            [12, 31, 25],
          ])
        }
      />
      <Shape
        color="stone"
        d={wall(-7, 44, 7.6, 8.2) + wall(-7, 44, 14.6, 15.2) + wall(12, 44, 22.6, 23.2)}
      />
      <Shape color="roof-shade" d={windows.map(([x, y]) => lancet(x, y, 4.4, 4.6)).join('')} />
      <Shape color="stone" d={windows.map(([x, y]) => lancet(x, y, 3.8, 4.1)).join('')} />
      <Shape
        color="glow-window"
        d={windows
          .flatMap(([x, y]) => [-1.2, 0, 1.2].map((dx) => lancet(x + dx, y, 0.9, 2.6)))
          .join('')}
      />
    </>
  );
}

/** The shaft of brick and its crown of white stone, the bell's frame on top. */
export function Torre() {
  const grow = 3.4;
  const shaft = towerFaces(-4, 46);
  const flare = towerFaces(44, 52, 0, grow);
  const parapet = towerFaces(52, 57, grow);
  const cell = towerFaces(54, 96, 0.2);
  const cornice = towerFaces(94, 100, 1.2);
  const { left, right, near } = tower;
  const face = (x: number, width: number, low: number, high: number, out: number) =>
    tiltedPlane(campo, [
      [x, low, near - out],
      [x + width, low, near - out],
      [x + width, high, near - out],
      [x, high, near - out],
    ]);
  const side = (ahead: number, width: number, low: number, high: number, out: number) =>
    tiltedPlane(campo, [
      [right + out, low, ahead],
      [right + out, low, ahead + width],
      [right + out, high, ahead + width],
      [right + out, high, ahead],
    ]);
  const teeth = [0, 1, 2, 3].map((i) => face(left - grow + i * 4, 2.2, 56.8, 60.4, grow));
  const sideTeeth = [0, 1, 2].map((i) => side(near - grow + 0.2 + i * 4.6, 2.6, 56.8, 60, grow));
  /** Arches under the crown, each between two brackets. */
  const arches = [0, 1, 2, 3].map((i) => face(left - 2.2 + i * 3.2, 1.9, 46, 51, 2.2));
  const middle = (left + right) / 2;
  return (
    <>
      <Shape color="stone" d={cell.lit} />
      <Shape color="stone-shade" d={cell.shaded} />
      <Shape
        color="glow-window"
        d={face(middle - 2.6, 2, 66, 90, 0.2) + face(middle + 0.6, 2, 66, 90, 0.2)}
      />
      <Shape color="stone" d={cornice.lit} />
      <Shape color="stone-shade" d={cornice.shaded} />
      <Shape color="roof" d={shaft.lit} />
      <Shape color="roof-shade" d={shaft.shaded} />
      <Shape
        color="glow-window"
        d={[14, 24, 34].map((y) => face(middle - 0.4, 0.9, y, y + 2.4, 0)).join('')}
      />
      <Shape color="stone-mid" d={flare.lit} />
      <Shape color="roof-shade" d={arches.join('')} />
      <Shape color="stone" d={parapet.lit + teeth.join('')} />
      <Shape color="stone-shade" d={flare.shaded + parapet.shaded + sideTeeth.join('')} />
      <Shape
        color="paper"
        d={tiltedPlane(campo, [
          [left - grow, 52, near - grow],
          [right + grow, 52, near - grow],
          [right + grow, 53, near - grow],
          [left - grow, 53, near - grow],
        ])}
      />
    </>
  );
}
