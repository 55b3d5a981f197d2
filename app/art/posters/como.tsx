import { archRow, RoofRow, WindowRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { Cypress, CypressRow } from '../kit/trees.tsx';
import { Glitter, SailBoat, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const shore = 640;

/** Blue walls of rock, their faces towards the sun still rose; snow at the head of the lake. */
function Mountains() {
  return (
    <>
      <path
        fill={tone('snow-shade')}
        d="M200 610L300 500L336 524L392 440L424 474L452 446L520 540L550 516L650 610Z"
      />
      <path
        fill={tone('snow')}
        d="M392 440L424 474L416 500L400 490L388 520L366 506L350 524L340 518ZM452 446L484 490L468 500L458 490L446 512L424 474ZM300 500L336 524L318 540L300 530L284 544L274 530Z"
      />
      <path
        fill={tone('glow-near')}
        d="M-10 620V310L60 276L120 340L196 372L250 470L330 560L390 620ZM810 620V280L746 250L690 320L636 348L590 450L520 540L460 620Z"
      />
      <path
        fill={tone('far-hill')}
        d="M-10 310L60 276L84 340L70 380L128 404L120 340L148 420L190 440L196 372L214 480L262 540L250 470L290 570L330 620H-10ZM810 280L746 250L738 320L752 370L694 390L690 320L664 410L640 440L636 348L614 470L580 500L590 450L546 560L500 620H810Z"
      />
      <path
        fill={tone('hill')}
        d="M-10 650V400L40 380L110 460L172 496L236 580L310 650ZM810 650V380L766 356L700 446L650 476L600 570L530 616L490 650Z"
      />
      <path
        fill={tone('dusk-deep')}
        d="M-10 400L40 380L56 440L40 480L96 520L110 460L140 550L200 590L220 650H-10ZM810 380L766 356L760 430L776 470L712 510L700 446L676 540L640 580L600 650H810Z"
      />
    </>
  );
}

function CathedralDome() {
  return (
    <>
      <path fill={tone('stone')} d={rectangle(62, 552, 92, 70)} />
      <path fill={tone('stone-shade')} d={rectangle(62, 552, 30, 70)} />
      <path fill={tone('glow-window')} d={archRow(70, 586, 5, 8, 8, 24)} />
      <path
        className="day"
        fill={tone('sea')}
        d="M58 550C58 502 80 480 108 476C136 480 158 502 158 550Z"
      />
      <path
        className="day"
        fill={tone('sea-deep')}
        d="M58 550C58 502 80 480 108 476C92 496 84 516 84 550Z"
      />
      <path
        className="night"
        fill={tone('stone-mid')}
        d="M58 550C58 502 80 480 108 476C136 480 158 502 158 550Z"
      />
      <path
        className="night"
        fill={tone('stone-shade')}
        d="M58 550C58 502 80 480 108 476C92 496 84 516 84 550Z"
      />
      <path fill={tone('stone')} d="M54 546H162V556H54ZM98 480V456L108 438L118 456V480Z" />
    </>
  );
}

function Villa() {
  return (
    <>
      <path
        fill={tone('near-hill')}
        d="M430 660C470 630 520 610 600 590S740 560 810 540V650H430Z"
      />
      <CypressRow from={[560, 600]} to={[640, 584]} heights={[90, 120, 100]} />
      <path fill={tone('ochre')} d={rectangle(606, 500, 130, 130)} />
      <path fill={tone('ochre-shade')} d={rectangle(700, 500, 60, 130)} />
      <path fill={tone('roof')} d="M594 502L620 474H736L772 502Z" />
      <path fill={tone('stone')} d={rectangle(520, 576, 110, 56) + rectangle(600, 540, 160, 6)} />
      <path fill={tone('window')} d={archRow(528, 632, 4, 18, 7, 44)} />
      <WindowRow x={612} y={534} width={86} count={4} size={[9, 18]} />
      <WindowRow x={640} y={590} width={60} count={3} size={[10, 26]} arched />
      <path fill={tone('stone')} d={rectangle(512, 570, 124, 8)} />
      <path fill={tone('stone-mid')} d={rectangle(440, 632, 370, 18)} />
      <path fill={tone('stone-shade')} d={rectangle(430, 648, 380, 12)} />
    </>
  );
}

/** The railway around the bay. */
const shoreLine: Track = {
  camera: { x: 400, y: 600, scale: 1000 },
  railM: -12,
  points: [
    [-60, 860],
    [200, 800],
    [366, 738],
    [318, 694],
    [160, 670],
    [-60, 664],
  ],
};
/** The land that the railway goes around, and the shore beside it. */
const point = trackBand(shoreLine, -5, 5);

/** Como: the lake between its mountains, a villa on the point, and the train along the shore. */
function Como({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'haze' }]} />
      <Stars height={380} count={48} seed={51} />
      <Sun
        cx={420}
        cy={412}
        r={84}
        rings={[
          { r: 330, color: 'sky-mid' },
          { r: 190, color: 'halo' },
        ]}
      />
      <Mountains />
      <Sea y={600} colors={['sea', 'sea-mid', 'sea-deep']} />
      <Glitter x={420} y={612} bottom={850} width={170} count={16} seed={5} />
      <path fill={tone('near-hill')} d="M-10 670V530C60 550 130 574 200 606L350 660V670Z" />
      <CathedralDome />
      <RoofRow x={-20} y={shore} width={260} height={56} houses={6} seed={5} bottom={652} />
      <g transform="translate(0 16)">
        <path fill={tone('stone-shade')} d={point} />
      </g>
      <path fill={tone('stone')} d={point} />
      <path fill={tone('near-hill')} d={trackBand(shoreLine, -40, -4)} />
      <TrainBend track={shoreLine} tipM={30} cars={5} />
      <Villa />
      <SailBoat x={566} y={756} length={66} />
      <path fill={tone('stone')} d={rectangle(-10, 872, 820, 16) + rectangle(-10, 960, 820, 40)} />
      <path
        fill={tone('stone-mid')}
        d={Array.from(
          { length: 22 },
          (_, i) => path`M${i * 38} 960q-12 -30 4 -72h12q16 42 4 72Z`,
        ).join('')}
      />
      <Cypress x={730} y={1010} height={420} />
      <Cypress x={40} y={1010} height={200} />
      <Birds x={560} y={250} span={24} count={4} seed={75} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Como, above: 'haze', cut: 78 };
