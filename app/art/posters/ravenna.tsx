import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Sky, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { UmbrellaPine } from '../kit/trees.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const sun = { cx: 250, cy: 420 };

/** Small gold stones set in circles around the sun, each a little out of line. */
function tesserae(radius: number, count: number, size: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / count;
    const [u, v] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const [x, y] = [sun.cx + Math.cos(angle) * radius, sun.cy + Math.sin(angle) * radius];
    if (x < -10 || x > 810 || y > 640 || y < -10) return '';
    return path`
      M${x - u - v} ${y - v + u}l${2 * v} ${-2 * u}l${2 * u} ${2 * v}l${-2 * v} ${2 * u}Z
    `;
  }).join('');
}

/** Stars of eight petals, as on the blue vaults of Ravenna. */
function flowers(radius: number, count: number, size: number, turn: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) * 2 * Math.PI) / count;
    const [x, y] = [sun.cx + Math.cos(angle) * radius, sun.cy + Math.sin(angle) * radius];
    if (x < 16 || x > 790 || y > 410 || (x > 590 && y > 260) || y < 24) return '';
    const [a, b] = [size, size * 0.3];
    return path`
      M${x} ${y - a}l${b} ${a - b}l${a - b} ${b}l${b - a} ${b}l${-b} ${a - b}l${-b} ${b - a}
      l${b - a} ${-b}l${a - b} ${-b}Z
    `;
  }).join('');
}

const gold = tesserae(250, 56, 8) + tesserae(345, 74, 7) + tesserae(512, 104, 7);

/** A round bell tower of the city's basilicas: its windows widen from one to three as it rises. */
function RoundTower({ x, top }: { x: number; top: number }) {
  const tiers: readonly (readonly [y: number, lights: number])[] = [
    [58, 3],
    [132, 3],
    [204, 2],
    [270, 1],
  ];
  return (
    <>
      <path fill={tone('terracotta')} d={rectangle(x - 36, top, 72, 400)} />
      <path fill={tone('ochre')} d={rectangle(x - 36, top, 15, 400)} />
      <path fill={tone('terracotta-shade')} d={rectangle(x + 12, top, 24, 400)} />
      <path
        fill={tone('glow-window')}
        d={tiers
          .map(([y, lights]) =>
            Array.from({ length: lights }, (_, i) =>
              archPath(x - 4 + (i - (lights - 1) / 2) * 15, top + y, 11, 38),
            ).join(''),
          )
          .join('')}
      />
      <path
        fill={tone('stone')}
        d={[10, 64, 138, 210]
          .map((y) => path`M${x - 38} ${top + y}q38 9 76 0v6q-38 9 -76 0Z`)
          .join('')}
      />
      <path
        fill={tone('roof')}
        d={path`
          M${x - 42} ${top + 4}L${x} ${top - 34}L${x + 42} ${top + 4}
          Q${x} ${top + 14} ${x - 42} ${top + 4}Z
        `}
      />
      <path
        fill={tone('roof-shade')}
        d={path`M${x + 12} ${top + 9}L${x} ${top - 34}L${x + 42} ${top + 4}Z`}
      />
    </>
  );
}

