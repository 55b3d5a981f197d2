import { RoofRow } from '../kit/buildings.tsx';
import { type Camera, plane } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { lancetPath, path, polygon, rectangle, seededRandom } from '../kit/geometry.ts';
import { Furrows, HillRange, Slope } from '../kit/land.tsx';
import { Sky } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const camera: Camera = { x: 60, y: 668, scale: 2000 };

/** The Rosengarten in the last light: pale walls towards the sun, violet ones away from it. */
function Rosengarten() {
  return (
    <>
      <path
        fill={tone('rose')}
        d="M120 560L150 470L196 452L220 396L246 404L262 352L282 366L300 318L316 300L330 340L348 318L362 262L378 300L392 278L408 344L436 336L470 300L540 280L566 300L620 286L650 318L690 306L716 360L760 380L780 430L830 470V580H120Z"
      />
      <path
        fill={tone('rose-shade')}
        d="M262 352L282 366L300 318L316 300L322 350L304 420L288 470L270 430L276 390ZM362 262L378 300L392 278L408 344L396 420L404 480L372 520L380 420L368 350ZM220 396L246 404L240 460L220 500L226 440ZM540 280L566 300L560 360L586 420L566 500L540 440L548 370ZM650 318L690 306L716 360L700 420L720 490L690 520L676 440L684 380L660 350ZM436 336L470 300L462 360L480 420L460 500L440 420ZM760 380L780 430L830 470V560L780 520L770 450ZM620 286L650 318L634 380L640 440L620 470L612 400L626 340Z"
      />
      <path
        fill={tone('stone-mid')}
        d="M300 318L316 300L308 360L280 420L262 460L276 390ZM470 300L540 280L530 330L500 340L490 400L470 380ZM196 452L220 396L212 450L180 500L160 520ZM348 318L362 262L356 340L340 400L330 460L324 400L334 350ZM566 300L620 286L604 330L600 390L584 360ZM716 360L760 380L748 420L740 470L724 420Z"
      />
    </>
  );
}

/** Diamonds of coloured tiles on the steep roof, which leans from (left, top) to the eaves. */
const tiles = [0, 1, 2]
  .flatMap((row) =>
    Array.from({ length: 7 }, (_, index) => {
      const [x, y] = [440 + index * 26 - (row % 2) * 13 + 13, 580 + row * 24];
      return path`M${x} ${y - 16}l9 16l-9 16l-9 -16Z`;
    }),
  )
  .join('');

function Cathedral() {
  return (
    <>
      <path fill={tone('near-hill')} d="M430 550H600L634 642H400Z" />
      <path fill={tone('field')} d={tiles} />
      <path fill={tone('stone-mid')} d={rectangle(400, 640, 234, 100)} />
      <path
        fill={tone('glow-window')}
        d={[430, 478, 526].map((x) => lancetPath(x, 716, 18, 58)).join('')}
      />
      <path
        fill={tone('stone')}
        d={[406, 454, 502, 550].map((x) => path`M${x - 6} 740V640l6 -16l6 16V740Z`).join('')}
      />
      <path fill={tone('stone')} d={rectangle(572, 440, 74, 300)} />
      <path fill={tone('stone-shade')} d={rectangle(612, 440, 34, 300)} />
      <path
        fill={tone('stone-mid')}
        d={[500, 580, 660].map((y) => rectangle(568, y, 82, 7)).join('')}
      />
      <path
        fill={tone('glow-window')}
        d={
          lancetPath(592, 566, 20, 50) +
          lancetPath(628, 566, 13, 50) +
          lancetPath(592, 490, 18, 36) +
          lancetPath(628, 490, 12, 36)
        }
      />
      <path
        fill={tone('stone')}
        d={
          path`M564 444H654V430H642L636 392H626L612 236H606L592 392H582L576 430H564Z` +
          [570, 592, 626, 648].map((x) => path`M${x - 5} 432l5 -46l5 46Z`).join('')
        }
      />
      <path
        fill={tone('stone-shade')}
        d={path`M612 444H654V430H642L636 392H626L612 236H610V430Z`}
      />
      <path
        fill={tone('glow-window')}
        d={
          lancetPath(599, 424, 9, 34) +
          lancetPath(622, 424, 8, 34) +
          polygon([
            [604, 380],
            [608, 320],
            [612, 380],
          ]) +
          polygon([
            [599, 388],
            [602, 352],
            [604, 388],
          ]) +
          polygon([
            [614, 388],
            [614, 352],
            [619, 388],
          ])
        }
      />
    </>
  );
}

/** Flakes of snow, larger towards the viewer, by day and by night. */
function flakes(seed: number, count: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const r = 1.8 + random() ** 2 * 5;
    return disc(random() * 800, random() * 960, r);
  }).join('');
}

/**
 * Bolzano: the first snow, the Rosengarten in its last pink light behind the spire, the train among
 * the vines.
 */
function Bolzano({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky
        bands={[
          { y: 0, color: 'dusk-deep' },
          { y: 210, color: 'dusk' },
        ]}
      />
      <Rosengarten />
      <HillRange y={540} amplitude={40} waves={2} seed={5} bottom={720} color="hill" />
      <HillRange y={600} amplitude={36} waves={3} seed={9} bottom={740} color="snow-shade" />
      <RoofRow x={640} y={720} width={200} height={90} houses={4} seed={12} bottom={740} />
      <Cathedral />
      <RoofRow x={230} y={730} width={200} height={74} houses={4} seed={23} bottom={740} />
      <Slope
        points={[
          [-10, 690],
          [200, 704],
          [500, 724],
          [810, 716],
        ]}
        bottom={1000}
        color="snow"
      />
      <Furrows
        vanishing={[60, 668]}
        y={726}
        bottom={1000}
        from={-1400}
        to={4400}
        count={30}
        color="snow-shade"
      />
      <path
        fill={tone('stone-shade')}
        d={plane(camera, [
          [3.5, -2.5, 210],
          [7.7, -2.5, 210],
          [7.7, -2.5, 8],
          [3.5, -2.5, 8],
        ])}
      />
      <path
        fill={tone('ink')}
        d={[-0.9, 0.75]
          .map((side) =>
            plane(camera, [
              [5.6 + side, -2.5, 90],
              [5.6 + side, -2.5, 8],
              [5.75 + side, -2.5, 8],
              [5.75 + side, -2.5, 90],
            ]),
          )
          .join('')}
      />
      <path
        fill={tone('ground-shade')}
        d={plane(camera, [
          [4.6, -2.5, 35],
          [9, -2.5, 40],
          [9, -2.5, 300],
          [4.6, -2.5, 300],
        ])}
      />
      <TrainOblique camera={camera} rightM={5.6} railM={-2.5} tipM={34} />
      <path fill={tone('snow')} d={flakes(31, 150)} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Bolzano, above: 'dusk-deep', cut: 80 };
