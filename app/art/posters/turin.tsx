import { archRow, RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, polygon, rectangle } from '../kit/geometry.ts';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

function Alps() {
  return (
    <>
      <path
        fill={tone('snow-shade')}
        d="M-10 560L40 470L74 500L150 398L206 470L238 440L300 520L372 452L430 500L520 404L560 450L640 372L720 470L760 440L810 500V640H-10Z"
      />
      <path
        fill={tone('snow')}
        d="M40 470L74 500L60 530L30 545L-10 560ZM150 398L160 450L136 470L150 510L100 540L74 500ZM238 440L246 476L226 500L206 470ZM372 452L380 490L356 510L366 540L320 545L300 520ZM520 404L530 456L506 476L516 520L462 540L430 500ZM640 372L652 440L624 466L640 510L590 530L560 450ZM760 440L766 478L744 500L720 470Z"
      />
      <path
        fill={tone('far-hill')}
        d="M-10 566L70 530L140 560L230 528L310 566L400 540L500 570L590 530L680 566L760 534L810 552V700H-10Z"
      />
      <path fill={tone('hill')} d="M-10 610Q120 580 260 606T560 596T810 600V720H-10Z" />
    </>
  );
}

const x = 424;

function Mole() {
  const tier = (half: number, top: number, bottom: number) =>
    polygon([
      [x - half, top],
      [x + half, top],
      [x + half, bottom],
      [x - half, bottom],
    ]);
  const shaded = (half: number, top: number, bottom: number) =>
    polygon([
      [x + half * 0.3, top],
      [x + half, top],
      [x + half, bottom],
      [x + half * 0.3, bottom],
    ]);
  const columns = (half: number, top: number, bottom: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      rectangle(
        x - half + 6 + ((half * 2 - 12) / count) * (i + 0.25),
        top,
        (half * 2 - 12) / count / 2,
        bottom - top,
      ),
    ).join('');
  return (
    <>
      <path fill={tone('stone-mid')} d={tier(100, 612, 700) + tier(88, 548, 612)} />
      <path fill={tone('stone-shade')} d={shaded(100, 612, 700) + shaded(88, 548, 612)} />
      <path fill={tone('glow-window')} d={columns(100, 628, 684, 13) + columns(88, 564, 602, 11)} />
      <path
        fill={tone('stone')}
        d={tier(105, 606, 615) + tier(93, 541, 550) + tier(104, 690, 700)}
      />
      <path
        fill={tone('stone')}
        d={path`
          M${x - 86} 542C${x - 84} 478 ${x - 62} 418 ${x - 27} 384H${x + 27}
          C${x + 62} 418 ${x + 84} 478 ${x + 86} 542Z
        `}
      />
      <path
        fill={tone('stone-shade')}
        d={path`
          M${x + 26} 542C${x + 25} 478 ${x + 18} 418 ${x + 8} 384H${x + 27}
          C${x + 62} 418 ${x + 84} 478 ${x + 86} 542Z
        `}
      />
      <path
        fill={tone('stone-mid')}
        d={[-58, -30, -3]
          .map(
            (dx) =>
              path`
                M${x + dx * 1} 542C${x + dx * 0.98} 478 ${x + dx * 0.72} 418 ${x + dx * 0.32} 384h2
                C${x + dx * 0.72 + 4} 418 ${x + dx * 0.98 + 5} 478 ${x + dx + 6} 542Z
              `,
          )
          .join('')}
      />
      <path
        fill={tone('stone')}
        d={tier(33, 378, 386) + tier(24, 350, 378) + tier(28, 345, 351) + tier(16, 328, 345)}
      />
      <path fill={tone('stone-shade')} d={shaded(24, 351, 378) + shaded(16, 328, 345)} />
      <path fill={tone('glow-window')} d={columns(24, 355, 374, 4)} />
      <path
        fill={tone('stone')}
        d={path`
          M${x - 12} 328L${x - 9} 306H${x - 11}L${x - 7} 302L${x - 2} 246H${x + 2}L${x + 7} 302
          L${x + 11} 306H${x + 9}L${x + 12} 328Z
        `}
      />
      <path
        fill={tone('stone-shade')}
        d={path`
          M${x + 3} 328L${x + 1} 246H${x + 2}L${x + 7} 302L${x + 11} 306H${x + 9}L${x + 12} 328Z
        `}
      />
      <path fill={tone('ochre')} d={path`M${x} 230l2.5 7l7 2l-7 3l-2.5 7l-2.5 -7l-7 -3l7 -2Z`} />
    </>
  );
}

/** Turin: the Mole before the Alps at sunset, and the train over the Po. */
function Turin({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'dusk-deep' }]} />
      <Stars height={380} count={50} seed={27} />
      <Sun
        cx={232}
        cy={430}
        r={96}
        rings={[
          { r: 470, color: 'dusk' },
          { r: 330, color: 'haze' },
          { r: 205, color: 'sky-low' },
        ]}
      />
      <Alps />
      <RoofRow x={-20} y={660} width={840} height={56} houses={10} seed={3} bottom={680} />
      <Mole />
      <RoofRow x={-40} y={716} width={880} height={74} houses={9} seed={22} bottom={730} />
      <path fill={tone('near-hill')} d={rectangle(0, 728, 800, 40)} />
      <Sea y={768} colors={['sea', 'sea-mid', 'sea-deep']} />
      <Glitter x={250} y={800} bottom={980} width={380} count={14} seed={9} />
      <Glitter x={540} y={876} bottom={960} width={420} count={8} seed={6} color="train" />
      <path fill={tone('rose')} d={rectangle(0, 762, 800, 86)} />
      <path fill={tone('rose-shade')} d={archRow(-70, 848, 5, 150, 34, 74)} />
      <path fill={tone('sea-mid')} d={archRow(-78, 853, 5, 150, 34, 76)} />
      <path fill={tone('stone')} d={rectangle(0, 756, 800, 10)} />
      <TrainSide x={120} y={756} length={720} height={46} heading="left" />
      <Birds x={520} y={330} span={24} count={4} seed={37} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Turin, above: 'dusk-deep', cut: 76 };
