import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { type Point, polygon } from '../kit/geometry.ts';
import { Sky, Stars, Sun } from '../kit/sky.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';
import { SaintNicholas } from './landmarks/bari-saint-nicholas.tsx';

const horizon = 610;

/** Rays of the rising sun, as wide as each other. */
const sun: Point = [716, horizon - 6];
const rays = Array.from({ length: 10 }, (_, index) => {
  const ray = (share: number): Point => {
    const angle = ((index + share) * Math.PI) / 10;
    return [sun[0] - 1700 * Math.cos(angle), sun[1] - 1700 * Math.sin(angle)];
  };
  return polygon([sun, ray(0), ray(0.5)]);
}).join('');

/** The track along the quay: out of the sun, before the church, and away to the left. */
const track: Track = {
  camera: { x: 400, y: horizon, scale: 800 },
  railM: -11,
  points: [
    [-120, 900],
    [90, 892],
    [310, 872],
    [520, 836],
    [670, 784],
    [742, 736],
    [764, 700],
    [760, 674],
  ],
};

/** A fishing boat of the old harbour at its mooring, from the side: 200 wide, keel at 0. */
function Boat({ x, y, color }: { x: number; y: number; color: PosterRole }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={tone('sea-deep')} d="M-84 0H92L60 16H-96Z" />
      <path fill={tone('window')} d="M-104 -54Q0 -26 108 -62L92 -44Q0 -20 -92 -40Z" />
      <path fill={tone('ochre')} d="M-50 -46L-44 -34H-26L-32 -45ZM24 -43L30 -32H48L42 -46Z" />
      <path
        fill={tone('paper')}
        d="M-106 -58Q0 -14 112 -68L108 -46Q60 -24 0 -22Q-60 -22 -100 -42Z"
      />
      <path
        fill={tone(color)}
        d="M-102 -46Q-60 -26 0 -26Q60 -28 109 -52Q104 -16 84 0H-84Q-98 -18 -102 -46Z"
      />
      <path
        fill={tone('window')}
        d="M-84 0Q-94 -12 -98 -28Q-40 -8 0 -8Q60 -10 98 -26Q94 -10 84 0Z"
        fillOpacity={0.3}
      />
    </g>
  );
}

/** A lamp of the seafront, three globes on a cast-iron post, against the sun. */
function Lamp({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill={tone('cypress')}
        d="M-22 0L-16 -70H-10L-6 -440H-62V-452Q-40 -470 -8 -468V-520H8V-468Q40 -470 62 -452V-440H6L10 -70H16L22 0Z"
      />
      <path fill={tone('lamp')} d={disc(-54, -478, 30) + disc(0, -540, 30) + disc(54, -478, 30)} />
    </g>
  );
}

/**
 * Bari at sunrise: the white front of Saint Nicholas, the boats at the quay, and the train between
 * both.
 */
function Bari({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'haze' }]} />
      <path fill={tone('glow')} d={rays} />
      <Stars height={360} count={50} seed={36} />
      <Sun cx={sun[0]} cy={sun[1]} r={104} rings={[{ r: 190, color: 'halo' }]} />
      <Sea y={horizon} colors={['sea', 'sea-mid', 'sea-deep']} />
      <Glitter x={sun[0]} y={horizon + 8} bottom={760} width={170} count={9} seed={3} />
      <path
        fill={tone('stone-shade')}
        d="M-10 800H640L720 704L790 672H810V830Q640 896 420 914T-10 936Z"
      />
      <path
        fill={tone('ground')}
        d="M-10 772H630L720 696L776 664H810V806Q640 872 420 890T-10 912Z"
      />
      <path fill={tone('stone-mid')} d="M-10 806L652 720V730L-10 820Z" />
      <path fill={tone('ground-shade')} d="M-10 820L652 730L570 752L-10 838Z" />
      <path fill={tone('stone')} d={trackBand(track, -2.6, 2.6)} />
      <SaintNicholas />
      <TrainBend track={track} tipM={9} cars={5} />
      <Lamp x={700} y={860} />
      <g transform="translate(-40 -330) scale(1.34)">
        <Boat x={270} y={996} color="near-hill" />
      </g>
      <Boat x={560} y={962} color="sea-mid" />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Bari, above: 'haze', cut: 63 };
