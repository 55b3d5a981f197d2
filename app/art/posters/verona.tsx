import { RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, polygon } from '../kit/geometry.ts';
import { HillRange, Plane, Slope } from '../kit/land.tsx';
import { Campanile } from '../kit/landmarks.tsx';
import { projectRing, type RingWall, ringArcade, ringBand } from '../kit/ring-wall.ts';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { CypressRow } from '../kit/trees.tsx';
import { RailViaduct } from '../kit/viaduct.tsx';
import { type PosterRole, tone } from '../palette.ts';

const arena: RingWall = { x: 410, y: 338, scale: 900, radius: 1, distance: 2.9, eye: 0.9 };
const wing: RingWall = { ...arena, radius: 1.1 };
const top = 0.3;
/** As far round as the wall can be seen from outside. */
const limb = 69.8;

/** A level circle inside the arena; seen in perspective it is a true ellipse. */
function level(radius: number, height: number) {
  const ring = { ...arena, radius };
  const far = projectRing(ring, 180, height)[1];
  const near = projectRing(ring, 0, height)[1];
  return {
    cy: (far + near) / 2,
    ry: (near - far) / 2,
    rx: (arena.scale * radius) / Math.sqrt(arena.distance ** 2 - radius ** 2),
  };
}

function ellipse(radius: number, height: number): string {
  const { cy, rx, ry } = level(radius, height);
  return path`M${arena.x - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/** The part of a level circle on the side of the sun, which the wall keeps in shade. */
function shadedPart(radius: number, height: number): string {
  const { cy, rx, ry } = level(radius, height);
  return path`M${arena.x - rx * 0.3} ${cy - ry * 0.954}A${rx} ${ry} 0 0 0 ${arena.x - rx * 0.62} ${cy + ry * 0.785}Z`;
}

const tiers: readonly (readonly [radius: number, height: number, lit: PosterRole, shade: PosterRole])[] = [
  [0.95, top, 'terracotta', 'terracotta-shade'],
  [0.92, 0.24, 'stone', 'stone-shade'],
  [0.82, 0.19, 'stone-mid', 'ground-shade'],
  [0.73, 0.14, 'stone', 'stone-shade'],
  [0.64, 0.1, 'stone-mid', 'ground-shade'],
  [0.55, 0.06, 'stone', 'stone-shade'],
  [0.46, 0.02, 'field', 'ochre-shade'],
];

function Arena() {
  const storeys = [0.012, 0.146];
  return (
    <>
      {tiers.map(([radius, height, lit, shade]) => (
        <g key={radius}>
          <path fill={tone(lit)} d={ellipse(radius, height)} />
          <path fill={tone(shade)} d={shadedPart(radius, height)} />
        </g>
      ))}
      <path fill={tone('ochre')} fillRule="evenodd" d={ellipse(1, top) + ellipse(0.95, top)} />
      <path fill={tone('rose')} d={ringBand(arena, -limb, limb, 0, top)} />
      <path fill={tone('rose-shade')} d={ringBand(arena, 22, limb, 0, top)} />
      {storeys.map((low, row) => (
        <path
          key={low}
          fill={tone(row === 0 ? 'glow-window' : 'window')}
          d={ringArcade(arena, { from: -66, to: 67, step: 7, half: 2.3, low, high: low + 0.096 })}
        />
      ))}
      <path
        fill={tone('stone')}
        d={ringBand(arena, -limb, 22, 0.122, 0.136) + ringBand(arena, -limb, 22, 0.268, top)}
      />
      <path
        fill={tone('stone-shade')}
        d={ringBand(arena, 22, limb, 0.122, 0.136) + ringBand(arena, 22, limb, 0.268, top)}
      />
    </>
  );
}

/** The bays that are left of the outer ring, three storeys high. */
function Wing() {
  const rows = [0, 1, 2];
  const end = [0, 0.49].flatMap((height) => {
    const pair = [projectRing(wing, -22, height), projectRing(arena, -20, height)];
    return height === 0 ? pair : pair.reverse();
  });
  return (
    <>
      <path fill={tone('terracotta-shade')} d={polygon(end)} />
      <path fill={tone('stone-mid')} d={ringBand(wing, -53, -22, 0, 0.49)} />
      <path fill={tone('stone')} d={ringBand(wing, -53, -38, 0, 0.49)} />
      <path
        fill={tone('window')}
        d={rows
          .map((row) =>
            ringArcade(wing, {
              from: -49,
              to: -26,
              step: 7.5,
              half: 2.5,
              low: 0.015 + row * 0.16,
              high: 0.115 + row * 0.16,
            }),
          )
          .join('')}
      />
      <path
        fill={tone('rose')}
        d={rows.map((row) => ringBand(wing, -53, -22, 0.14 + row * 0.16, 0.158 + row * 0.16)).join('')}
      />
    </>
  );
}

/** Verona: the Arena from above, stone tier by stone tier, and the train passing behind it. */
export function Verona({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={340} count={52} seed={61} />
      <Sun
        cx={190}
        cy={346}
        r={88}
        rings={[
          { r: 400, color: 'haze' },
          { r: 275, color: 'glow-near' },
          { r: 165, color: 'halo' },
        ]}
      />
      <HillRange y={378} amplitude={26} waves={2} seed={33} bottom={520} color="far-hill" />
      <Slope
        points={[
          [380, 434],
          [560, 380],
          [700, 344],
          [810, 356],
        ]}
        bottom={520}
        color="near-hill"
      />
      <CypressRow from={[566, 392]} to={[760, 362]} heights={[52, 66, 46, 78, 56]} />
      <RoofRow x={-20} y={450} width={840} height={54} houses={12} seed={27} bottom={466} />
      <Campanile x={490} y={450} width={40} height={204} />
      <RailViaduct
        y={454}
        bottom={534}
        span={48}
        pier={12}
        opening={52}
        colors={['ochre', 'ochre-shade', 'window']}
      />
      <TrainSide x={744} y={454} length={900} height={34} />
      <Plane
        points={[
          [0, 508],
          [800, 508],
          [800, 1000],
          [0, 1000],
        ]}
        color="ground"
      />
      <path fill={tone('ground-shade')} d={path`M700 560L810 590V740L560 790Z`} />
      <Arena />
      <Wing />
      <Slope
        points={[
          [-10, 800],
          [180, 818],
          [420, 840],
          [640, 836],
          [810, 806],
        ]}
        bottom={1000}
        color="near-hill"
      />
      <CypressRow from={[668, 900]} to={[768, 880]} heights={[170, 230]} shadow={0.5} />
      <Slope
        points={[
          [-10, 880],
          [240, 910],
          [520, 900],
          [810, 860],
        ]}
        bottom={1000}
        color="cypress"
      />
      <Birds x={560} y={270} span={24} count={4} seed={17} color="paper" />
    </Poster>
  );
}
