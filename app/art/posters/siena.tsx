import { archRow, RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, lancetPath, type Point, polygon, rectangle } from '../kit/geometry.ts';
import { HillRange } from '../kit/land.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { CypressRow } from '../kit/trees.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const merlons = (x: number, y: number, count: number, step: number, height: number) =>
  Array.from({ length: count }, (_, i) =>
    rectangle(x + i * step, y - height, step * 0.56, height),
  ).join('');

function Tower() {
  return (
    <>
      <path fill={tone('terracotta')} d={rectangle(264, 360, 48, 320)} />
      <path fill={tone('terracotta-shade')} d={rectangle(264, 360, 18, 320)} />
      <path
        fill={tone('stone')}
        d={`M264 372L246 336V298H330V336L312 372Z${merlons(246, 299, 5, 18.6, 14)}${rectangle(268, 256, 40, 44)}${merlons(268, 257, 3, 15.8, 11)}`}
      />
      <path
        fill={tone('stone-shade')}
        d={`M264 372L246 336V298H278V372Z${merlons(246, 299, 2, 18.6, 14)}${rectangle(268, 256, 14, 44)}${merlons(268, 257, 1, 15.8, 11)}`}
      />
      <path
        fill={tone('window')}
        d={[255, 275, 298, 320]
          .map((x) => archPath(x, 340 - Math.abs(x - 288) * 0.3, 11, 22))
          .join('')}
      />
      <path fill={tone('glow-window')} d={archPath(296, 296, 14, 30)} />
      <path fill={tone('ink')} d={rectangle(286.5, 214, 3, 43)} />
    </>
  );
}

function Palace() {
  const windows = (y: number, xs: readonly number[]) =>
    xs.map((x) => lancetPath(x, y, 26, 42)).join('');
  const panes = (y: number, xs: readonly number[]) =>
    xs.map((x) => lancetPath(x - 6, y, 8, 30) + lancetPath(x + 6, y, 8, 30)).join('');
  const wide = [206, 256, 306, 356, 406, 456, 506, 556];
  const high = [306, 356, 406, 456];
  return (
    <>
      <path
        fill={tone('terracotta')}
        d={
          rectangle(180, 540, 402, 140) +
          rectangle(280, 460, 202, 90) +
          merlons(280, 460, 12, 17.4, 14) +
          merlons(180, 540, 6, 17.4, 14) +
          merlons(482, 540, 6, 17.4, 14)
        }
      />
      <path fill={tone('stone-mid')} d={rectangle(180, 626, 402, 60)} />
      <path fill={tone('terracotta-shade')} d={rectangle(180, 540, 34, 140)} />
      <path
        fill={tone('stone')}
        d={
          windows(612, wide) +
          windows(524, high) +
          archRow(190, 686, 9, 32, 11, 46) +
          rectangle(180, 620, 402, 5)
        }
      />
      <path fill={tone('glow-window')} d={panes(612, wide) + panes(524, high)} />
      <path fill={tone('window')} d={archRow(194, 686, 9, 24, 19, 40)} />
    </>
  );
}

/** The rim of the shell seen from above, and where a rib of it meets the palace and the rim. */
const shell = { x: 400, y: 690, half: 490, depth: 268 };
const rim = (share: number): Point => {
  const angle = Math.PI * share;
  return [
    shell.x - shell.half * Math.cos(angle),
    shell.y + 24 + (shell.depth - 24) * Math.sin(angle) ** 0.8,
  ];
};
const palaceEnd = (share: number): Point => [250 + share * 270, shell.y];

/**
 * The nine fields of brick run together before the palace: every second one, and the ribs of stone
 * between them.
 */
const fields = [0, 2, 4, 6, 8]
  .map((i) => {
    const [a, b] = [i / 9, (i + 1) / 9];
    return polygon([
      palaceEnd(a),
      palaceEnd(b),
      ...[1, 0.75, 0.5, 0.25, 0].map((share) => rim(a + (b - a) * share)),
    ]);
  })
  .join('');
