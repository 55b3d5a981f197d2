import { project } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { type Point, path, polygon } from '../kit/geometry.ts';
import { Sky, Stars, Sun } from '../kit/sky.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';
import { camera, ground, horizon, SaintNicholas } from './landmarks/bari-saint-nicholas.tsx';

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
      <SaintNicholas />
      <Boat at={150} y={930} size={86} color="sea-mid" />
      <Boat at={380} y={960} size={108} color="near-hill" />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Bari, above: 'haze' };
