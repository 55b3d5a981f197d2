import { archPath, type Point, path, polygon, rectangle, smoothCurve } from '../../kit/geometry.ts';
import { Glitter } from '../../kit/water.tsx';
import { Shape } from '../sight.tsx';

/** The flooded pavement, and the terrace of the horses above the portals. */
const foot = 340;
const terrace = 214;

const bays = [40, 156, 300, 444, 560].map((x, index) =>
  index === 2
    ? { x, portal: 132, portalHeight: 118, gable: 134, gableHeight: 132 }
    : { x, portal: 92, portalHeight: 92, gable: 98, gableHeight: 88 },
);

/** A symmetrical outline from its left foot over the tip to the right one. */
function flame(x: number, y: number, left: readonly Point[]): string {
  const place = (s: number) => left.map(([dx, dy]): Point => [x + s * dx, y - dy]);
  return `M${smoothCurve(place(-1))}L${smoothCurve(place(1).reverse())}Z`;
}

/** The Gothic gable over each upper arch: a round shoulder that ends in a flame. */
function gable(x: number, width: number, height: number): string {
  const w = width / 2;
  return flame(x, terrace, [
    [w, 0],
    [w, height * 0.3],
    [w * 0.8, height * 0.56],
    [w * 0.36, height * 0.74],
    [w * 0.1, height * 0.88],
    [0, height],
  ]);
}

/** A dome of lead: a tall round cap, an onion on a stem, and a cross of gold. */
function Dome({ x, y, r }: { x: number; y: number; r: number }) {
  const top = y - r * 1.26;
  const onion = top - r * 0.12;
  const cross = onion - r * 0.4;
  const shade: Point[] = [
    [x + r, y],
    [x + r * 1.04, y - r * 0.44],
    [x + r * 0.68, y - r * 1.0],
    [x, top],
  ];
  const inner: Point[] = [
    [x, top],
    [x + r * 0.34, y - r * 0.94],
    [x + r * 0.46, y - r * 0.44],
    [x + r * 0.38, y],
  ];
  return (
    <>
      <Shape
        color="stone-mid"
        d={flame(x, y, [
          [r, 0],
          [r * 1.04, r * 0.44],
          [r * 0.68, r],
          [0, r * 1.26],
        ])}
      />
      <Shape color="stone-shade" d={`M${smoothCurve(shade)}L${smoothCurve(inner)}Z`} />
      <Shape
        color="stone-shade"
        d={
          rectangle(x - r * 0.12, onion, r * 0.24, r * 0.14) +
          flame(x, onion, [
            [r * 0.1, 0],
            [r * 0.2, r * 0.12],
            [r * 0.12, r * 0.26],
            [0, r * 0.4],
          ])
        }
      />
      <Shape
        color="ochre"
        d={rectangle(x - 1.3, cross - 14, 2.6, 16) + rectangle(x - 5, cross - 10, 10, 2.6)}
      />
    </>
  );
}

const arches = (part: (bay: (typeof bays)[number]) => string) => bays.map(part).join('');

/** Below: deep portals, gold mosaic in their heads, columns in two tiers between them. */
function Portals() {
  const columns = bays.slice(1).map(({ x, portal }, index) => {
    const before = bays[index] ?? bays[0];
    const middle = before ? (before.x + before.portal / 2 + x - portal / 2) / 2 : x;
    return middle;
  });
  const shafts = (from: number, to: number, offsets: readonly number[]) =>
    columns.flatMap((x) => offsets.map((dx) => rectangle(x + dx - 2, from, 4, to - from))).join('');
  return (
    <>
      <Shape color="stone-mid" d={rectangle(-5, terrace, 610, foot - terrace)} />
      <Shape
        color="stone"
        d={arches((bay) => archPath(bay.x, foot, bay.portal, bay.portalHeight))}
      />
      <Shape
        color="stone-shade"
        d={arches((bay) => archPath(bay.x, foot, bay.portal - 14, bay.portalHeight - 7))}
      />
      <Shape
        color="ochre"
        d={arches(
          (bay) =>
            path`
            M${bay.x - bay.portal / 2 + 12} ${foot - bay.portalHeight + bay.portal / 2}
            a${bay.portal / 2 - 12} ${bay.portal / 2 - 12} 0 0 1 ${bay.portal - 24} 0Z
          `,
        )}
      />
      <Shape
        color="roof"
        d={arches((bay) => {
          const spring = foot - bay.portalHeight + bay.portal / 2;
          const r = bay.portal / 2 - 12;
          return [-0.6, -0.34, 0.34, 0.6]
            .map((dx) => archPath(bay.x + dx * r, spring, r * 0.2, r * (0.8 - Math.abs(dx) * 0.6)))
            .join('');
        })}
      />
      <Shape
        color="sea-deep"
        d={arches((bay) => {
          const spring = foot - bay.portalHeight + bay.portal / 2;
          const r = bay.portal / 2 - 12;
          return archPath(bay.x, spring, r * 0.3, r * 0.72);
        })}
      />
      <Shape
        color="glow-window"
        d={arches((bay) =>
          archPath(bay.x, foot, bay.portal * 0.46, bay.portalHeight - bay.portal / 2 - 6),
        )}
      />
      <Shape color="stone-shade" d={shafts(foot - 84, foot, [-6, 8])} />
      <Shape color="rose" d={shafts(foot - 84, foot, [-8, 6])} />
      <Shape
        color="stone"
        d={
          columns
            .map((x) => rectangle(x - 13, foot - 46, 26, 5) + rectangle(x - 13, foot - 90, 26, 7))
            .join('') + rectangle(-5, terrace - 4, 610, 9)
        }
      />
      <Shape
        color="stone-shade"
        d={Array.from({ length: 60 }, (_, index) =>
          rectangle(index * 10 + 3, terrace + 5, 5, 7),
        ).join('')}
      />
    </>
  );
}

