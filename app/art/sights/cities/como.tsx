import { RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Campanile } from '../../kit/landmarks.tsx';
import { Stars } from '../../kit/sky.tsx';
import { CypressRow } from '../../kit/trees.tsx';
import { Cathedral } from '../landmarks/como-cathedral.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The first arm of the lake between its mountains. */
function LakeFromAbove() {
  return (
    <>
      <Shape
        color="far-hill"
        d="M-2 70L60 40L110 66L190 22L262 62L330 34L420 78L520 26L602 66V140H-2Z"
      />
      <Shape
        color="hill"
        d="M-2 100L70 80L150 112L236 132L300 140H-2ZM602 60L520 84L450 118L370 140H602Z"
      />
      <Shape color="sea" d="M-2 138H602V300H-2Z" />
      <Shape color="sea-mid" d="M250 138H602V196Q480 190 400 168T250 138Z" />
      <Shape color="paper" d="M404 186l40 -4l-6 9h-26Z" />
      <Shape color="foam" d="M444 186q40 4 70 0q-36 10 -74 4Z" />
    </>
  );
}

const dome = 'M56 152C58 124 72 116 82 106C92 116 106 124 108 152Z';
const domeLight = 'M82 106C92 116 106 124 108 152H86C92 130 88 118 82 106Z';

/** The town at the end of the lake: the harbour behind its mole, the green dome over the roofs. */
function TownBelow() {
  return (
    <>
      <Shape color="near-hill" d="M-2 150Q50 152 96 170L150 182Q190 196 186 224L150 250H-2Z" />
      <Shape color="stone" d="M176 206L250 196V202L180 214Z" />
      <RoofRow
        x={-12}
        y={206}
        width={190}
        height={30}
        houses={9}
        seed={4}
        light="right"
        bottom={214}
      />
      <Shape color="stone" d={rectangle(60, 150, 44, 40)} />
      <g className="day">
        <Shape color="sea-deep" d={dome} />
        <Shape color="sea" d={domeLight} />
      </g>
      <g className="night">
        <Shape color="stone-shade" d={dome} />
        <Shape color="stone-mid" d={domeLight} />
      </g>
      <Shape color="stone" d={rectangle(79, 94, 6, 14)} />
      <RoofRow
        x={-16}
        y={236}
        width={206}
        height={32}
        houses={7}
        seed={9}
        light="right"
        bottom={250}
      />
    </>
  );
}

/** Where the rails meet, far down the slope. */
const vanishing: Point = [214, 196];
/** A point on its way to where the rails meet: 1 is near, 0 is there. */
const towards = ([x, y]: Point, share: number): Point => [
  vanishing[0] + (x - vanishing[0]) * share,
  vanishing[1] + (y - vanishing[1]) * share,
];
const strip = (from: Point, to: Point, near: number, far: number) =>
  polygon([towards(from, near), towards(to, near), towards(to, far), towards(from, far)]);

function Track() {
  const [left, right]: readonly Point[] = [
    [286, 440],
    [600, 440],
  ];
  if (!left || !right) return null;
  return (
    <>
      <Shape color="near-hill" d="M-2 262Q90 226 214 200Q400 214 602 300V402H-2Z" />
      <Shape color="cypress" d="M176 224L206 210L254 402H196ZM602 262Q400 214 232 200L602 360Z" />
      <Shape color="stone-mid" d={strip(left, right, 1.2, 0.04)} />
      <Shape
        color="stone-shade"
        d={range(11)
          .map((i) => 0.9 * 0.78 ** i)
          .map((share) => strip(left, right, share, share * 0.9))
          .join('')}
      />
      <Shape
        color="ink"
        d={[0.2, 0.74]
          .map((at) => {
            const x = left[0] + (right[0] - left[0]) * at;
            return strip([x, 440], [x + 16, 440], 1.2, 0.03);
          })
          .join('')}
      />
    </>
  );
}

/** The other car, far down, which the same cable lets down as this one comes up. */
function OtherCar() {
  return (
    <>
      <Shape color="train-light" d="M219 204H240L244 210H218Z" />
      <Shape color="train" d="M218 209H245V232H218Z" />
      <Shape color="glow-window" d="M221 213H242V222H221Z" />
    </>
  );
}

/** A villa among its cypresses beside the track. */
function Villa() {
  return (
    <>
      <Shape color="ochre" d="M60 308H132V372H60Z" />
      <Shape color="ochre-shade" d="M24 318L60 308V372L24 362Z" />
      <Shape color="roof" d="M52 312L76 284H116L140 312Z" />
      <Shape color="roof-shade" d="M16 322L52 288L76 284L52 312Z" />
      <Shape
        color="glow-window"
        d={[70, 91, 112]
          .map((x) => rectangle(x, 320, 10, 16) + archPath(x + 5, 372, 12, 26))
          .join('')}
      />
      <CypressRow from={[8, 420]} to={[168, 388]} heights={[150, 90, 96, 120]} light="right" />
    </>
  );
}