function SanVitale() {
  return (
    <>
      <path fill={tone('terracotta')} d={rectangle(330, 396, 190, 170)} />
      <path fill={tone('ochre')} d="M262 410L330 396V566H262Z" />
      <path fill={tone('terracotta-shade')} d="M520 396L588 410V566H520Z" />
      <path fill={tone('terracotta')} d="M250 414L425 316L326 398Z" />
      <path fill={tone('roof')} d="M324 400L425 316L526 400Z" />
      <path fill={tone('roof-shade')} d="M524 400L425 316L600 414Z" />
      <path fill={tone('stone')} d="M248 410L326 396H524L602 410V420L524 406H326L248 420Z" />
      <path
        fill={tone('glow-window')}
        d={archPath(425, 500, 56, 76) + archPath(296, 500, 26, 72) + archPath(554, 500, 26, 72)}
      />
      <path fill={tone('roof')} d="M300 540H550L610 600H240Z" />
      <path fill={tone('roof-shade')} d="M550 540L600 552L726 618L610 602Z" />
      <path fill={tone('terracotta')} d="M300 540L250 552L124 618L240 602Z" />
      <path fill={tone('terracotta')} d={rectangle(240, 598, 370, 130)} />
      <path fill={tone('ochre')} d="M130 612L240 598V728H130Z" />
      <path fill={tone('terracotta-shade')} d="M610 598L720 612V728H610Z" />
      <path fill={tone('stone')} d="M120 614L240 596H610L730 614V624L610 606H240L120 624Z" />
      <path
        fill={tone('glow-window')}
        d={
          [300, 425, 550].map((x) => archPath(x, 690, 40, 62)).join('') +
          archPath(184, 690, 30, 60) +
          archPath(666, 690, 30, 60)
        }
      />
      <path
        fill={tone('ochre')}
        d={[252, 346, 482, 580].map((x) => rectangle(x, 604, 18, 124)).join('')}
      />
      <path
        fill={tone('stone')}
        d={
          rectangle(413, 424, 4, 76) +
          rectangle(433, 424, 4, 76) +
          [292, 306, 542, 556].map((x) => rectangle(x - 1, 628, 3, 62)).join('')
        }
      />
      <path fill={tone('ochre')} d="M346 646L384 636V730H346Z" />
      <path fill={tone('terracotta')} d={rectangle(384, 636, 82, 94)} />
      <path fill={tone('terracotta-shade')} d="M466 636L504 646V730H466Z" />
      <path fill={tone('terracotta')} d="M338 652L425 596L382 638Z" />
      <path fill={tone('roof')} d="M382 638L425 596L468 638Z" />
      <path fill={tone('roof-shade')} d="M468 638L425 596L512 652Z" />
      <path fill={tone('stone')} d="M338 650L382 636H468L512 650V658L468 645H382L338 658Z" />
      <path
        fill={tone('glow-window')}
        d={[402, 425, 448].map((x) => archPath(x, 700, 14, 40)).join('')}
      />
    </>
  );
}

/** Ravenna: San Vitale under a sky of gold stones, and the train past the pines. */
function Ravenna({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sea-deep' }]} />
      <Sun {...sun} r={80} rings={[{ r: 150, color: 'halo' }]} />
      <path fill={tone('glitter')} d={tesserae(174, 40, 9) + tesserae(202, 46, 8)} />
      <path className="day" fill={tone('ochre')} d={gold} />
      <path className="night" fill={tone('glow-window')} d={gold} />
      <path
        fill={tone('glitter')}
        d={flowers(297, 16, 19, 0.2) + flowers(428, 21, 18, 0.1) + flowers(594, 28, 17, 0.4)}
      />
      <RoundTower x={664} top={304} />
      <SanVitale />
      <path fill={tone('field-shade')} d="M-10 700Q70 690 140 706H720L810 694V800H-10Z" />
      <path fill={tone('stone-mid')} d={rectangle(0, 768, 800, 40)} />
      <path fill={tone('stone')} d={rectangle(0, 766, 800, 7)} />
      <path
        fill={tone('sea-deep')}
        d={Array.from({ length: 42 }, (_, i) =>
          rectangle(4 + i * 19.2, 778 + (i % 2) * 9, 8, 8),
        ).join('')}
      />
      <TrainSide x={130} y={766} length={760} height={50} heading="left" />
      <Sea y={806} colors={['sea', 'sea-mid', 'sea-deep']} />
      <Glitter x={250} y={818} bottom={930} width={220} count={10} seed={8} />
      <Glitter x={520} y={816} bottom={860} width={420} count={5} seed={6} color="train" />
      <UmbrellaPine x={772} y={920} height={380} light="left" />
      <Slope
        points={[
          [-10, 900],
          [240, 920],
          [520, 890],
          [810, 900],
        ]}
        bottom={1000}
        color="cypress"
      />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Ravenna, above: 'sea-deep', cut: 78 };
