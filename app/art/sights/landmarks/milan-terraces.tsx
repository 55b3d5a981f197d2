import { type Camera, plane, project } from '../../kit/camera.ts';
import { disc } from '../../kit/furnishings.tsx';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

/** On the marble roof, along its ridge towards the great spire. */
const camera: Camera = { x: 258, y: 258, scale: 330 };
const eye = 1.7;
const edge = 7;

/** How far ahead the pinnacles of each side stand, in metres. */
const distances = [44, 30, 20, 13, 8];

type Corner = readonly [across: number, up: number];

/** Half a spire with its crockets, from the gablets up to the saint. */
const crockets: Corner[] = [0, 1, 2, 3, 4, 5].flatMap((step): Corner[] => {
  const width = 0.62 - step * 0.09;
  const up = 5.4 + step * 0.8;
  return [
    [width, up],
    [width - 0.06, up + 0.5],
    [width + 0.12, up + 0.64],
  ];
});

/** Half a pinnacle in metres: shaft, niches between little spires, and the tall spire. */
const outline: Corner[] = [
  [1, -0.4],
  [1, 2.4],
  [1.2, 2.4],
  [1.2, 2.8],
  [1, 2.8],
  [1, 4.2],
  [1.25, 4.2],
  [1.1, 5.9],
  [0.85, 4.6],
  ...crockets,
  [0.1, 10.3],
];

/** A saint on the tip, with a hand raised in blessing. */
const saint: Corner[] = [
  [-0.24, 10.2],
  [-0.3, 11.3],
  [-0.5, 11.9],
  [-0.42, 12],
  [-0.12, 11.6],
  [-0.2, 12],
  [0, 12.3],
  [0.2, 12],
  [0.14, 11.6],
  [0.34, 11.4],
  [0.24, 10.2],
];

function pinnacle(rightM: number, aheadM: number, part: 'whole' | 'shade'): string {
  const [x, foot] = project(camera, [rightM, -eye, aheadM]);
  const m = camera.scale / aheadM;
  const place = (corners: readonly Corner[]) =>
    polygon(corners.map(([across, up]) => [x + across * m, foot - up * m] as const));
  if (part === 'shade') return place([[0.2, -0.4], ...outline, [0.1, 5.4], [0.2, 4.2]]);
  const left = outline.map(([across, up]): Corner => [-across, up]).reverse();
  return place([...outline, ...left]) + place(saint.toReversed());
}

/** The pierced crest between two pinnacles, a row of small gables. */
function crest(side: 1 | -1): string {
  const points: Corner[] = [];
  for (let ahead = 6; ahead < 40; ahead *= 1.13) {
    points.push([ahead, 1.7], [ahead * 1.065, 2.9]);
  }
  return plane(camera, [
    [side * edge, -eye - 0.4, 5],
    ...points.map(([ahead, up]) => [side * edge, up - eye, ahead] as const),
    [side * edge, 1.6 - eye, 70],
    [side * edge, -eye - 0.4, 70],
  ]);
}

/** The openings of the crest, one under each small gable. */
function piercings(side: 1 | -1): string {
  let data = '';
  for (let ahead = 6; ahead < 26; ahead *= 1.13) {
    data += plane(camera, [
      [side * edge, 0.5 - eye, ahead * 1.03],
      [side * edge, 1.3 - eye, ahead * 1.03],
      [side * edge, 1.9 - eye, ahead * 1.065],
      [side * edge, 1.3 - eye, ahead * 1.1],
      [side * edge, 0.5 - eye, ahead * 1.1],
    ]);
  }
  return data;
}

const lancets = (side: 1 | -1) =>
  distances
    .filter((ahead) => ahead < 40)
    .map((ahead) => {
      const [x, foot] = project(camera, [side * edge, -eye, ahead]);
      const m = camera.scale / ahead;
      return polygon([
        [x - 0.55 * m, foot - 3 * m],
        [x - 0.55 * m, foot - 4 * m],
        [x - 0.3 * m, foot - 4.7 * m],
        [x - 0.05 * m, foot - 4 * m],
        [x - 0.05 * m, foot - 3 * m],
      ]);
    })
    .join('');

/** The lantern over the crossing and the Madonnina in gold, 108 metres above the square. */
function GreatSpire() {
  const { x } = camera;
  return (
    <>
      <Shape
        color="stone-mid"
        d={
          path`
            M${x - 40} 260V196L${x - 28} 184V150L${x - 14} 132L${x - 9} 92L${x - 3} 44H${x + 3}
            L${x + 9} 92L${x + 14} 132L${x + 28} 150V184L${x + 40} 196V260Z
          ` +
          [-40, -27, 27, 40]
            .map((dx) => {
              const top = Math.abs(dx) === 40 ? 158 : 116;
              return path`M${x + dx - 5} 200L${x + dx} ${top}L${x + dx + 5} 200Z`;
            })
            .join('')
        }
      />
      <Shape
        color="stone-shade"
        d={path`
          M${x + 4} 260V92L${x + 2} 44H${x + 3}L${x + 9} 92L${x + 14} 132L${x + 28} 150V184
          L${x + 40} 196V260Z
        `}
      />
      <Shape
        color="glow-window"
        d={[-22, -8, 8, 22].map((dx) => rectangle(x + dx - 2.5, 202, 5, 34)).join('')}
      />
      <Shape
        color="ochre"
        d={path`M${x - 4} 44l2 -14l-4 -3l4 -3h4l4 3l-4 3l2 14Z` + disc(x, 21, 3)}
      />
    </>
  );
}

/** The slabs of the roof, crossed by the shadows of the pinnacles. */
function Roof() {
  const floor = (points: readonly [right: number, ahead: number][]) =>
    plane(
      camera,
      points.map(([right, ahead]) => [right, -eye, ahead] as const),
    );
  return (
    <>
      <Shape
        color="stone"
        d={floor([
          [-edge, 3],
          [edge, 3],
          [edge, 70],
          [-edge, 70],
        ])}
      />
      <Shape
        color="stone-shade"
        d={distances
          .map((ahead) =>
            floor([
              [-edge, ahead - 0.7],
              [edge, ahead - 3],
              [edge, ahead - 1.9],
              [-edge, ahead + 0.7],
            ]),
          )
          .join('')}
      />
    </>
  );
}

/** The forest of pinnacles on the roof of Milan’s cathedral. */
export function MilanTerraces() {
  const row = (side: 1 | -1, part: 'whole' | 'shade') =>
    distances.map((ahead) => pinnacle(side * edge, ahead, part)).join('');
  return (
    <>
      <GreatSpire />
      <Roof />
      <Shape color="stone-shade" d={crest(-1)} />
      <Shape color="stone-mid" d={crest(1)} />
      <Shape color="window" d={piercings(-1)} />
      <Shape color="stone-shade" d={piercings(1)} />
      <Shape color="stone" d={row(-1, 'whole') + row(1, 'whole')} />
      <Shape color="stone-shade" d={row(-1, 'shade') + row(1, 'shade')} />
      <Shape color="window" d={lancets(-1) + lancets(1)} />
    </>
  );
}