/** The four horses of gilded bronze, before the great window. */
function Horses() {
  const horse = (x: number, s: number) =>
    polygon(
      (
        [
          [-10, -4],
          [-10, -22],
          [4, -22],
          [8, -36],
          [12, -35],
          [18, -28],
          [16, -25],
          [11, -27],
          [9, -16],
          [14, -10],
          [12, -9],
          [7, -13],
          [6, -4],
          [3, -4],
          [2, -13],
          [-6, -13],
          [-7, -4],
        ] as Point[]
      ).map(([dx, dy]): Point => [x + s * dx * 0.86, terrace + dy]),
    );
  return (
    <Shape color="ochre" d={horse(270, -1) + horse(291, -1) + horse(309, 1) + horse(330, 1)} />
  );
}

/** Above: five gables like flames, mosaics under four, the great window under the middle one. */
function Gables() {
  const outer = bays.filter(({ x }) => x !== 300);
  const pinnacles = [98, 226, 374, 502];
  return (
    <>
      <Shape
        color="stone-mid"
        d={pinnacles.map((x) => rectangle(x - 9, terrace - 58, 18, 58)).join('')}
      />
      <Shape
        color="stone"
        d={
          arches((bay) => gable(bay.x, bay.gable, bay.gableHeight)) +
          bays
            .map(({ x, gableHeight }) => rectangle(x - 2.5, terrace - gableHeight - 16, 5, 20))
            .join('') +
          pinnacles
            .map(
              (x) =>
                path`M${x - 9} ${terrace - 58}L${x} ${terrace - 100}L${x + 9} ${terrace - 58}Z`,
            )
            .join('')
        }
      />
      <Shape
        color="sea-deep"
        d={gable(300, 96, 112) + outer.map(({ x }) => archPath(x, terrace, 72, 54)).join('')}
      />
      <Shape
        color="ochre"
        d={
          outer.flatMap(({ x }) => [path`M${x - 33} ${terrace - 18}a33 33 0 0 1 66 0Z`]).join('') +
          path`M284 ${terrace - 78}v-9l-4 -2v-6l5 -3l5 3l1 3h8l7 -12l4 2l-5 10l8 2l3 -6l2 1l-3 7v10h-4l-2 -7h-14l-2 7Z`
        }
      />
      <Shape
        color="roof"
        d={outer
          .flatMap(({ x }) =>
            [-17, 0, 17].map((dx) => archPath(x + dx, terrace - 18, 8, dx === 0 ? 25 : 17)),
          )
          .join('')}
      />
      <Shape color="stone" d={archPath(300, terrace, 92, 74)} />
      <Shape color="glow-window" d={archPath(300, terrace, 80, 68)} />
      <Shape
        color="stone"
        d={
          [274, 299, 324].map((x) => rectangle(x, terrace - 66, 2.5, 66)).join('') +
          rectangle(262, terrace - 34, 76, 2.5)
        }
      />
      <Shape color="window" d={pinnacles.map((x) => archPath(x, terrace - 8, 9, 38)).join('')} />
    </>
  );
}

/** High water on the square: the portals upside down. */
function Reflection() {
  const deep = (bay: (typeof bays)[number], inset: number) =>
    path`
      M${bay.x - bay.portal / 2 + inset} ${foot}v${70}h${bay.portal - inset * 2}v${-70}Z
    `;
  return (
    <>
      <Shape color="sea" d={rectangle(-2, foot, 604, 64)} />
      <Shape color="sea-mid" d={arches((bay) => deep(bay, 6))} />
      <Shape color="sea-deep" d={arches((bay) => deep(bay, bay.portal * 0.27))} />
      <Glitter x={130} y={foot + 4} bottom={400} width={200} count={7} seed={5} color="foam" />
      <Glitter x={440} y={foot + 8} bottom={404} width={240} count={7} seed={8} color="foam" />
    </>
  );
}

/** St Mark’s from the square at high water: five portals, five gables, five domes. */
export function StMarks() {
  return (
    <>
      <Dome x={212} y={150} r={34} />
      <Dome x={388} y={150} r={34} />
      <Dome x={116} y={160} r={50} />
      <Dome x={484} y={160} r={50} />
      <Dome x={300} y={134} r={60} />
      <Shape color="stone-shade" d={rectangle(-5, 150, 610, 64)} />
      <Gables />
      <Portals />
      <Horses />
      <Reflection />
    </>
  );
}
