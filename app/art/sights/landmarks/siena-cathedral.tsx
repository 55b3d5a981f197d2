import { type Camera, type Place, plane, project, wallAhead } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { path, rectangle, seededRandom } from '../../kit/geometry.ts';
import { archPoints } from '../../kit/outlines.ts';
import { Shape, Sight } from '../sight.tsx';

/** A visitor in the nave, a little left of its middle. */
const camera: Camera = { x: 262, y: 286, scale: 500 };
const eyeM = 1.7;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const halfM = 5.4;
const offsetM = 0.8;
const [leftM, rightM] = [offsetM - halfM, offsetM + halfM];
const [nearM, farM] = [6, 56];
const springM = 20;
const columnsM = [12, 20, 28, 36, 44, 52];

type Side = 'left' | 'right';
const sides: readonly Side[] = ['left', 'right'];
const wallOf = {
  left: wallAhead(camera, leftM, eyeM),
  right: wallAhead(camera, rightM, eyeM),
};

const band = (side: Side, low: number, high: number, from = nearM, to = farM) =>
  wallOf[side]([
    [from, low],
    [from, high],
    [to, high],
    [to, low],
  ]);

/** Both walls: green and white courses, the arches of the aisles, the popes in a row above. */
function Walls() {
  const both = (draw: (side: Side) => string) => sides.map(draw).join('');
  return (
    <>
      <Shape color="stone" d={both((side) => band(side, 0, springM))} />
      <Shape
        color="cypress"
        d={both((side) =>
          range(11)
            .map((i) => band(side, i * 1.8, i * 1.8 + 0.9))
            .join(''),
        )}
      />
      <Shape
        color="dusk-deep"
        d={both((side) =>
          [...columnsM, 4]
            .map((from) => wallOf[side](archPoints(from + 4.4, 0, 5.8, 12.6)))
            .join(''),
        )}
      />
      <Shape color="stone-mid" d={both((side) => band(side, 14, 15.9))} />
      <Shape
        color="stone"
        d={both((side) =>
          [13.4, 15.4, 17.8, 20.6, 24, 28]
            .map((ahead) => {
              const [x, y] = project(camera, [
                side === 'left' ? leftM : rightM,
                15 - eyeM,
                ahead,
              ]).map(Math.round) as [number, number];
              return disc(x, y, Math.round(300 / ahead));
            })
            .join(''),
        )}
      />
      <Shape color="ochre" d={both((side) => band(side, 15.9, 16.3) + band(side, 13.6, 14))} />
      <Shape
        color="glow-window"
        d={both((side) =>
          columnsM
            .slice(1, 4)
            .map((from) => wallOf[side](archPoints(from + 4, 16.9, 1.8, 2.8)))
            .join(''),
        )}
      />
    </>
  );
}

/** The blue vault with its stars of gold, and the ribs that cross it. */
function Vault() {
  const random = seededRandom(21);
  const stars = range(40)
    .map(() => {
      const turn = (0.14 + random() * 0.72) * Math.PI;
      const ahead = 10 + random() ** 1.6 * 40;
      const [x, y] = project(camera, [
        offsetM + halfM * Math.cos(turn),
        springM - eyeM + halfM * Math.sin(turn),
        ahead,
      ]).map(Math.round) as [number, number];
      const r = Math.round(70 / ahead);
      return path`M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z`;
    })
    .join('');
  const rib = (ahead: number) => {
    const [x, y] = project(camera, [offsetM, springM - eyeM, ahead]).map(Math.round) as [
      number,
      number,
    ];
    const r = Math.round((halfM * camera.scale) / ahead);
    const inner = Math.round(r * 0.9);
    return path`
      M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0h${inner - r}a${inner} ${inner} 0 0 0 ${-inner * 2} 0Z
    `;
  };
  return (
    <>
      <Shape color="ochre" d={stars} />
      <Shape color="stone-mid" d={columnsM.map(rib).join('')} />
    </>
  );
}

