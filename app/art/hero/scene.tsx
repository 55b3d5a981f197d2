import type { PropsWithChildren } from 'react';
import { RoofRow } from '../kit/buildings.tsx';
import { plane, viaductFace } from '../kit/camera.ts';
import { rectangle } from '../kit/geometry.ts';
import { Campanile, Lantern, RibbedDome } from '../kit/landmarks.tsx';
import { STEEP_NOSE } from '../kit/train-noses.ts';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { tone } from '../palette.ts';
import { archReveals } from './arch-reveals.ts';
import { ARRIVAL_FRAGMENTS, type HeroView } from './arrival.ts';

const railM = 1.1;

/** The faces of the viaduct and its coping, from the middle of the track to the viewer. */
const near = 2.1;
const far = 0.5;
/** The coping runs along the train's foot, seen from below, and a little before the wall. */
const coping = { nearer: near + 0.25, topM: 1.36, edgeM: 1.08, wallM: 0.78 } as const;

/** Tall narrow arches whose crowns rise above the booking form. */
const shape = {
  fromM: 3.4,
  toM: 260,
  archesToM: 60,
  topM: 0.9,
  crownM: 0.2,
  footM: -40,
  spanM: 8,
  pierM: 2.2,
} as const;

/** The viaduct that comes out of the distance and passes the viewer on the right. */
export function HeroViaduct({ view: { camera, rightM } }: { view: HeroView }) {
  const faces = [rightM - near, rightM - far] as const;
  return (
    <>
      <path fill={tone('viaduct-shade')} d={archReveals(camera, faces, shape)} />
      <path fillRule="evenodd" fill={tone('viaduct')} d={viaductFace(camera, faces[0], shape)} />
    </>
  );
}

/**
 * The viaduct's near edge, in front of the train's wheels. At night no brighter than a cloud: it
 * would read as a headlight's beam.
 */
export function HeroCoping({ view: { camera, rightM } }: { view: HeroView }) {
  const { fromM, toM } = shape;
  const rim = rightM - coping.nearer;
  const band = (top: readonly [number, number], bottom: readonly [number, number]) =>
    plane(camera, [
      [...top, fromM],
      [...top, toM],
      [...bottom, toM],
      [...bottom, fromM],
    ]);
  const edge = [rim, coping.edgeM] as const;
  return (
    <>
      <path fill={tone('cloud')} d={band([rim, coping.topM], edge)} />
      <path fill={tone('viaduct-shade')} d={band(edge, [rightM - near, coping.wallM])} />
    </>
  );
}

/** The train, in a group of its own so that it can arrive. */
export function HeroTrain({ view }: { view: HeroView }) {
  return (
    <g className="hero-train">
      <TrainOblique {...view} railM={railM} nose={STEEP_NOSE} />
    </g>
  );
}

/** All of the panorama, so that the fragment of its address can name how it is shown. */
export function HeroScene({ children }: PropsWithChildren) {
  return (
    <g id={ARRIVAL_FRAGMENTS.day.slice(1)}>
      <g id={ARRIVAL_FRAGMENTS.night.slice(1)}>{children}</g>
    </g>
  );
}

/** The town has one colour, so that the train is the brightest thing. */
const walls = ['rose'] as const;

/**
 * A hill town with its dome and campanile, 480 wide; x is its left end and y the foot of its walls.
 */
export function HeroTown({ x, y }: { x: number; y: number }) {
  return (
    <>
      <RoofRow
        x={x + 40}
        y={y - 30}
        width={400}
        height={56}
        houses={7}
        seed={12}
        bottom={y}
        colors={walls}
      />
      <path fill={tone('rose')} d={rectangle(x + 196, y - 128, 108, 100)} />
      <path fill={tone('rose-shade')} d={rectangle(x + 266, y - 128, 38, 100)} />
      <path
        fill={tone('glow-window')}
        d={rectangle(x + 216, y - 112, 9, 16) + rectangle(x + 244, y - 112, 9, 16)}
      />
      <RibbedDome x={x + 250} y={y - 126} width={116} height={84} />
      <Lantern x={x + 250} y={y - 208} width={17} height={34} />
      <Campanile x={x + 150} y={y - 20} width={34} height={206} colors={['rose', 'rose-shade']} />
      <RoofRow
        x={x}
        y={y + 10}
        width={480}
        height={62}
        houses={9}
        seed={33}
        bottom={y + 40}
        colors={walls}
      />
    </>
  );
}
