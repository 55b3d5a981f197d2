import { type Camera, project } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { type Point, path, polygon } from '../kit/geometry.ts';
import { Sky, Stars, Sun } from '../kit/sky.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { wallShapes } from '../kit/wall.ts';
import { Glitter, Sea } from '../kit/water.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const horizon = 610;
const camera: Camera = { x: 400, y: horizon, scale: 800 };
const ground = -6;

const { area, arch, at, panel } = wallShapes({
  camera,
  near: [-19, 27],
  far: [11, 51],
  groundM: ground,
});

const middle = 22;
/** The front steps back between the towers by so many metres. */
const back = -2.4;

/** The same on both sides of the middle. */
function both(draw: (side: 1 | -1) => string): string {
  return draw(-1) + draw(1);
}

/** Small arches that hang under a slope, from one place on the wall to another. */
function hangingArches(from: Point, to: Point, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const along = from[0] + (to[0] - from[0]) * share;
    return arch(along, from[1] + (to[1] - from[1]) * share - 1.7, 0.62, 1, back);
  }).join('');
}

/** Two lights under the sill's middle, side by side. */
function twin(along: number, sill: number, wide: number, high: number): string {
  return (
    arch(along - wide * 0.62, sill, wide, high, back) +
    arch(along + wide * 0.62, sill, wide, high, back)
  );
}

/** The side of a tower that looks at the front between both. */
function flank(along: number, top: number): string {
  return polygon([at(along, 0, 0), at(along, top, 0), at(along, top, back), at(along, 0, back)]);
}

/**
 * Saint Nicholas in the first sun: a bare white front in three parts between two cut-off towers,
 * seen along its length.
 */
function Basilica() {
  const front: readonly Point[] = [
    [8, 0],
    [8, 14.4],
    [middle - 6, 17.4],
    [middle - 6, 21],
    [middle, 25.4],
    [middle + 6, 21],
    [middle + 6, 17.4],
    [40, 13.2],
    [40, 0],
  ];
  return (
    <>
      <path fill={tone('stone-mid')} d={panel(35, 0, 9.6, 23.6)} />
      <path fill={tone('stone')} d={area(front, back)} />
      <path
        fill={tone('stone-shade')}
        d={
          hangingArches([middle - 5.6, 21], [middle - 0.2, 25], 6) +
          hangingArches([middle + 0.2, 25], [middle + 5.6, 21], 6) +
          hangingArches([9, 14.9], [15.6, 17.2], 7) +
          hangingArches([28.4, 17.2], [35, 14.9], 7) +
          both((s) => panel(middle + s * 6 - 1.5, 0, 0.9, s < 0 ? 16.8 : 20.6, back)) +
          both((s) => panel(middle + s * 2.9 - 1, 6.4, 0.6, 15.6, back))
        }
      />
      <path
        fill={tone('paper')}
        d={
          both((s) => panel(middle + s * 6 - 0.6, 0, 1.2, 21, back)) +
          both((s) => panel(middle + s * 2.9 - 0.4, 6.4, 0.8, 16.4, back)) +
          area(
            [
              [7.6, 14],
              [middle - 6.6, 16.9],
              [middle - 6.6, 17.8],
              [7.6, 14.9],
            ],
            back,
          ) +
          area(
            [
              [40, 12.8],
              [middle + 6, 17],
              [middle + 6, 17.9],
              [40, 13.7],
            ],
            back,
          ) +
          area(
            [
              [middle - 6.6, 20.6],
              [middle, 25.4],
              [middle + 6.6, 20.6],
              [middle + 6.6, 21.6],
              [middle, 26.4],
              [middle - 6.6, 21.6],
            ],
            back,
          )
        }
      />
      <path
        fill={tone('glow-window')}
        d={
          [-4.4, 0, 4.4].map((dx) => twin(middle + dx, 15.2, 0.9, 2.8)).join('') +
          [-10, -4.4, 4.4, 10].map((dx) => twin(middle + dx, 8, 0.9, 2.8)).join('') +
          arch(middle, 20.4, 1.9, 1.9, back)
        }
      />
      <path
        fill={tone('stone-shade')}
        d={
          arch(middle - 0.5, 0, 6, 8.4, back) +
          both((s) => arch(middle + s * 10 - 0.3, 0, 3.2, 5, back))
        }
      />
      <path
        fill={tone('window')}
        d={
          arch(middle + 0.2, 0, 4, 7, back) + both((s) => arch(middle + s * 10, 0, 2.2, 4.3, back))
        }
      />
      <path
        fill={tone('ochre')}
        d={
          area(
            [
              [middle - 4, 6.6],
              [middle, 10],
              [middle + 4, 6.6],
              [middle + 4, 7.6],
              [middle, 11],
              [middle - 4, 7.6],
            ],
            back,
          ) + both((s) => panel(middle + s * 3.3 - 0.35, 1.3, 0.7, 5.4, back))
        }
      />
      <path
        fill={tone('terracotta')}
        d={both(
          (s) =>
            panel(middle + s * 3.3 - 0.8, 0, 1.6, 1.4, back) +
            panel(middle + s * 3.3 - 0.7, 6.4, 1.4, 0.7, back),
        )}
      />
      <path
        fill={tone('stone-shade')}
        d={area(
          [
            [31.4, 0],
            [40, 0],
            [40, 12.8],
            [31.4, 14],
          ],
          back,
        )}
      />
      <path fill={tone('paper')} d={flank(8, 28)} />
      <path fill={tone('stone')} d={panel(-6, 0, 14, 28) + panel(35, 0, 9.6, 23.6)} />
      <path
        fill={tone('stone-mid')}
        d={
          panel(-6, 27, 14.4, 1) +
          panel(-6, 18, 14.2, 0.8) +
          panel(35, 22.8, 9.8, 1) +
          panel(35, 15, 9.7, 0.8)
        }
      />
      <path
        fill={tone('glow-window')}
        d={
          arch(4.4, 20.6, 2.2, 4.4) +
          arch(4.4, 10, 2.2, 4.2) +
          arch(39.6, 17, 2.2, 4) +
          arch(39.6, 8.6, 2.2, 4)
        }
      />
    </>
  );
}

