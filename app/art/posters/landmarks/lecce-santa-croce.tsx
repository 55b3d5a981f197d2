import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';

/** The middle of the front, its foot, and the middle of the rose window. */
const x = 400;
const foot = 930;
const rose = 374;

const lowerColumns = [-390, -250, -116, 116, 250, 390];
const upperColumns = [-216, -124, 124, 216];
const sideDoors = [-320, 320];

/** Every part casts its shadow to the right: the sun stands at the left, in the afternoon. */
function columns(
  offsets: readonly number[],
  top: number,
  bottom: number,
  from: number,
  width: number,
) {
  return offsets.map((dx) => rectangle(x + dx + from, top, width, bottom - top)).join('');
}

/** Rays of the rose window, each a small column with a round head, from one radius to another. */
function rays(count: number, from: number, to: number, half: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / count;
    const [u, v] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number, side: number) =>
      path`${x + r * u - side * half * v} ${rose + r * v + side * half * u}`;
    return `M${at(from, 1)}L${at(to, 1.6)}L${at(to, -1.6)}L${at(from, -1)}Z`;
  }).join('');
}

/** Beads around the rose window: a garland cut in stone. */
function beads(count: number, radius: number, r: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return disc(x + radius * Math.cos(angle), rose + radius * Math.sin(angle), r);
  }).join('');
}

const scrolls = [-1, 1]
  .map(
    (s) =>
      path`
        M${x + s * 236} 262C${x + s * 250} 262 ${x + s * 262} 282 ${x + s * 262} 312
        C${x + s * 262} 384 ${x + s * 330} 380 ${x + s * 372} 440V496H${x + s * 236}Z
      `,
  )
  .join('');

const gable = path`
  M${x - 236} 236C${x - 190} 226 ${x - 190} 164 ${x - 122} 148L${x - 110} 124
  Q${x} 62 ${x + 110} 124L${x + 122} 148C${x + 190} 164 ${x + 190} 226 ${x + 236} 236Z
`;

/** Men in turbans and lions, by turns, carry the balcony. */
const men = Array.from({ length: 7 }, (_, index) => x - 360 + index * 120);
const lions = men.slice(0, 6).map((at) => at + 60);
const bodies = men
  .map(
    (at) =>
      path`
        M${at - 22} 632l5 -30q-13 -12 -14 -56h11q1 30 12 38h16q11 -8 12 -38h11q-1 44 -14 56l5 30Z
      `,
  )
  .join('');
const bodyShades = men
  .map((at) => path`M${at + 2} 632q5 -20 0 -44l6 -8q11 -8 12 -38h11q-1 44 -14 56l5 30Z`)
  .join('');
const heads = men.map((at) => disc(at, 568, 12)).join('');
const turbans = men
  .map((at) => path`M${at - 15} 566q-3 -18 15 -19q18 1 15 19q-15 -8 -30 0Z`)
  .join('');
const beards = men.map((at) => path`M${at - 9} 573q9 5 18 0q1 14 -9 22q-10 -8 -9 -22Z`).join('');
const manes = lions
  .map((at) =>
    Array.from({ length: 9 }, (_, i) =>
      disc(Math.round(at + 19 * Math.cos(i * 0.7)), Math.round(580 + 19 * Math.sin(i * 0.7)), 8),
    ).join(''),
  )
  .join('');
const muzzles = lions
  .map((at) => disc(at, 580, 16) + rectangle(at - 16, 602, 13, 30) + rectangle(at + 3, 602, 13, 30))
  .join('');
const noses = lions
  .map((at) => path`M${at - 12} 574l8 4l-7 2ZM${at + 12} 574l-8 4l7 2ZM${at - 5} 585h10l-5 6Z`)
  .join('');

const balusters = Array.from(
  { length: 33 },
  (_, index) => path`M${x - 396 + index * 24.6} 536q-6 -16 4 -40q10 24 4 40Z`,
).join('');

/** A garland with fruit that hangs between two columns of the upper storey. */
const festoons = [-170, 170]
  .map(
    (dx) =>
      path`M${x + dx - 34} 300q34 44 68 0v12q-34 40 -68 0Z` +
      disc(x + dx - 34, 300, 9) +
      disc(x + dx + 34, 300, 9),
  )
  .join('');

/** Small blocks under a cornice. */
function dentils(from: number, to: number, y: number, step: number): string {
  return Array.from({ length: Math.floor((to - from) / step) }, (_, index) =>
    rectangle(from + index * step, y, step * 0.55, step * 0.5),
  ).join('');
}

/** Scrolls of leaves on both sides of the gable's window. */
const gableScrolls = [-1, 1]
  .map(
    (s) =>
      path`
        M${x + s * 44} 220q${s * 30} -40 ${s * 70} -14q${s * 30} 16 ${s * 66} 8
        q${-s * 34} 22 ${-s * 72} 4q${-s * 30} -18 ${-s * 64} 2Z
      ` + disc(x + s * 76, 192, 11),
  )
  .join('');

/** Leaves along the frieze under the balcony's figures. */
const frieze = Array.from({ length: 20 }, (_, index) => {
  const at = x - 380 + index * 40;
  return path`M${at - 14} 654q14 -24 28 0q-14 -8 -28 0Z`;
}).join('');

/**
 * The front of Santa Croce, which fills the sheet: columns below, a balcony on carved figures, the
 * rose window in its garland, and a curved gable.
 */