const ribs = Array.from({ length: 8 }, (_, i) => {
  const share = (i + 1) / 9;
  const [x, y] = palaceEnd(share);
  const [u, v] = rim(share);
  return polygon([
    [x - 1.5, y],
    [x + 1.5, y],
    [u + 4, v],
    [u - 4, v],
  ]);
}).join('');
const outline = polygon([
  palaceEnd(0),
  palaceEnd(1),
  ...Array.from({ length: 37 }, (_, i) => rim(1 - i / 36)),
]);

interface ContradaFlagProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lean: number;
  readonly colors: readonly [cloth: PosterRole, cross: PosterRole, fold: PosterRole];
}

/** The railway around a hill, behind the town. */
const track: Track = {
  camera: { x: 600, y: 458, scale: 900 },
  railM: -12,
  points: [
    [520, 700],
    [582, 616],
    [650, 578],
    [750, 556],
    [900, 540],
  ],
};

/** A flag of a contrada on its pole: a wave of cloth in two colours, its folds in shade. */
function ContradaFlag({ x, y, size, lean, colors }: ContradaFlagProps) {
  const [cloth, other, shade] = colors;
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean}) scale(${size})`}>
      <path fill={tone('window')} d="M-4 -16H4V620H-4ZM0 -38l9 24H-9Z" />
      <path fill={tone(cloth)} d="M4 0Q60 -34 118 -6T232 -14V150Q176 190 118 158T4 168Z" />
      <path
        fill={tone(other)}
        d="M4 14Q60 -20 118 8T232 0V22Q176 58 118 30T4 36ZM4 132Q60 98 118 126T232 118V140Q176 176 118 148T4 154ZM118 42L156 82L118 116L78 76Z"
      />
      <path
        fill={tone(shade)}
        d="M118 -6Q146 6 172 2V12Q146 18 118 8ZM118 30Q146 42 172 36V120L118 126V116L156 82L118 42ZM118 148Q146 162 172 156V172Q146 170 118 158Z"
      />
    </g>
  );
}

/**
 * Siena: the Torre del Mangia over the shell of the Campo, and the train on the hill behind the
 * town.
 */
function Siena({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'dusk-deep' }]} />
      <Stars height={380} count={48} seed={81} />
      <Sun
        cx={600}
        cy={440}
        r={92}
        rings={[
          { r: 450, color: 'haze' },
          { r: 300, color: 'glow' },
          { r: 180, color: 'halo' },
        ]}
      />
      <HillRange y={520} amplitude={30} waves={2} seed={14} bottom={720} color="far-hill" />
      <HillRange y={570} amplitude={30} waves={2} seed={3} bottom={720} color="near-hill" />
      <path fill={tone('olive')} d="M500 600Q640 530 820 496V700H500Z" />
      <path fill={tone('ground')} d={trackBand(track, -3, 3)} />
      <TrainBend track={track} tipM={36} cars={5} />
      <CypressRow from={[716, 690]} to={[782, 690]} heights={[150, 112]} light="right" />
      <Tower />
      <Palace />
      <RoofRow
        x={-20}
        y={686}
        width={210}
        height={130}
        houses={3}
        seed={6}
        light="right"
        bottom={700}
      />
      <RoofRow
        x={590}
        y={692}
        width={230}
        height={58}
        houses={4}
        seed={16}
        light="right"
        bottom={700}
      />
      <path fill={tone('ground')} d={rectangle(0, 684, 800, 320)} />
      <path fill={tone('terracotta')} d={outline} />
      <path fill={tone('roof')} d={fields} />
      <path fill={tone('stone')} d={ribs} />
      <path
        fill={tone('roof-shade')}
        d="M180 690H582L540 716H330L120 850L60 830L250 716L140 712Z"
      />
      <ContradaFlag x={70} y={800} size={0.98} lean={-9} colors={['sea', 'stone', 'sea-mid']} />
      <ContradaFlag
        x={318}
        y={868}
        size={0.86}
        lean={3}
        colors={['near-hill', 'ochre', 'cypress']}
      />
      <ContradaFlag
        x={552}
        y={812}
        size={1.04}
        lean={9}
        colors={['stone', 'dusk-deep', 'stone-mid']}
      />
      <Birds x={420} y={260} span={24} count={4} seed={32} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Siena, above: 'dusk-deep', cut: 70, tallCut: 75 };