/** A car on its way up, its floor in steps, the large pane in front. */
function Car() {
  const [x0, x1, top, foot] = [344, 520, 250, 398];
  const far = 0.4;
  const side = (low: number, high: number, near: number, end: number) =>
    polygon([
      towards([x0, top + (foot - top) * high], near),
      towards([x0, top + (foot - top) * low], near),
      towards([x0, top + (foot - top) * low], end),
      towards([x0, top + (foot - top) * high], end),
    ]);
  return (
    <>
      <Shape color="train-shade" d={side(1, 0, 1, far)} />
      <Shape color="train-light" d={strip([x0, top], [x1, top], 1, far)} />
      <Shape
        color="paper"
        d={[0.86, 0.7, 0.56, 0.46].map((at) => strip([x0, top], [x1, top], at, at * 0.95)).join('')}
      />
      <Shape
        color="glow-window"
        d={[0.95, 0.79, 0.65, 0.53].map((at) => side(0.52, 0.12, at, at * 0.88)).join('')}
      />
      <Shape
        color="train"
        d={path`M${x0} ${top}H${x1}V${foot - 10}L${x1 - 12} ${foot}H${x0 + 12}L${x0} ${foot - 10}Z`}
      />
      <Shape
        color="glow-window"
        d={path`M${x0 + 12} ${top + 16}h${x1 - x0 - 24}l-6 66h${x0 - x1 + 36}Z`}
      />
      <Shape color="train" d={rectangle((x0 + x1) / 2 - 2, top + 14, 4, 70)} />
      <Shape color="paper" d={rectangle(x0, top + 96, x1 - x0, 8)} />
      <Shape color="lamp" d={disc(x0 + 26, top + 122, 9) + disc(x1 - 26, top + 122, 9)} />
    </>
  );
}

/** The funicular from Como to Brunate, seen from above: the red car, the town, the lake. */
function Funicular({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-mid">
      <LakeFromAbove />
      <TownBelow />
      <Track />
      <OtherCar />
      <Villa />
      <Car />
    </Sight>
  );
}

/** A paddle steamer of the lake, white, its wheel in a box amidships. */
function Steamer() {
  const wheel = range(9).map((i) => {
    const angle = ((12 + i * 19.5) * Math.PI) / 180;
    const at = (radius: number, turn: number): Point => [
      318 - radius * Math.cos(angle + turn),
      330 - radius * Math.sin(angle + turn),
    ];
    return polygon([at(26, -0.07), at(58, -0.05), at(58, 0.05), at(26, 0.07)]);
  });
  return (
    <>
      <Shape color="ochre" d="M338 214l8 -112h36l8 112Z" />
      <Shape color="ochre-shade" d="M366 214l-2 -112h18l8 112Z" />
      <Shape color="ink" d="M345 118l1 -18h36l1 18Z" />
      <Shape color="stone" d="M150 214H520V232H150ZM196 168H322V176H196ZM210 176H308V216H210Z" />
      <Shape color="stone-mid" d="M286 176h22v40h-22Z" />
      <Shape color="stone" d="M22 282Q60 298 96 298H602V382H96Q50 356 22 282Z" />
      <Shape color="stone-shade" d="M22 282Q60 298 96 298H602V305H96Q62 305 27 296Z" />
      <Shape color="stone" d="M110 232H602V300H110Z" />
      <Shape
        color="glow-window"
        d={
          [218, 240, 262].map((x) => rectangle(x, 184, 16, 16)).join('') +
          range(15)
            .map((i) => rectangle(128 + i * 32, 244, 20, 26))
            .join('')
        }
      />
      <Shape color="stone-mid" d="M110 280H602V288H110ZM60 346H602V372H82Q68 360 60 346Z" />
      <Shape color="train" d="M76 366H602V384H98Q86 376 76 366Z" />
      <Shape color="stone" d={path`M246 348V322a72 72 0 0 1 144 0v26Z`} />
      <Shape color="stone-mid" d={path`M256 344V322a62 62 0 0 1 124 0v22Z`} />
      <Shape color="sea-deep" d={wheel.join('')} />
      <Shape color="stone" d={path`M292 348v-18a26 26 0 0 1 52 0v18Z`} />
      <Shape color="sea-deep" d={path`M302 342v-12a16 16 0 0 1 32 0v12Z`} />
      <Shape color="ink" d="M168 212L172 60H175L179 212ZM50 294L46 226H49L54 294Z" />
      <Shape color="near-hill" d="M175 66h18v30h-18Z" />
      <Shape color="paper" d="M193 66h18v30h-18Z" />
      <Shape color="train" d="M211 66h18v30h-18Z" />
    </>
  );
}

/** A village on the far shore under the mountain, with its bell tower. */
function FarShore() {
  return (
    <>
      <Shape color="far-hill" d="M-2 300V60L70 20L150 110L220 80L330 220L420 300Z" />
      <Shape
        color="dusk-deep"
        d="M70 20L96 110L60 150L130 210L150 110L190 200L240 220L300 300H420L330 220L220 80L150 110Z"
      />
      <Shape color="snow-shade" d="M330 300L440 150L500 190L560 120L602 150V300Z" />
      <Shape
        color="snow"
        d="M440 150L500 190L486 220L462 200L440 226L420 206L400 206ZM560 120L602 150V190L580 176L556 196L536 150Z"
      />
    </>
  );
}

/** A paddle steamer on Lake Como, close by. */
function LakeBoat({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={160} count={22} seed={81} />
      <FarShore />
      <Shape color="near-hill" d="M-2 232Q60 236 120 274L180 304H-2Z" />
      <Campanile x={26} y={290} width={20} height={92} colors={['stone', 'stone-shade']} />
      <RoofRow x={-14} y={292} width={130} height={38} houses={5} seed={5} bottom={302} />
      <Shape color="sea" d="M-2 300H602V402H-2Z" />
      <Steamer />
      <Shape color="sea-deep" d="M-2 380H602V402H-2Z" />
      <Shape
        color="foam"
        d="M240 380Q250 356 274 352Q318 340 362 352Q400 352 430 366T602 374V384H240ZM46 384Q66 362 92 364Q118 376 190 384Z"
      />
    </Sight>
  );
}

export const sights: CitySights = {
  cathedral: Cathedral,
  funicular: Funicular,
  'lake-boat': LakeBoat,
};
