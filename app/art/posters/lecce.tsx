import { type Camera, plane } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, type Point, rectangle } from '../kit/geometry.ts';
import { Furrows } from '../kit/land.tsx';
import { Birds, Sky, Stars } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';
import { SantaCroce } from './landmarks/lecce-santa-croce.tsx';

/** Seen in a mirror: the train comes in from the right, and its end stays outside the picture. */
const camera: Camera = { x: -420, y: 690, scale: 1900 };
const left = 23.5;
const railM = -5;

/** A flat shape on the square, from points by their metres aside and ahead. */
const onGround = (points: readonly Point[]) =>
  plane(
    camera,
    points.map(([asideM, aheadM]) => [asideM, railM, aheadM] as const),
  );

const rail = (asideM: number) =>
  onGround([
    [asideM, 30],
    [asideM, 170],
    [asideM + 0.16, 170],
    [asideM + 0.16, 30],
  ]);

/** The house on the right; the church's shadow lies on it. */
function Neighbour() {
  return (
    <>
      <path fill={tone('terracotta')} d={rectangle(704, 500, 106, 266)} />
      <path fill={tone('terracotta-shade')} d="M704 500H732L776 590V766H704Z" />
      <path fill={tone('stone')} d={rectangle(704, 490, 106, 14)} />
      <path fill={tone('glow-window')} d={archPath(776, 640, 30, 84)} />
    </>
  );
}

/**
 * Lecce: the golden front of Santa Croce above the square, all its carving in the light from the
 * left, and the train passes on the square before it.
 */
function Lecce({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={400} count={48} seed={33} />
      <g transform="translate(-66 -44) scale(.95)">
        <SantaCroce />
      </g>
      <Neighbour />
      <path fill={tone('ground')} d={rectangle(0, 762, 800, 250)} />
      <Furrows
        vanishing={[1220, 690]}
        y={766}
        bottom={1000}
        from={-3600}
        to={1100}
        count={24}
        color="stone"
      />
      <path fill={tone('stone-mid')} d={rectangle(0, 754, 800, 14)} />
      <g transform="translate(800 0) scale(-1 1)">
        <path
          fill={tone('ground-shade')}
          d={onGround([
            [left - 4.4, 48],
            [left + 2.4, 41],
            [left + 2.4, 170],
            [left - 4.4, 170],
          ])}
        />
        <path fill={tone('ink')} d={[-0.8, 0.7].map((side) => rail(left + side)).join('')} />
        <TrainOblique camera={camera} rightM={left} railM={railM} tipM={42} lengthM={120} />
      </g>
      <Birds x={660} y={190} span={26} count={3} seed={12} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Lecce, above: 'sky-deep', cut: 70 };
