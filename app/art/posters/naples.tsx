import { archRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, rectangle, seededRandom } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Moon, Sky, Stars } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { UmbrellaPine } from '../kit/trees.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const shore = 566;

/** In the saddle between the humps. */
const moonX = 498;

const slopes =
  'M-140 566V546C40 556 170 520 226 454C246 428 262 402 284 396L306 388L322 396L340 390C358 396 372 418 396 426C420 414 440 384 462 354L474 346L500 350L524 343L542 350C574 392 616 446 676 492C724 526 770 546 830 558V566Z';

/**
 * The two humps above their long flanks: the old rim on the left, the cone on the right, its face
 * to the dawn.
 */
function Vesuvius() {
  return (
    <>
      <path fill={tone('hill')} d={slopes} />
      <path
        fill={tone('dusk')}
        d="M542 350C574 392 616 446 676 492C724 526 770 546 830 558V566H610C570 540 590 516 566 490C548 470 556 444 534 426C520 412 532 380 524 343ZM340 390C358 396 372 418 396 426C404 440 388 456 396 476C372 466 380 446 362 436C348 426 346 408 340 390Z"
      />
      <path
        fill={tone('dusk-deep')}
        d="M-30 566C90 556 170 520 226 454C240 480 214 492 232 512C250 530 300 540 320 566Z"
      />
    </>
  );
}

const towns = (() => {
  const random = seededRandom(12);
  let [walls, panes] = ['', ''];
  for (let x = -6; x < 806; x += 9 + random() * 9) {
    const height = 7 + random() * 17;
    walls += rectangle(x, shore - height, 9 + random() * 8, height + 1);
    if (random() < 0.5) panes += rectangle(x + 3, shore - height + 4, 3, 4);
  }
  return { walls, panes };
})();

/** The castle of the egg: blunt walls of yellow tuff on their rock, and the causeway to it. */
function Castle() {
  return (
    <>
      <path fill={tone('stone-mid')} d="M800 716H640V732H800Z" />
      <path fill={tone('sea-deep')} d={archRow(650, 734, 5, 20, 10, 12)} />
      <path fill={tone('ochre')} d="M296 726L306 650L430 642V602L566 594L574 616H660L672 728Z" />
      <path
        fill={tone('ochre-shade')}
        d="M296 726L306 650L372 646L366 726ZM430 642V602L474 600L470 726H424ZM574 616H612L618 728H580Z"
      />
      <path
        fill={tone('stone')}
        d="M306 648L430 640V648L305 656ZM430 600L567 592L569 600L430 608ZM574 614H661V622H576Z"
      />
      <path
        fill={tone('glow-window')}
        d={
          archRow(386, 690, 3, 9, 14, 15) +
          archRow(490, 640, 4, 9, 10, 15) +
          archRow(630, 668, 2, 8, 9, 14) +
          archRow(486, 700, 5, 10, 12, 16)
        }
      />
      <path
        fill={tone('stone-shade')}
        d="M264 740L290 722L340 728L420 718L520 728L600 718L680 726L712 744Q500 762 264 740Z"
      />
    </>
  );
}

/**
 * Naples from the hill of the pines: Vesuvius wide across the bay before sunrise, the castle in the
 * water.
 */
function Naples({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky
        bands={[
          { y: 0, color: 'dusk' },
          { y: 120, color: 'haze' },
          { y: 232, color: 'glow-near' },
          { y: 330, color: 'sky-low' },
          { y: 440, color: 'halo' },
        ]}
      />
      {/* By night these bands are as dark as the mountain, which stands out only before a lighter
          sky. */}
      <g className="night">
        <Sky
          height={shore}
          bands={[
            { y: 232, color: 'halo' },
            { y: 330, color: 'cloud' },
          ]}
        />
      </g>
      <Stars height={300} count={36} seed={19} />
      <Moon cx={moonX} cy={384} r={66} />
      <g transform="translate(104 0)">
        <Vesuvius />
      </g>
      <path fill={tone('stone')} d={towns.walls} />
      <path fill={tone('glow-window')} d={towns.panes} />
      <Sea y={shore} />
      <path
        fill={tone('sea-mid')}
        d={path`
          M200 ${shore}C310 606 350 640 404 646Q444 640 498 622Q540 650 590 684Q620 692 650 682
          C704 640 764 604 864 ${shore}Z
        `}
      />
      <TrainSide x={742} y={shore + 2} length={560} height={20} />
      <Glitter x={470} y={578} bottom={640} width={380} count={9} seed={3} color="train" />
      <Glitter x={420} y={596} bottom={990} width={640} count={34} seed={28} color="halo" />
      <g className="night">
        <Glitter x={moonX} y={750} bottom={990} width={300} count={9} seed={28} />
      </g>
      <Castle />
      <Glitter x={490} y={760} bottom={830} width={330} count={8} seed={8} color="ochre" />
      <path fill={tone('ink')} d="M560 846h74l-12 14h-50Z" />
      <path fill={tone('paper')} d="M592 842V770Q634 800 630 842Z" />
      <Slope
        points={[
          [-10, 800],
          [90, 806],
          [220, 846],
          [330, 910],
          [470, 1004],
        ]}
        bottom={1010}
        color="near-hill"
      />
      <UmbrellaPine x={40} y={950} height={700} light="right" lean={-0.03} />
      <Slope
        points={[
          [-10, 880],
          [110, 888],
          [240, 934],
          [380, 1010],
        ]}
        bottom={1010}
        color="cypress"
      />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Naples, above: 'dusk' };
