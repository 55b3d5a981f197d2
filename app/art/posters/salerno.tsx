import { merlons } from '../kit/battlement.ts';
import { archRow, RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../kit/geometry.ts';
import { Sky, Stars } from '../kit/sky.tsx';
import { type Track, trackBand, trackWall } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { Palm } from '../kit/trees.tsx';
import { Glitter, SailBoat, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const horizon = 540;

/** The railway around the bay, towards the viewer. */
const track: Track = {
  camera: { x: 420, y: horizon, scale: 1000 },
  railM: -15,
  points: [
    [640, 930],
    [430, 846],
    [290, 764],
    [278, 694],
    [360, 644],
    [480, 610],
    [620, 588],
  ],
};

/** Arechi: the long walls and the keep of the Lombard castle, alone on top of its mountain. */
function Castle() {
  return (
    <>
      <path
        fill={tone('stone-mid')}
        d={
          rectangle(96, 250, 190, 70) +
          merlons(96, 250, 190, 10, 10) +
          rectangle(276, 268, 74, 60) +
          merlons(276, 268, 74, 4, 10)
        }
      />
      <path fill={tone('stone')} d={rectangle(150, 204, 70, 110) + merlons(146, 204, 78, 5, 11)} />
      <path
        fill={tone('stone-shade')}
        d={rectangle(198, 204, 22, 110) + rectangle(262, 250, 24, 70) + rectangle(330, 268, 20, 60)}
      />
      <path
        fill={tone('glow-window')}
        d={
          archRow(162, 252, 2, 9, 8, 22) +
          archRow(108, 296, 2, 8, 12, 18) +
          archRow(292, 306, 2, 8, 10, 18)
        }
      />
    </>
  );
}

/** The middle of the bell tower, and its storeys from the ground up. */
const x = 584;
const storeys: readonly (readonly [top: number, half: number])[] = [
  [720, 106],
  [594, 100],
  [474, 93],
  [364, 86],
];

/** Pairs of round-headed lights, each pair under one arch. */
function lights(draw: (middle: number, sill: number) => string): string {
  return storeys.map(([top]) => [-46, 30].map((dx) => draw(x + dx, top + 104)).join('')).join('');
}

/** Arches that cross each other around the drum, narrower towards its edges. */
function crossedArches(): string {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = ((index - 4) * 20 * Math.PI) / 180;
    const middle = x + 70 * Math.sin(angle);
    const half = 25 * Math.cos(angle);
    const inner = half * 0.68;
    return path`
      M${middle - half} 350V296A${half} 30 0 0 1 ${middle + half} 296V350H${middle + inner}V298
      A${inner} 22 0 0 0 ${middle - inner} 298V350Z
    `;
  }).join('');
}

/**
 * The bell tower of the cathedral: two storeys of stone, two of brick, and the round crown of
 * crossed arches.
 */
function BellTower() {
  return (
    <>
      {storeys.map(([top, half], index) => (
        <g key={top}>
          <path
            fill={tone(index < 2 ? 'stone' : 'terracotta')}
            d={rectangle(x - half, top, half * 2, 132)}
          />
          <path
            fill={tone(index < 2 ? 'stone-mid' : 'roof-shade')}
            d={rectangle(x + half * 0.5, top, half * 0.5, 132)}
          />
        </g>
      ))}
      <path fill={tone('ochre')} d={lights((at, sill) => archPath(at, sill, 56, 76))} />
      <path
        fill={tone('glow-window')}
        d={lights((at, sill) => archPath(at - 12, sill, 19, 56) + archPath(at + 12, sill, 19, 56))}
      />
      <path
        fill={tone('stone')}
        d={
          storeys
            .map(([top, half]) => rectangle(x - half - 9, top - 6, half * 2 + 18, 14))
            .join('') +
          storeys
            .slice(2)
            .map(([top, half]) => rectangle(x - half, top, 13, 110))
            .join('')
        }
      />
      <path
        fill={tone('stone-mid')}
        d={
          storeys
            .map(([top, half]) => rectangle(x + half * 0.5, top - 6, half * 0.5 + 9, 14))
            .join('') +
          storeys
            .slice(2)
            .map(([top, half]) => rectangle(x + half - 13, top, 13, 110))
            .join('')
        }
      />
      <path fill={tone('terracotta')} d={rectangle(x - 70, 262, 140, 98)} />
      <path fill={tone('roof-shade')} d={rectangle(x + 30, 262, 40, 98)} />
      <path fill={tone('ochre')} d={crossedArches()} />
      <path
        fill={tone('stone')}
        d={rectangle(x - 76, 254, 152, 11) + rectangle(x - 76, 346, 152, 12)}
      />
      <path
        fill={tone('stone-mid')}
        d={rectangle(x + 30, 254, 46, 11) + rectangle(x + 30, 346, 46, 12)}
      />
      <path
        fill={tone('roof')}
        d={path`M${x - 66} 255C${x - 66} 198 ${x - 32} 176 ${x} 168C${x + 32} 176 ${x + 66} 198 ${x + 66} 255Z`}
      />
      <path
        fill={tone('roof-shade')}
        d={path`M${x + 66} 255C${x + 66} 198 ${x + 32} 176 ${x} 168C${x + 22} 190 ${x + 30} 220 ${x + 28} 255Z`}
      />
      <path
        fill={tone('stone')}
        d={rectangle(x - 3, 124, 6, 46) + rectangle(x - 13, 136, 26, 6) + disc(x, 166, 8)}
      />
    </>
  );
}

