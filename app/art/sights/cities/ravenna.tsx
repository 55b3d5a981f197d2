import type { DrawingProps } from '../../kit/drawing.tsx';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';
import { RingOfStones } from '../landmarks/ravenna-stones.tsx';
import { Theodora } from '../landmarks/ravenna-theodora.tsx';
import { Theodoric } from '../landmarks/ravenna-theodoric.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The middle of the vault, where the cross is. */
const vault = { x: 300, y: 128 };

/** A gold star of eight rays. */
function star(x: number, y: number, size: number): string {
  const [a, b] = [size, size * 0.32];
  return path`M${x} ${y - a}l${b} ${a - b}l${a - b} ${b}l${b - a} ${b}l${-b} ${a - b}l${-b} ${b - a}l${b - a} ${-b}l${a - b} ${-b}Z`;
}

function StarrySky() {
  const rings: readonly (readonly [radius: number, count: number, size: number])[] = [
    [66, 11, 9],
    [104, 15, 11],
    [148, 19, 13],
    [198, 23, 15],
    [256, 27, 17],
    [322, 31, 19],
  ];
  const gold = rings
    .map(([radius, count, size], index) =>
      range(count)
        .map((i) => {
          const turn = ((i + index * 0.37) * 2 * Math.PI) / count;
          const [x, y] = [vault.x + Math.cos(turn) * radius, vault.y + Math.sin(turn) * radius];
          const hidden =
            y < -10 || y > 404 || x < -10 || x > 610 || Math.hypot(x - 300, y - 432) < 206;
          return hidden ? '' : star(x, y, size);
        })
        .join(''),
    )
    .join('');
  return (
    <>
      <path className="day" fill={tone('ochre')} d={gold} />
      <path className="night" fill={tone('glow-window')} d={gold} />
      <Shape
        color="glitter"
        d={polygon([
          [vault.x - 5, vault.y - 42],
          [vault.x + 5, vault.y - 42],
          [vault.x + 4, vault.y - 8],
          [vault.x + 27, vault.y - 10],
          [vault.x + 27, vault.y + 2],
          [vault.x + 4, vault.y],
          [vault.x + 6, vault.y + 44],
          [vault.x - 6, vault.y + 44],
          [vault.x - 4, vault.y],
          [vault.x - 27, vault.y + 2],
          [vault.x - 27, vault.y - 10],
          [vault.x - 4, vault.y - 8],
        ])}
      />
    </>
  );
}

/** A dove that drinks from the basin; `side` 1 looks left. */
function dove(x: number, y: number, side: number): string {
  const s = side;
  return path`M${x} ${y}q${-s * 7} -9 ${-s * 16} -3l${-s * 9} 6l${s * 9} 2q${s * 1} 12 ${s * 12} 18l${-s * 2} 12h${s * 4}l${s * 5} -11q${s * 18} 0 ${s * 44} 12l${s * 8} -4q${-s * 22} -34 ${-s * 55} -32Z`;
}

/** Under its arch, the window of alabaster, and two doves at a basin. */
function Lunette() {
  return (
    <>
      <circle cx={300} cy={432} r={190} fill={tone('terracotta-shade')} />
      <RingOfStones x={300} y={432} r={174} size={18} ground="train" color="ochre" />
      <RingOfStones x={300} y={432} r={154} size={9} ground="sea-mid" color="paper" />
      <Shape color="stone-shade" d={rectangle(262, 296, 76, 74)} />
      <path className="day" fill={tone('lamp')} d={rectangle(268, 302, 64, 68)} />
      <path className="night" fill={tone('glow-window')} d={rectangle(268, 302, 64, 68)} />
      <Shape
        color="ochre"
        d="M268 316Q288 300 300 318T332 322V334Q310 344 298 330T268 330ZM268 350Q292 338 312 352L332 348V360Q300 366 268 362Z"
      />
      <Shape color="near-hill" d={rectangle(140, 388, 320, 16)} />
      <Shape color="ochre" d="M252 376H348Q340 396 310 398V404H290V398Q260 396 252 376Z" />
      <Shape color="foam" d="M256 372H344V379H256Z" />
      <Shape color="paper" d={dove(364, 346, 1) + dove(236, 346, -1)} />
    </>
  );
}

/** Galla Placidia: the head back, a night of gold stars around the cross. */
function GallaPlacidia({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sea-deep">
      <StarrySky />
      <Lunette />
    </Sight>
  );
}

export const sights: CitySights = {
  theodora: Theodora,
  'galla-placidia': GallaPlacidia,
  theodoric: Theodoric,
};