/** The columns nearest to us, round stripes from floor to spring. */
function Columns() {
  const columns = [28, 20, 12].flatMap((ahead) =>
    sides.map((side) => {
      const metre = camera.scale / ahead;
      const out = side === 'left' ? leftM - 0.3 : rightM + 0.3 - 1.7;
      const [x, foot] = project(camera, [out, -eyeM, ahead]).map(Math.round) as [number, number];
      return { ahead, x, foot, metre, width: Math.round(metre * 1.7) };
    }),
  );
  return columns.map(({ ahead, x, foot, metre, width }) => (
    <g key={`${ahead} ${x}`}>
      <Shape color="stone" d={rectangle(x, foot - metre * 14, width, metre * 14)} />
      <Shape
        color="cypress"
        d={range(8)
          .map((i) => rectangle(x, Math.round(foot - metre * (i * 1.8 + 0.9)), width, metre * 0.9))
          .join('')}
      />
      <Shape
        color="stone-shade"
        d={rectangle(x + width * 0.72, foot - metre * 14, width * 0.28, metre * 14)}
      />
      <Shape
        color="ochre"
        d={rectangle(x - metre * 0.2, foot - metre * 11.6, width + metre * 0.4, metre * 1.1)}
      />
    </g>
  ));
}

/** The end of the choir with Duccio's round window, over the altar. */
function Choir() {
  const [x, foot] = project(camera, [offsetM, -eyeM, farM]).map(Math.round) as [number, number];
  const spokes = range(8).map((i) => {
    const turn = (i * Math.PI) / 4;
    return disc(
      Math.round(x + 20 * Math.cos(turn)),
      Math.round(foot - 168 + 20 * Math.sin(turn)),
      6,
    );
  });
  return (
    <>
      <Shape color="rose" d={path`M${x - 49} ${foot}v-178a49 49 0 0 1 98 0v178Z`} />
      <Shape
        color="rose-shade"
        d={range(6)
          .map((i) => rectangle(x - 49, foot - 16 - i * 20, 98, 9))
          .join('')}
      />
      <Shape color="stone" d={disc(x, foot - 168, 36)} />
      <Shape color="glow-window" d={disc(x, foot - 168, 31)} />
      <Shape color="sun" d={spokes.join('') + disc(x, foot - 168, 9)} />
      <Shape color="sea-deep" d={path`M${x - 22} ${foot}v-66a22 22 0 0 1 44 0v66Z`} />
      <Shape color="ochre" d={path`M${x - 9} ${foot}v-34l9 -16l9 16v34Z`} />
    </>
  );
}

/** The marble floor, inlaid in panels. */
function Floor() {
  const floor = (from: number, to: number, near: number, far: number) =>
    plane(
      camera,
      (
        [
          [from, near],
          [to, near],
          [to, far],
          [from, far],
        ] as const
      ).map(([right, ahead]): Place => [right, -eyeM, ahead]),
    );
  const panels = [7.6, 10.4, 14.4, 20, 28, 40];
  return (
    <>
      <Shape color="stone-mid" d={floor(leftM, rightM, 5, farM)} />
      <Shape
        color="stone"
        d={panels
          .map((near, i) => floor(offsetM - 3.4, offsetM + 3.4, near, (panels[i + 1] ?? 54) - 0.9))
          .join('')}
      />
      <Shape
        color="terracotta"
        d={panels
          .map((near, i) => {
            const far = (panels[i + 1] ?? 54) - 0.9;
            const middle = (2 * near * far) / (near + far);
            return plane(camera, [
              [offsetM - 2.8, -eyeM, middle],
              [offsetM, -eyeM, near + 0.3],
              [offsetM + 2.8, -eyeM, middle],
              [offsetM, -eyeM, far - 0.3],
            ]);
          })
          .join('')}
      />
    </>
  );
}

/** Siena's cathedral from within, striped up to the blue of its vault. */
export function CathedralNave({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sea-deep">
      <Vault />
      <Walls />
      <Choir />
      <Floor />
      <Columns />
      <Shape
        color="ink"
        d={`M330 328q5 -3 10 0l2 18l-4 1l-1 19h-3l-1 -16l-1 16h-3l-1 -19l-3 -1Z${disc(335, 322, 4.5)}`}
      />
    </Sight>
  );
}
