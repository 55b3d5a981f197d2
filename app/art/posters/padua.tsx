import { archRow, RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, polygon, rectangle } from '../kit/geometry.ts';
import { RoundDome } from '../kit/landmarks.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { CloakedStatue } from '../kit/statue.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { Bushes } from '../kit/trees.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const x = 400;
const ground = 664;

function Spire({
  middle,
  foot,
  top,
  half,
}: {
  middle: number;
  foot: number;
  top: number;
  half: number;
}) {
  const tiers = [0, 1, 2].map((tier) => ({ y: foot - (tier + 1) * 66, half: half - tier * 2.5 }));
  return (
    <>
      <path
        fill={tone('terracotta')}
        d={tiers.map((t) => rectangle(middle - t.half, t.y, t.half * 2, 67)).join('')}
      />
      <path
        fill={tone('terracotta-shade')}
        d={tiers.map((t) => rectangle(middle - t.half, t.y, t.half * 0.8, 67)).join('')}
      />
      <path
        fill={tone('stone')}
        d={tiers.map((t) => rectangle(middle - t.half - 3, t.y, t.half * 2 + 6, 6)).join('')}
      />
      <path
        fill={tone('glow-window')}
        d={tiers.map((t) => archPath(middle + 4, t.y + 48, 8, 30)).join('')}
      />
      <path
        fill={tone('stone-mid')}
        d={path`
          M${middle - half + 5} ${foot - 198}L${middle} ${top}L${middle + half - 5} ${foot - 198}Z
        `}
      />
      <path
        fill={tone('stone-shade')}
        d={path`M${middle - half + 5} ${foot - 198}L${middle} ${top}V${foot - 198}Z`}
      />
    </>
  );
}

function Basilica() {
  return (
    <>
      <Spire middle={x - 92} foot={500} top={250} half={17} />
      <Spire middle={x + 92} foot={500} top={250} half={17} />
      <path fill={tone('terracotta')} d={rectangle(x - 40, 400, 80, 120)} />
      <path fill={tone('terracotta-shade')} d={rectangle(x - 40, 400, 32, 120)} />
      <path fill={tone('glow-window')} d={archRow(x - 30, 436, 4, 9, 8, 26)} />
      <path fill={tone('stone-mid')} d={path`M${x - 46} 402L${x} 268L${x + 46} 402Z`} />
      <path fill={tone('stone-shade')} d={path`M${x - 46} 402L${x} 268L${x - 8} 402Z`} />
      <path fill={tone('ochre')} d={rectangle(x - 1.5, 246, 3, 26)} />
      {[-206, 206].map((dx) => (
        <g key={dx}>
          <path fill={tone('terracotta')} d={rectangle(x + dx - 56, 482, 112, 60)} />
          <path fill={tone('terracotta-shade')} d={rectangle(x + dx - 56, 482, 44, 60)} />
          <path fill={tone('glow-window')} d={archRow(x + dx - 46, 520, 5, 9, 12, 24)} />
          <RoundDome x={x + dx} y={484} width={116} height={80} light="right" />
          <path fill={tone('ochre')} d={rectangle(x + dx - 1.5, 386, 3, 22)} />
        </g>
      ))}
      <RoundDome x={x} y={500} width={170} height={76} light="right" />
      <path fill={tone('terracotta')} d={rectangle(x - 286, 536, 572, 130)} />
      <path fill={tone('terracotta-shade')} d={rectangle(x - 286, 536, 110, 130)} />
      <path fill={tone('stone')} d={rectangle(x - 290, 532, 580, 8)} />
      <path
        fill={tone('ochre')}
        d={polygon([
          [x - 176, ground],
          [x - 176, 536],
          [x, 452],
          [x + 176, 536],
          [x + 176, ground],
        ])}
      />
      <path
        fill={tone('stone')}
        d={
          path`M${x - 186} 542L${x} 452L${x + 186} 542V528L${x} 438L${x - 186} 528Z` +
          rectangle(x - 176, 574, 352, 6)
        }
      />
      <path
        fill={tone('ochre-shade')}
        d={[-128, -68, 68, 128].map((dx) => archPath(x + dx, ground, 50, 78)).join('')}
      />
      <path
        fill={tone('glow-window')}
        d={
          archRow(x - 256, 630, 2, 14, 18, 50) +
          archRow(x + 212, 630, 2, 14, 18, 50) +
          archRow(x - 166, 570, 17, 11, 9, 26) +
          path`M${x - 17} 508a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z` +
          [-126, -66, 70, 130].map((dx) => archPath(x + dx, ground - 30, 20, 36)).join('')
        }
      />
      <path fill={tone('window')} d={archPath(x, ground, 44, 72)} />
    </>
  );
}

interface StatueProps {
  readonly at: number;
  readonly y: number;
  readonly size: number;
  /** The side to which the arm points. */
  readonly arm: 1 | -1;
}