/** A branch of a lemon tree in the corner, leaves and fruit. */
function Lemons() {
  const leaf = (at: number, top: number, dx: number, dy: number) =>
    path`M${at} ${top}q${dx * 0.2 - dy * 0.36} ${dy * 0.2 + dx * 0.36} ${dx} ${dy}q${-dx * 0.2 + dy * 0.36} ${-dy * 0.2 - dx * 0.36} ${-dx} ${-dy}Z`;
  const fruit = (at: number, top: number) =>
    path`M${at} ${top}q28 4 30 40q-2 32 -24 40q-3 10 -8 10q-5 0 -8 -10q-22 -8 -22 -40q2 -36 32 -40Z`;
  return (
    <>
      <path
        fill={tone('cypress')}
        d={`M-10 26Q160 20 330 74L326 82Q160 34 -10 44Z${leaf(60, 34, 70, -66)}${leaf(150, 44, 96, -44)}${leaf(240, 58, 74, 70)}${leaf(318, 76, 88, 18)}${leaf(30, 40, 40, 96)}${leaf(130, 44, 66, 84)}${leaf(300, 70, 30, -66)}`}
      />
      <path
        fill={tone('near-hill')}
        d={
          leaf(90, 38, 76, 62) +
          leaf(200, 52, 90, -30) +
          leaf(0, 36, -40, 120) +
          leaf(270, 64, 100, 44)
        }
      />
      <path fill={tone('halo')} d={fruit(104, 66) + fruit(232, 92) + fruit(18, 96)} />
      <path
        fill={tone('field')}
        d={[
          [104, 66],
          [232, 92],
          [18, 96],
        ]
          .map(
            ([at = 0, top = 0]) =>
              path`M${at + 16} ${top + 8}q14 12 14 32q-2 32 -24 40q-3 10 -8 10q-4 0 -7 -7q36 -20 25 -75Z`,
          )
          .join('')}
      />
    </>
  );
}

/**
 * Salerno at noon: the cathedral's bell tower over the gulf, the castle on its mountain, and the
 * train around the bay.
 */
function Salerno({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sea' }]} />
      <Stars height={340} count={44} seed={91} />
      <path
        fill={tone('cloud')}
        d="M420 470a44 44 0 0 1 66 -50a70 70 0 0 1 128 -14a58 58 0 0 1 92 34a40 40 0 0 1 110 30Z"
      />
      <path fill={tone('far-hill')} d="M380 544C470 520 540 500 620 470S740 470 820 440V544Z" />
      <Sea y={horizon} colors={['sea-mid', 'sea-deep']} />
      <Glitter x={640} y={560} bottom={880} width={420} count={12} seed={18} color="foam" />
      <Castle />
      <path
        fill={tone('near-hill')}
        d="M-10 330L60 318L110 306L210 302L330 318L352 344L374 400L410 450L440 520L500 560L560 584V600Q340 616 280 660L200 720H-10Z"
      />
      <path
        fill={tone('shadow')}
        d="M210 302L330 318L352 344L374 400L410 450L440 520L500 560L560 584H460L400 560L360 500L330 420L290 370Z"
      />
      <path fill={tone('olive')} d="M-10 430L60 440L130 500L200 570L330 620H-10Z" />
      <path fill={tone('stone-shade')} d={trackWall(track, 6, 4)} />
      <path fill={tone('stone')} d={trackBand(track, -6, 6)} />
      <path fill={tone('ground')} d={trackBand(track, -26, -6)} />
      <RoofRow x={-20} y={640} width={330} height={80} houses={5} seed={6} bottom={680} />
      <RoofRow x={-30} y={720} width={290} height={80} houses={4} seed={19} bottom={860} />
      <TrainBend track={track} tipM={36} cars={5} />
      <Palm x={84} y={920} height={370} lean={0.05} />
      <SailBoat x={430} y={700} length={46} />
      <SailBoat x={742} y={650} length={36} />
      <BellTower />
      <RoofRow x={-40} y={960} width={880} height={96} houses={7} seed={2} bottom={1000} />
      <Lemons />
    </Poster>
  );
}

export const poster: CityPoster = {
  Drawing: Salerno,
  above: 'sea',
  cut: 58,
  tallCut: 75,
};