export function SantaCroce() {
  return (
    <>
      <path
        fill={tone('ochre')}
        d={`${rectangle(-10, 490, 820, foot - 490)}${rectangle(x - 236, 232, 472, 270)}${scrolls}${gable}`}
      />
      {/* The shadows that the parts cast on the wall. */}
      <path
        fill={tone('ochre-shade')}
        d={
          columns(lowerColumns, 674, foot, 18, 40) +
          columns(upperColumns, 268, 490, 12, 26) +
          rectangle(-10, 660, 820, 26) +
          rectangle(x - 236, 250, 472, 18) +
          path`M${x + 228} 262h8V490h-8ZM${x - 112} 146Q${x} 72 ${x + 118} 146L${x + 132} 164Q${x + 6} 92 ${x - 92} 162Z` +
          path`M${x + 262} 330C${x + 262} 384 ${x + 330} 380 ${x + 372} 440V470Q${x + 290} 440 ${x + 262} 330Z` +
          disc(x + 13, rose + 10, 116) +
          archPath(x + 18, foot, 176, 246) +
          sideDoors.map((dx) => archPath(x + dx + 12, foot, 96, 168)).join('') +
          sideDoors.map((dx) => disc(x + dx + 6, 724, 27)).join('')
        }
      />
      <path
        fill={tone('stone')}
        d={
          columns(lowerColumns, 700, foot, -20, 38) +
          columns(lowerColumns, 676, 702, -27, 52) +
          columns(lowerColumns, foot - 26, foot, -26, 50) +
          columns(upperColumns, 282, 490, -13, 25) +
          columns(upperColumns, 264, 286, -19, 37) +
          columns(upperColumns, 474, 490, -18, 35) +
          rectangle(-10, 632, 820, 32) +
          rectangle(x - 252, 232, 504, 20) +
          path`M${x - 132} 132Q${x} 46 ${x + 132} 132L${x + 118} 152Q${x} 74 ${x - 118} 152Z` +
          archPath(x, foot, 172, 244) +
          sideDoors.map((dx) => archPath(x + dx, foot, 92, 164) + disc(x + dx, 720, 26)).join('') +
          disc(x, rose, 114) +
          festoons +
          gableScrolls +
          dentils(x - 232, x + 232, 252, 20) +
          dentils(-6, 806, 664, 24) +
          [-1, 1].map((s) => path`M${x + s * 346 - 14} 440V392l14 -52l14 52V440Z`).join('') +
          rectangle(x - 4, 44, 8, 44) +
          rectangle(x - 14, 56, 28, 7)
        }
      />
      <path
        fill={tone('stone-mid')}
        d={
          columns(lowerColumns, 702, foot - 26, 4, 14) +
          columns(lowerColumns, 676, 702, 13, 12) +
          columns(upperColumns, 286, 474, 3, 9) +
          frieze +
          beads(30, 103, 6.5) +
          [-1, 1].map((s) => path`M${x + s * 346} 440V340l14 52V440Z`).join('')
        }
      />
      <path
        fill={tone('ochre-shade')}
        d={
          disc(x, rose, 90) +
          archPath(x + 4, foot, 144, 222) +
          sideDoors.map((dx) => archPath(x + dx + 3, foot, 72, 146)).join('')
        }
      />
      <path
        fill={tone('glow-window')}
        d={
          disc(x + 3, rose + 3, 82) +
          archPath(x, 214, 40, 54) +
          sideDoors.map((dx) => disc(x + dx, 720, 16)).join('')
        }
      />
      <path fill={tone('stone')} d={rays(18, 22, 84, 2.4) + disc(x, rose, 52)} />
      <path fill={tone('glow-window')} d={disc(x + 1, rose + 1, 46)} />
      <path fill={tone('stone')} d={rays(11, 18, 48, 2) + disc(x, rose, 23)} />
      <path fill={tone('ochre-shade')} d={disc(x + 2, rose + 2, 12)} />
      <path
        fill={tone('window')}
        d={
          archPath(x + 10, foot, 110, 196) +
          sideDoors.map((dx) => archPath(x + dx + 7, foot, 52, 126)).join('')
        }
      />
      <path
        fill={tone('glow-window')}
        d={
          [-170, 170].map((dx) => archPath(x + dx, 440, 30, 92)).join('') +
          [-183, 183].map((dx) => archPath(x + dx, 834, 32, 90)).join('')
        }
      />
      {/* The depth of the balcony, in shade, and those who carry it. */}
      <path fill={tone('ochre')} d={rectangle(-10, 496, 820, 40)} />
      <path fill={tone('terracotta-shade')} d={rectangle(-10, 544, 820, 88)} />
      <path fill={tone('ochre-shade')} d={manes} />
      <path fill={tone('ochre')} d={muzzles + bodies} />
      <path fill={tone('ochre-shade')} d={bodyShades} />
      <path fill={tone('stone')} d={heads + turbans} />
      <path fill={tone('terracotta')} d={beards} />
      <path fill={tone('ink')} d={noses} />
      <path
        fill={tone('stone')}
        d={
          rectangle(-10, 486, 820, 11) +
          rectangle(-10, 534, 820, 13) +
          rectangle(-10, 614, 820, 22) +
          balusters
        }
      />
    </>
  );
}