function Statue({ at, y, size: s, arm }: StatueProps) {
  const dx = (share: number) => at + share * s * arm;
  const up = (share: number) => y - share * s;
  return (
    <>
      <path
        fill={tone('stone')}
        d={
          rectangle(at - s * 0.15, up(0.42), s * 0.3, s * 0.42) +
          rectangle(at - s * 0.19, up(0.46), s * 0.38, s * 0.06) +
          rectangle(at - s * 0.19, up(0.06), s * 0.38, s * 0.06)
        }
      />
      <path
        fill={tone('stone')}
        d={path`
          M${dx(-0.12)} ${up(0.45)}Q${dx(-0.06)} ${up(0.62)} ${dx(-0.12)} ${up(0.72)}
          Q${dx(-0.13)} ${up(0.84)} ${dx(-0.03)} ${up(0.86)}V${up(0.9)}H${dx(0.03)}V${up(0.86)}
          Q${dx(0.1)} ${up(0.85)} ${dx(0.14)} ${up(0.78)}L${dx(0.25)} ${up(0.88)}
          L${dx(0.28)} ${up(0.85)}L${dx(0.15)} ${up(0.69)}L${dx(0.09)} ${up(0.72)}
          Q${dx(0.07)} ${up(0.6)} ${dx(0.13)} ${up(0.45)}Z
        `}
      />
      <path
        fill={tone('stone')}
        d={path`
          M${at - s * 0.052} ${up(0.925)}a${s * 0.052} ${s * 0.062} 0 1 0 ${s * 0.104} 0
          a${s * 0.052} ${s * 0.062} 0 1 0 ${-s * 0.104} 0Z
        `}
      />
      <path
        fill={tone('stone-shade')}
        d={
          rectangle(at - s * 0.15, up(0.4), s * 0.11, s * 0.34) +
          (arm === 1
            ? path`
              M${dx(-0.12)} ${up(0.45)}Q${dx(-0.06)} ${up(0.62)} ${dx(-0.12)} ${up(0.72)}
              Q${dx(-0.13)} ${up(0.84)} ${dx(-0.03)} ${up(0.86)}
              Q${dx(-0.06)} ${up(0.64)} ${dx(-0.03)} ${up(0.45)}Z
            `
            : path`
              M${dx(0.13)} ${up(0.45)}Q${dx(0.07)} ${up(0.6)} ${dx(0.09)} ${up(0.72)}
              L${dx(0.15)} ${up(0.69)}L${dx(0.28)} ${up(0.85)}L${dx(0.03)} ${up(0.8)}
              L${dx(0.04)} ${up(0.45)}Z
            `)
        }
      />
    </>
  );
}

/** The track comes from the left, behind the statue, and turns towards us beside the canal. */
const track: Track = {
  camera: { x: 470, y: 604, scale: 1000 },
  railM: -10,
  points: [
    [930, 1010],
    [740, 916],
    [540, 852],
    [330, 812],
    [130, 786],
    [-60, 768],
    [-220, 756],
  ],
};

/** The canal of the Prato in the corner, between its white banks. */
function Canal() {
  return (
    <>
      <path fill={tone('stone')} d="M-10 838Q330 846 520 900T770 1010H-10Z" />
      <path fill={tone('stone-shade')} d="M-10 850Q320 858 500 910T730 1010H-10Z" />
      <path fill={tone('sea')} d="M-10 872Q310 878 480 926T690 1010H-10Z" />
      <path fill={tone('sea-mid')} d="M-10 930Q260 920 420 960T560 1010H-10Z" />
      <path
        fill={tone('foam')}
        d="M250 902h150l-20 5h-100ZM330 930h150l-20 5h-100ZM270 960h110l-16 5h-70ZM440 962h130l-20 5h-80Z"
      />
    </>
  );
}

/** The nearest of the seventy-eight statues, on its pedestal. */
function NearStatue() {
  return (
    <>
      <path fill={tone('stone')} d="M48 920H252V940H48ZM64 940H236V1010H64Z" />
      <path fill={tone('stone-mid')} d="M82 956H160V1010H82Z" />
      <path fill={tone('stone-shade')} d="M48 934H252V940H48ZM176 940H236V1010H176Z" />
      <CloakedStatue x={150} y={922} size={1.22} colors={['stone', 'stone-mid', 'stone-shade']} />
    </>
  );
}

/** Padua: the domes of Saint Anthony's, a statue of the Prato close to us, the train between. */
function Padua({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'haze' }]} />
      <Stars height={360} count={50} seed={66} />
      <Sun
        cx={640}
        cy={500}
        r={100}
        rings={[
          { r: 540, color: 'sky-mid' },
          { r: 330, color: 'sky-low' },
          { r: 200, color: 'halo' },
        ]}
      />
      <RoofRow x={-30} y={ground} width={190} height={80} houses={3} seed={15} light="right" />
      <RoofRow x={650} y={ground} width={190} height={80} houses={3} seed={48} light="right" />
      <Basilica />
      <path fill={tone('near-hill')} d={rectangle(0, 660, 800, 350)} />
      <Bushes x={-20} y={666} width={840} size={17} />
      <path fill={tone('ground')} d="M360 664H440L520 740H800V770H-10V740H300Z" />
      {[480, 600, 720].map((at, index) => (
        <Statue key={at} at={at} y={736 + index * 8} size={106 + index * 7} arm={-1} />
      ))}
      <path fill={tone('stone-mid')} d={trackBand(track, -3, 3)} />
      <path fill={tone('ink')} d={trackBand(track, -0.85, -0.65) + trackBand(track, 0.65, 0.85)} />
      <TrainBend track={track} tipM={16} cars={5} />
      <Canal />
      <NearStatue />
      <Birds x={180} y={250} span={24} count={4} seed={44} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Padua, above: 'haze', cut: 70 };
