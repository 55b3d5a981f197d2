import { merlons } from '../kit/battlement.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, polygon, rectangle } from '../kit/geometry.ts';
import { HillRange, Slope } from '../kit/land.tsx';
import { RoundDome } from '../kit/landmarks.tsx';
import { Birds, Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const x = 520;
const foot = 720;
const storey = 46;
const base = 86;

/** A ring of the tower: its edges bow upwards, the more so the higher it is above the eye. */
function drum(half: number, low: number, high: number, from = -1, to = 1): string {
  const bow = (height: number) => 3 + height * 0.016;
  const edge = (height: number, share: number) => foot - height - bow(height) * (1 - share * share);
  const middle = (from + to) / 2;
  const control = (height: number) =>
    2 * edge(height, middle) - (edge(height, from) + edge(height, to)) / 2;
  return path`
    M${x + half * from} ${edge(high, from)}
    Q${x + half * middle} ${control(high)} ${x + half * to} ${edge(high, to)}V${edge(low, to)}
    Q${x + half * middle} ${control(low)} ${x + half * from} ${edge(low, from)}Z
  `;
}

/** Openings around a drum, narrower towards its edges. */
function loggia(half: number, low: number, high: number, count: number, share: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count - 0.5) * Math.PI;
    const width = ((half * Math.PI) / count) * Math.cos(angle) * share;
    const bow = (3 + low * 0.016) * Math.cos(angle) ** 2;
    return width < 3
      ? ''
      : archPath(x + half * Math.sin(angle), foot - low - bow, width, high - low);
  }).join('');
}

/** The columns in front of one storey, from one to another of the twelve that can be seen. */
function columns(low: number, from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const angle = ((from + index) / 11 - 0.5) * Math.PI * 0.96;
    const bow = (3 + low * 0.016) * Math.cos(angle) ** 2;
    const left = Math.round(x + 67 * Math.sin(angle) - 2);
    return rectangle(left, Math.round(foot - low - storey - bow), 4, storey);
  }).join('');
}

function Tower() {
  const floors = [0, 1, 2, 3, 4, 5].map((row) => base + row * storey);
  const top = base + 6 * storey;
  return (
    <g transform={`rotate(5.5 ${x + 60} ${foot})`}>
      <path fill={tone('stone')} d={drum(70, -26, base)} />
      <path fill={tone('stone-shade')} d={drum(70, -26, base, 0.28, 1)} />
      <path fill={tone('stone-mid')} d={loggia(70, 16, 72, 8, 0.6)} />
      <path fill={tone('window')} d={archPath(x - 13, foot - 8, 17, 46)} />
      <path fill={tone('stone-mid')} d={drum(60, base, top)} />
      <path fill={tone('stone-shade')} d={drum(60, base, top, 0.28, 1)} />
      <path
        fill={tone('glow-window')}
        d={floors.map((low) => loggia(61, low + 4, low + 34, 11, 0.62)).join('')}
      />
      <path
        fill={tone('stone')}
        d={[...floors, top].map((low) => drum(71, low - 6, low + 4)).join('')}
      />
      <path fill={tone('stone')} d={floors.map((low) => columns(low, 0, 7)).join('')} />
      <path fill={tone('stone-mid')} d={floors.map((low) => columns(low, 7, 11)).join('')} />
      <path
        fill={tone('far-hill')}
        d={[...floors, top].map((low) => drum(71, low - 6, low + 4, 0.28, 1)).join('')}
      />
      <path fill={tone('stone')} d={drum(46, top + 4, top + 62)} />
      <path fill={tone('stone-shade')} d={drum(46, top + 4, top + 62, 0.28, 1)} />
      <path fill={tone('glow-window')} d={loggia(46, top + 8, top + 44, 5, 0.5)} />
      <path fill={tone('stone')} d={drum(51, top + 56, top + 64)} />
    </g>
  );
}

/** The round east end, its loggia over blind arches, the far half in shade. */
function Apse() {
  const bays = [346, 364, 384];
  return (
    <>
      <path fill={tone('stone')} d="M332 604Q404 608 412 646V722H332Z" />
      <path fill={tone('stone-shade')} d="M374 612Q408 622 412 646V722H374Z" />
      <path fill={tone('roof')} d="M326 574L356 592Q404 606 418 640Q376 622 326 622Z" />
      <path fill={tone('roof-shade')} d="M356 592Q404 606 418 640Q398 628 374 624Z" />
      <path
        fill={tone('glow-window')}
        d={bays.map((at, i) => archPath(at, 664 + i * 2, 11 - i, 24)).join('')}
      />
      <path fill={tone('stone-mid')} d={bays.map((at) => archPath(at, 718, 12, 40)).join('')} />
    </>
  );
}

