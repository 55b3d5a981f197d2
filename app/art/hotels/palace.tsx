import { archRow } from '../kit/buildings.tsx';
import { type Camera, type Place, plane, viaductFace } from '../kit/camera.ts';
import type { DrawingProps } from '../kit/drawing.tsx';
import { PottedTree } from '../kit/furnishings.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { Campanile } from '../kit/landmarks.tsx';
import { Scene } from '../kit/scene.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { castShadow } from '../kit/trees.tsx';
import { type PosterRole, tone } from '../palette.ts';

const camera: Camera = { x: 450, y: 392, scale: 700 };
const half = 8;
const back = 21;
const ground = -1.9;

interface Tier {
  readonly footM: number;
  readonly crownM: number;
  readonly topM: number;
}

const lower: Tier = { footM: ground, crownM: 2.6, topM: 3.3 };
const upper: Tier = { footM: 3.9, crownM: 7.1, topM: 7.7 };

function sideWall(rightM: number, low: number, high: number, fromM = 5, toM = back): string {
  const at = (upM: number, aheadM: number): Place => [rightM, upM, aheadM];
  return plane(camera, [at(low, fromM), at(high, fromM), at(high, toM), at(low, toM)]);
}

/** One wing of the courtyard, two arcades above each other, running back from the viewer. */
function Wing({
  side,
  wall,
  band,
  shade,
}: {
  side: -1 | 1;
  wall: PosterRole;
  band: PosterRole;
  shade: PosterRole;
}) {
  const rightM = side * half;
  const arcade = ({ footM, crownM, topM }: Tier) =>
    viaductFace(camera, rightM, {
      fromM: 5.1,
      toM: back,
      topM,
      crownM,
      footM,
      spanM: 2.5,
      pierM: 0.6,
    });
  return (
    <>
      <path fill={tone(shade)} d={sideWall(rightM, ground, 8.6)} />
      <path
        fill={tone('glow-window')}
        d={sideWall(rightM, ground + 0.4, 1.6) + sideWall(rightM, 4.4, 6.2)}
      />
      <path fillRule="evenodd" fill={tone(wall)} d={arcade(lower)} />
      <path fillRule="evenodd" fill={tone(wall)} d={arcade(upper)} />
      <path fill={tone(band)} d={sideWall(rightM, 3.2, 4) + sideWall(rightM, 7.5, 8.1)} />
      <path fill={tone('roof')} d={sideWall(rightM, 8.05, 9)} />
    </>
  );
}

function BackWall() {
  const unit = camera.scale / back;
  const left = camera.x - half * unit;
  const width = half * 2 * unit;
  const at = (upM: number) => camera.y - upM * unit;
  const span = width / 5;
  const row = (sillM: number, highM: number) =>
    archRow(left + span * 0.13, at(sillM), 5, span * 0.74, span * 0.26, highM * unit);
  return (
    <>
      <path fill={tone('ochre')} d={rectangle(left - 2, at(8), width + 4, (8 - ground) * unit)} />
      <path fill={tone('ochre-shade')} d={row(ground, 4.6) + row(4, 3.1)} />
      <path
        fill={tone('glow-window')}
        d={
          archRow(left + span * 0.3, at(ground), 5, span * 0.4, span * 0.6, 3.1 * unit) +
          archRow(left + span * 0.3, at(4), 5, span * 0.4, span * 0.6, 2.3 * unit)
        }
      />
      <path
        fill={tone('stone')}
        d={
          rectangle(left - 2, at(4), width + 4, unit * 0.75) +
          rectangle(left - 2, at(8.1), width + 4, unit * 0.65)
        }
      />
      <path fill={tone('roof')} d={rectangle(left - 2, at(9), width + 4, unit)} />
    </>
  );
}

/** The palace: the courtyard of a Renaissance palazzo, arcade over arcade around a well. */
export function PalaceHotel({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'sky' }]} />
      <Stars width={900} height={200} count={44} seed={27} />
      <Sun
        cx={360}
        cy={110}
        r={70}
        rings={[
          { r: 300, color: 'sky-mid' },
          { r: 210, color: 'sky-low' },
          { r: 132, color: 'halo' },
        ]}
      />
      <Birds x={250} y={70} span={20} count={3} seed={7} />
      <Campanile x={548} y={160} width={46} height={150} colors={['rose', 'rose-shade']} />
      <path fill={tone('ground')} d={rectangle(0, 440, 900, 160)} />
      <Wing side={1} wall="ochre" band="stone" shade="ochre-shade" />
      <Wing side={-1} wall="ochre-shade" band="stone-mid" shade="terracotta-shade" />
      <BackWall />
      <path
        fill={tone('ground-shade')}
        d={plane(camera, [
          [-half, ground, 5],
          [-half, ground, back],
          [-4.6, ground, back],
          [-1.4, ground, 5],
        ])}
      />
      <path
        fill={tone('stone')}
        d={
          [-1, 1]
            .map((side) =>
              plane(camera, [
                [side * 3.2, ground, 5],
                [side * 3.2, ground, back],
                [side * 3.45, ground, back],
                [side * 3.45, ground, 5],
              ]),
            )
            .join('') +
          plane(camera, [
            [-half, ground, 14],
            [half, ground, 14],
            [half, ground, 14.6],
            [-half, ground, 14.6],
          ])
        }
      />
      <path
        fill={tone('ground-shade')}
        d={castShadow(614, 532, 30, 150, 'left') + castShadow(500, 560, 40, 200, 'left')}
      />
      <PottedTree x={286} y={534} size={120} />
      <PottedTree x={614} y={534} size={120} />
      <path fill={tone('stone-mid')} d={path`M376 560l14 -16h120l14 16v14h-148Z`} />
      <path fill={tone('stone')} d={path`M396 548v-62h108v62Z`} />
      <path fill={tone('stone-shade')} d={path`M466 548v-62h38v62Z`} />
      <path fill={tone('stone-mid')} d={rectangle(386, 476, 128, 13)} />
      <path
        fill={tone('ink')}
        d={path`M398 478v-70q52 -44 104 0v70h-6v-66q-46 -36 -92 0v66ZM447 392h6v42h-6Z`}
      />
      <path fill={tone('terracotta')} d={path`M436 434h28l-5 24h-18Z`} />
    </Scene>
  );
}
