import type { Place } from '../../kit/camera.ts';
import { Shape } from '../sight.tsx';
import { type TiltedCamera, tiltedPlane } from '../tilted-camera.ts';

const street: TiltedCamera = { x: 300, y: 196, scale: 330, pitchDegrees: 42 };

interface TowerShape {
  /** The corner nearest to the viewer, and half the diagonal of the square plan. */
  readonly rightM: number;
  readonly aheadM: number;
  readonly halfM: number;
  readonly topM: number;
  /** How far the top stands to the right of the foot. */
  readonly leanM: number;
}

/** The two faces of a tower that stands on its corner, between two heights and two shares. */
function faces({ rightM, aheadM, halfM, topM, leanM }: TowerShape) {
  const middle = (upM: number) => rightM + (leanM * upM) / topM;
  const face =
    (side: 1 | -1) =>
    (low: number, high: number, from = 0, to = 1, grow = 0) => {
      const half = halfM + grow;
      const at = (upM: number, share: number): Place => [
        middle(upM) + side * half * share,
        upM,
        aheadM - grow + half * share,
      ];
      return tiltedPlane(street, [at(low, from), at(high, from), at(high, to), at(low, to)]);
    };
  return { lit: face(-1), shaded: face(1) };
}

const asinelli = faces({ rightM: -8, aheadM: 36, halfM: 5.4, topM: 95, leanM: 1.5 });
const garisenda = faces({ rightM: 13, aheadM: 33, halfM: 5.4, topM: 47, leanM: -3.5 });

/** 97 metres of brick, with its battlements. */
export function Asinelli() {
  const merlons = [0, 1, 2, 3].map((i) => [i * 0.28, i * 0.28 + 0.16] as const);
  const slits = [22, 34, 46, 58, 70, 82];
  return (
    <>
      <Shape color="terracotta" d={asinelli.lit(-2, 92)} />
      <Shape color="terracotta-shade" d={asinelli.shaded(-2, 92)} />
      <Shape color="roof-shade" d={asinelli.lit(86, 88, 0, 1, 0.4)} />
      <Shape
        color="terracotta"
        d={
          asinelli.lit(88, 92, 0, 1, 0.7) +
          merlons.map(([a, b]) => asinelli.lit(91.8, 95, a, b, 0.7)).join('')
        }
      />
      <Shape
        color="terracotta-shade"
        d={
          asinelli.shaded(87, 92, 0, 1, 0.7) +
          merlons.map(([a, b]) => asinelli.shaded(91.8, 95, a, b, 0.7)).join('')
        }
      />
      <Shape
        color="glow-window"
        d={slits.map((y) => asinelli.lit(y, y + 2.6, 0.44, 0.56)).join('')}
      />
    </>
  );
}

/** Half as high and leaning, on a foot of selenite. */
export function Garisenda() {
  return (
    <>
      <Shape color="roof" d={garisenda.lit(-2, 46)} />
      <Shape color="roof-shade" d={garisenda.shaded(-2, 46)} />
      <Shape color="stone" d={garisenda.lit(-2, 6, 0, 1, 0.15)} />
      <Shape color="stone-shade" d={garisenda.shaded(-2, 6, 0, 1, 0.15)} />
      <Shape
        color="glow-window"
        d={[16, 27, 37].map((y) => garisenda.lit(y, y + 2.4, 0.42, 0.58)).join('')}
      />
    </>
  );
}