function Cathedral() {
  return (
    <>
      <RoundDome x={176} y={520} width={136} height={112} colors={['stone-mid', 'stone-shade']} />
      <path fill={tone('ochre')} d={rectangle(174, 392, 4, 20)} />
      <path fill={tone('stone')} d={rectangle(106, 512, 140, 50)} />
      <path fill={tone('stone-shade')} d={rectangle(204, 512, 42, 50)} />
      <path
        fill={tone('stone-mid')}
        d={polygon([
          [-10, 548],
          [316, 548],
          [340, 574],
          [-10, 574],
        ])}
      />
      <path fill={tone('stone')} d={rectangle(-10, 572, 342, 52) + rectangle(-10, 640, 352, 82)} />
      <Apse />
      <path
        fill={tone('roof')}
        d={polygon([
          [-10, 618],
          [330, 618],
          [352, 646],
          [-10, 646],
        ])}
      />
      <path
        fill={tone('stone-mid')}
        d={Array.from({ length: 6 }, (_, i) => archPath(108 + i * 42, 716, 32, 58)).join('')}
      />
      <path
        fill={tone('glow-window')}
        d={
          Array.from({ length: 6 }, (_, i) => archPath(104 + i * 42, 612, 11, 28)).join('') +
          Array.from({ length: 6 }, (_, i) => archPath(108 + i * 42, 706, 11, 34)).join('') +
          Array.from({ length: 6 }, (_, i) => archPath(113 + i * 17, 548, 7, 22)).join('')
        }
      />
      <path
        fill={tone('rose')}
        d={[582, 654, 714].map((y) => rectangle(-10, y, y < 600 ? 342 : 352, 4)).join('')}
      />
    </>
  );
}

/** The track comes round behind the tower and runs out at the viewer's left. */
const track: Track = {
  camera: { x: 400, y: 640, scale: 1100 },
  railM: -11,
  points: [
    [330, 1130],
    [176, 1010],
    [74, 916],
    [66, 842],
    [190, 800],
    [480, 774],
    [830, 760],
  ],
};

/** A visitor who holds the tower up, as all do: both palms on its edge, as it seems. */
function Visitor() {
  return (
    <>
      <path fill={tone('shadow')} d="M626 934L700 926L900 1000V1010H800Z" />
      <path
        fill={tone('terracotta')}
        d="M654 800L634 862L632 920H650L662 868L684 812ZM700 800L716 866L730 924H748L738 862L736 800Z"
      />
      <path fill={tone('paper')} d="M622 934q4 -16 28 -18v18ZM722 936q2 -14 26 -16l4 16Z" />
      <path
        fill={tone('terracotta')}
        d="M684 622L600 606L528 592q-12 -18 -20 -16q-6 6 0 36q6 8 14 2L598 632L676 662Z"
      />
      <path
        fill={tone('terracotta-shade')}
        d="M700 640L610 634L532 626q-8 -16 -16 -16q-6 8 0 34q6 8 14 2L606 660L690 682Z"
      />
      <path
        fill={tone('paper')}
        d="M668 612Q706 596 728 622Q742 660 738 716H672Q670 668 660 652Z"
      />
      <path
        fill={tone('stone-shade')}
        d="M706 606Q728 612 732 640Q742 670 738 716H704Q716 660 706 606Z"
      />
      <path
        fill={tone('sea-mid')}
        d="M674 712H738Q752 776 776 830Q710 850 636 832Q662 776 674 712Z"
      />
      <path
        fill={tone('sea-deep')}
        d="M708 712H738Q752 776 776 830Q750 840 716 842Q724 776 708 712Z"
      />
      <path fill={tone('terracotta')} d="M680 604V566H714V612Q694 626 680 604Z" />
      <path
        fill={tone('terracotta-shade')}
        d="M694 532Q724 528 728 560Q732 596 720 624Q708 628 704 616Q712 580 690 556Z"
      />
      <path
        fill={tone('terracotta')}
        d="M668 548Q664 566 660 574L668 578Q668 596 682 596Q706 590 702 556L694 540Z"
      />
      <path
        fill={tone('field')}
        d="M640 562Q690 562 752 540Q746 530 730 528Q728 496 698 498Q668 504 670 538Q648 546 640 562Z"
      />
      <path fill={tone('ochre-shade')} d="M670 538Q700 540 730 528L731 536Q700 550 669 546Z" />
    </>
  );
}

/**
 * Pisa: the tower close by and out of the straight, a visitor who holds it up, the cathedral behind
 * and the train on its bend towards us.
 */
function Pisa({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={400} count={36} seed={83} />
      <Sun
        cx={196}
        cy={432}
        r={92}
        rings={[
          { r: 430, color: 'sky' },
          { r: 300, color: 'haze' },
          { r: 190, color: 'sky-low' },
        ]}
      />
      <Cloud x={560} y={250} width={270} />
      <HillRange y={604} amplitude={38} waves={2} seed={16} bottom={760} color="far-hill" />
      <HillRange y={670} amplitude={16} waves={2} seed={4} bottom={760} color="hill" />
      <path fill={tone('ochre')} d={rectangle(0, 712, 800, 60) + merlons(500, 712, 308, 12, 12)} />
      <g transform="translate(-80 24)">
        <Cathedral />
      </g>
      <path fill={tone('near-hill')} d={rectangle(0, 740, 800, 270)} />
      <path fill={tone('ground')} d={trackBand(track, -3.6, 3.6)} />
      <path
        fill={tone('stone-shade')}
        d={trackBand(track, -0.9, -0.7) + trackBand(track, 0.7, 0.9)}
      />
      <TrainBend track={track} tipM={24} cars={6} />
      <g transform="translate(-330 -148) scale(1.4)">
        <Tower />
      </g>
      <path fill={tone('near-hill')} d="M270 882Q390 866 520 884V912H270Z" />
      <path fill={tone('shadow')} d="M400 881L496 874L880 956V1010H820Z" />
      <Slope
        points={[
          [-10, 960],
          [150, 974],
          [330, 990],
          [460, 1010],
        ]}
        bottom={1010}
        color="cypress"
      />
      <Visitor />
      <Birds x={560} y={360} span={24} count={4} seed={54} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Pisa, above: 'sky-deep', cut: 70 };
