import { archRow, RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Birds, Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { UmbrellaPine } from '../kit/trees.tsx';
import { Glitter, SailBoat, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';

/** The long flanks of the old crater's rim and of the cone beside it, their faces towards the sun still rose. */
function Vesuvius() {
  return (
    <>
      <path
        fill={tone('snow-shade')}
        d="M-20 568C96 548 196 496 262 416Q296 376 328 380Q352 386 374 412C396 388 414 352 430 326L446 331L468 322L486 328L500 324C552 416 652 528 810 560V580H-20Z"
      />
      <path
        fill={tone('rose')}
        d="M468 322L486 328L500 324C552 416 652 528 810 560V574H640C616 556 600 546 590 520Q580 496 560 486Q540 474 532 446Q526 424 508 412Q490 396 486 366Q482 342 468 322ZM328 380Q352 386 374 412Q360 430 358 452Q354 474 336 490Q340 462 332 440Q322 412 328 380Z"
      />
      <path
        fill={tone('far-hill')}
        d="M-20 568C76 552 150 520 212 470Q300 520 380 506T560 552L660 574H-20Z"
      />
    </>
  );
}

function Castle() {
  return (
    <>
      <path fill={tone('sea-mid')} d={path`M420 680h246l-30 26h-180Z`} />
      <path fill={tone('stone-shade')} d={path`M404 680l22 -26h236l20 26Z`} />
      <path fill={tone('ochre-shade')} d="M426 660V604H470V588H560V610H640V660Z" />
      <path fill={tone('ochre')} d="M486 660V590H560V612H640V660Z" />
      <path fill={tone('ochre')} d={[428, 442, 456].map((x) => rectangle(x, 598, 8, 8)).join('')} />
      <path fill={tone('stone')} d={rectangle(486, 586, 76, 6) + rectangle(560, 608, 82, 6)} />
      <path
        fill={tone('glow-window')}
        d={archRow(574, 640, 4, 8, 9, 16) + archRow(500, 616, 3, 8, 12, 14) + archRow(500, 644, 3, 8, 12, 14)}
      />
    </>
  );
}

/** Naples: Vesuvius over the bay, the castle in the water, and the train along the shore. */
export function Naples({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-mid' }]} />
      <Stars height={400} count={50} seed={19} />
      <Sun
        cx={676}
        cy={440}
        r={90}
        rings={[
          { r: 470, color: 'sky-low' },
          { r: 310, color: 'glow-near' },
          { r: 170, color: 'halo' },
        ]}
      />
      <Cloud x={60} y={170} width={300} />
      <Vesuvius />
      <Sea y={562} />
      <Glitter x={712} y={574} bottom={735} width={120} count={12} seed={8} />
      <Glitter x={380} y={600} bottom={735} width={420} count={14} seed={28} color="foam" />
      <RoofRow x={-20} y={626} width={250} height={58} houses={5} seed={5} light="right" />
      <RoofRow x={-20} y={690} width={400} height={84} houses={6} seed={13} light="right" bottom={700} />
      <Slope
        points={[
          [-10, 690],
          [200, 694],
          [360, 700],
          [430, 722],
          [500, 770],
        ]}
        bottom={780}
        color="near-hill"
      />
      <Castle />
      <SailBoat x={732} y={690} length={64} light="right" />
      <SailBoat x={700} y={606} length={26} light="right" />
      <path fill={tone('rose-shade')} d={rectangle(0, 762, 800, 150)} />
      <path fill={tone('stone')} d={rectangle(0, 756, 800, 9)} />
      <path
        fill={tone('rose')}
        d={Array.from({ length: 7 }, (_, i) => rectangle(20 + i * 120, 765, 22, 147)).join('')}
      />
      <TrainSide x={650} y={756} length={700} height={46} />
      <Slope
        points={[
          [-10, 836],
          [200, 850],
          [460, 896],
          [810, 880],
        ]}
        bottom={1000}
        color="near-hill"
      />
      <UmbrellaPine x={54} y={930} height={590} light="right" lean={0.03} />
      <Slope
        points={[
          [-10, 890],
          [240, 916],
          [520, 972],
          [810, 960],
        ]}
        bottom={1000}
        color="cypress"
      />
      <Birds x={330} y={250} span={24} count={4} seed={37} />
    </Poster>
  );
}