/** Rays of the rising sun, as wide as each other. */
const sun: Point = [716, horizon - 6];
const rays = Array.from({ length: 10 }, (_, index) => {
  const ray = (share: number): Point => {
    const angle = ((index + share) * Math.PI) / 10;
    return [sun[0] - 1200 * Math.cos(angle), sun[1] - 1200 * Math.sin(angle)];
  };
  return polygon([sun, ray(0), ray(0.5)]);
}).join('');

/** The track along the mole, from behind the church towards the viewer. */
const track: Track = {
  camera,
  railM: ground,
  points: [
    [680, 1060],
    [722, 900],
    [734, 806],
    [712, 738],
    [664, 700],
    [570, 672],
  ],
};

interface BoatProps {
  readonly at: number;
  readonly y: number;
  readonly size: number;
  readonly color: PosterRole;
}

function Boat({ at, y, size, color }: BoatProps) {
  const s = size;
  return (
    <>
      <path
        fill={tone('sea-deep')}
        d={path`M${at - s * 0.86} ${y}h${s * 1.72}l${-s * 0.5} ${s * 0.3}h${-s * 0.7}Z`}
      />
      <path
        fill={tone('window')}
        d={path`
          M${at - s} ${y - s * 0.62}Q${at} ${y - s * 1.06} ${at + s} ${y - s * 0.62}
          L${at} ${y - s * 0.3}Z
        `}
      />
      <path
        fill={tone('ochre')}
        d={path`
          M${at - s * 0.7} ${y - s * 0.7}Q${at} ${y - s * 0.86} ${at + s * 0.7} ${y - s * 0.7}
          v${s * 0.1}Q${at} ${y - s * 0.74} ${at - s * 0.7} ${y - s * 0.6}Z
        `}
      />
      <path
        fill={tone('paper')}
        d={path`
          M${at - s} ${y - s * 0.64}Q${at - s * 0.4} ${y - s * 0.5} ${at} ${y - s * 0.56}
          Q${at + s * 0.4} ${y - s * 0.5} ${at + s} ${y - s * 0.64}
          Q${at + s} ${y - s * 0.1} ${at + s * 0.5} ${y + s * 0.08}H${at - s * 0.5}
          Q${at - s} ${y - s * 0.1} ${at - s} ${y - s * 0.64}Z
        `}
      />
      <path
        fill={tone(color)}
        d={path`
          M${at - s} ${y - s * 0.48}Q${at - s * 0.4} ${y - s * 0.34} ${at} ${y - s * 0.42}
          Q${at + s * 0.4} ${y - s * 0.34} ${at + s} ${y - s * 0.48}
          Q${at + s * 0.94} ${y - s * 0.06} ${at + s * 0.5} ${y + s * 0.08}H${at - s * 0.5}
          Q${at - s * 0.94} ${y - s * 0.06} ${at - s} ${y - s * 0.48}Z
        `}
      />
      <path
        fill={tone('ink')}
        d={path`
          M${at} ${y - s * 0.4}Q${at + s * 0.4} ${y - s * 0.34} ${at + s * 0.98} ${y - s * 0.44}
          Q${at + s * 0.9} ${y - s * 0.06} ${at + s * 0.5} ${y + s * 0.08}H${at}Z
        `}
        fillOpacity={0.28}
      />
    </>
  );
}

/**
 * Bari at sunrise: Saint Nicholas along its length, the boats at the quay, and the train on the
 * mole.
 */
function Bari({ title }: DrawingProps) {
  const quay = [
    project(camera, [-60, ground, 30]),
    project(camera, [12, ground, 80]),
    project(camera, [46, ground, 80]),
    project(camera, [14, ground, 17]),
    project(camera, [-30, ground, 17]),
  ];
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'haze' }]} />
      <path fill={tone('glow')} d={rays} />
      <Stars height={360} count={50} seed={36} />
      <Sun cx={sun[0]} cy={sun[1]} r={104} rings={[{ r: 190, color: 'halo' }]} />
      <Sea y={horizon} colors={['sea', 'sea-mid', 'sea-deep']} />
      <Glitter x={sun[0]} y={horizon + 8} bottom={900} width={190} count={14} seed={3} />
      <path fill={tone('ground')} d={polygon(quay)} />
      <path fill={tone('stone')} d={trackBand(track, -3, 3)} />
      <TrainBend track={track} tipM={12} cars={4} />
      <Basilica />
      <Boat at={150} y={930} size={86} color="sea-mid" />
      <Boat at={380} y={960} size={108} color="near-hill" />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Bari, above: 'haze' };
