import { archPath, lancetPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';

const middle = 424;
const foot = 700;

/** Half a spire: both halves make the whole, the right one in shade. */
function spire(
  x: number,
  y: number,
  width: number,
  height: number,
  half: 'whole' | 'shade',
): string {
  const w = width / 2;
  const from = half === 'whole' ? x - w : x;
  return polygon([
    [from, y],
    [from, y - height * 0.34],
    [half === 'whole' ? x - w * 0.5 : x, y - height * 0.38],
    [x, y - height],
    [x + w * 0.5, y - height * 0.38],
    [x + w, y - height * 0.34],
    [x + w, y],
  ]);
}

interface Buttress {
  readonly offset: number;
  readonly top: number;
  readonly height: number;
}

const buttresses: Buttress[] = [
  { offset: -262, top: 556, height: 92 },
  { offset: -168, top: 500, height: 98 },
  { offset: -76, top: 440, height: 104 },
  { offset: 76, top: 440, height: 104 },
  { offset: 168, top: 500, height: 98 },
  { offset: 262, top: 556, height: 92 },
];

const forest = [-236, -210, -188, -142, -118, -96, -48, 50, 98, 120, 144, 190, 212, 238];

/** The stepped gable of the front, as heights at offsets from the middle. */
const gable: [number, number][] = [
  [-262, 596],
  [-168, 548],
  [-168, 534],
  [-76, 484],
  [-76, 462],
  [0, 420],
  [76, 462],
  [76, 484],
  [168, 534],
  [168, 548],
  [262, 596],
];

function Front() {
  const at = (offset: number) => middle + offset;
  return (
    <>
      <path
        fill={tone('stone-mid')}
        d={polygon([
          ...gable.map(([dx, y]): [number, number] => [at(dx), y]),
          [at(262), foot],
          [at(-262), foot],
        ])}
      />
      <path
        fill={tone('stone-shade')}
        d={buttresses
          .map(({ offset, top }) =>
            offset > 200
              ? ''
              : polygon([
                  [at(offset + 13), top + 20],
                  [at(offset + 40), top + 60],
                  [at(offset + 40), foot],
                  [at(offset + 13), foot],
                ]),
          )
          .join('')}
      />
      <path
        fill={tone('stone')}
        d={gable
          .slice(0, -1)
          .map(([dx, y], index) => {
            const [nx, ny] = gable[index + 1] ?? [dx, y];
            return nx === dx
              ? ''
              : polygon([
                  [at(dx), y],
                  [at(nx), ny],
                  [at(nx), ny + 11],
                  [at(dx), y + 11],
                ]);
          })
          .join('')}
      />
      <path
        fill={tone('stone')}
        d={[-215, -122, -38, 38, 122, 215]
          .map((dx, index) =>
            spire(at(dx), [582, 522, 448, 448, 522, 582][index] ?? 0, 11, 46, 'whole'),
          )
          .join('')}
      />
      <path
        fill={tone('glow-window')}
        d={
          [-215, -122, 122, 215].map((dx) => archPath(at(dx), 640, 26, 46)).join('') +
          lancetPath(at(0), 610, 66, 128) +
          [-122, 122].map((dx) => lancetPath(at(dx), 588, 17, 40)).join('')
        }
      />
      <path
        fill={tone('stone')}
        d={
          [-11, 11].map((dx) => rectangle(at(dx) - 2, 488, 4, 122)).join('') +
          [-215, -122, 0, 122, 215]
            .map((dx) => {
              const w = dx === 0 ? 46 : 30;
              return polygon([
                [at(dx - w), 664],
                [at(dx), dx === 0 ? 622 : 646],
                [at(dx + w), 664],
              ]);
            })
            .join('')
        }
      />
      <path
        fill={tone('window')}
        d={[-215, -122, 0, 122, 215]
          .map((dx) => archPath(at(dx), foot, dx === 0 ? 54 : 34, dx === 0 ? 52 : 46))
          .join('')}
      />
      {buttresses.map(({ offset, top, height }) => (
        <g key={offset}>
          <path
            fill={tone('stone')}
            d={
              rectangle(at(offset) - 14, top, 28, foot - top) +
              spire(at(offset), top, 28, height, 'whole')
            }
          />
          <path
            fill={tone('stone-shade')}
            d={
              rectangle(at(offset) + 2, top, 12, foot - top) +
              spire(at(offset), top, 28, height, 'shade')
            }
          />
        </g>
      ))}
      <path fill={tone('stone')} d={spire(middle, 424, 16, 64, 'whole')} />
    </>
  );
}

function GreatSpire() {
  const x = middle;
  return (
    <>
      <path
        fill={tone('stone')}
        d={path`
          M${x - 58} 470V408L${x - 44} 398V380L${x - 20} 352V330L${x - 11} 316L${x - 3} 258H${x + 3}
          L${x + 11} 316L${x + 20} 330V352L${x + 44} 380V398L${x + 58} 408V470Z
        `}
      />
      <path
        fill={tone('stone-shade')}
        d={path`
          M${x + 6} 470V352V316L${x + 1} 258H${x + 3}L${x + 11} 316L${x + 20} 330V352L${x + 44} 380
          V398L${x + 58} 408V470Z
        `}
      />
      <path
        fill={tone('stone')}
        d={[-52, -30, 30, 52]
          .map((dx) => spire(x + dx, Math.abs(dx) > 40 ? 410 : 372, 10, 52, 'whole'))
          .join('')}
      />
      <path fill={tone('ochre')} d={path`M${x} 236q5 3 3 9l4 13h-14l4 -13q-2 -6 3 -9Z`} />
    </>
  );
}

/** Milan's cathedral from the square, its foot at y 700. */
export function MilanCathedral() {
  return (
    <>
      <GreatSpire />
      <path
        fill={tone('stone-mid')}
        d={forest
          .map((dx) => spire(middle + dx, 600, 12, 600 - (424 + Math.abs(dx) * 0.42), 'whole'))
          .join('')}
      />
      <path
        fill={tone('stone-shade')}
        d={forest
          .map((dx) => spire(middle + dx, 600, 12, 600 - (424 + Math.abs(dx) * 0.42), 'shade'))
          .join('')}
      />
      <Front />
    </>
  );
}
