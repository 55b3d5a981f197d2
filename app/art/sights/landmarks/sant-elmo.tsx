import { disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon, rectangle, seededRandom } from '../../kit/geometry.ts';
import { RoundDome } from '../../kit/landmarks.tsx';
import type { PosterRole } from '../../palette.ts';
import { Shape } from '../sight.tsx';

/** The old rim on the left, the cone on the right, over the far side of the bay. */
function Vesuvius() {
  return (
    <>
      <Shape
        color="hill"
        d="M150 150C230 140 286 108 314 78L330 68L352 70C366 74 372 88 386 92C398 86 408 62 420 50L446 44L462 50C486 86 530 124 604 138V152H150Z"
      />
      <Shape
        color="dusk"
        d="M462 50C486 86 530 124 604 138V152H520C492 138 500 116 480 102C462 88 470 68 462 50ZM352 70C366 74 372 88 386 92C392 110 380 116 388 130C366 118 362 92 352 70Z"
      />
    </>
  );
}

/** The line of the street, from the foot of the hill to the far end of the town. */
const street = (y: number): number => 344 + (400 - y) * 0.1;

/** A band along the street, between two distances from its middle at the foot of the hill. */
const streetBand = (from: number, to: number): string =>
  polygon([
    [street(404) + from, 404],
    [street(172) + from * 0.1, 172],
    [street(172) + to * 0.1, 172],
    [street(404) + to, 404],
  ]);

/** Flat roofs and walls as far as the shore; none stands in the street. */
const town = (() => {
  const random = seededRandom(23);
  const colors: PosterRole[] = ['ochre', 'rose', 'stone', 'stone-mid', 'terracotta'];
  const walls = new Map<PosterRole, string>(colors.map((color) => [color, '']));
  let [shades, panes] = ['', ''];
  const rows = [164, 178, 196, 220, 250, 288, 336, 396];
  for (const [index, bottom] of rows.entries()) {
    const size = 12 + index * 6.5;
    const shore = 330 + (bottom - 150) * 1.5;
    let x = -10;
    while (x < Math.min(610, shore)) {
      const height = Math.round(size * (0.7 + random() * 0.5));
      const color = colors[Math.floor(random() * colors.length)] ?? 'ochre';
      const top = bottom - height;
      const slit = street(bottom - height / 2);
      const gap = 3 + index * 1.5;
      let width = Math.round(size * (0.8 + random() * 0.8));
      const meets = x < slit + gap && x + width > slit - gap;
      if (meets) width = Math.round(slit - gap - x);
      if (width > 3) {
        walls.set(color, walls.get(color) + rectangle(x, top, width, height + size * 0.2));
        shades += rectangle(x + width * 0.7, top + size * 0.1, width * 0.3, height);
        for (const share of index > 3 && width > size * 0.7 ? [0.15, 0.42] : [])
          panes += rectangle(x + width * share, top + size * 0.3, 3 + index * 0.5, 5 + index);
      }
      x = meets ? Math.round(slit + gap) : x + width;
    }
  }
  return { walls: [...walls], shades, panes };
})();

/** The corner of the star in yellow tuff, sheer over the town, with an embrasure. */
function Rampart() {
  const wall: Point[] = [
    [-2, 4],
    [196, 132],
    [246, 404],
    [-2, 404],
  ];
  return (
    <>
      <Shape color="ochre" d={polygon(wall)} />
      <Shape color="ochre-shade" d="M196 132L216 126L292 404H246Z" />
      <Shape color="stone" d="M-2 -10L196 120L218 113L216 128L196 136L-2 6Z" />
      <Shape color="terracotta-shade" d="M60 116l56 32v56l-56 -24Z" />
      <Shape color="ochre-shade" d="M60 116l12 -4l52 30l-8 6ZM-2 224L214 300L218 314L-2 244Z" />
    </>
  );
}

/** Naples from the ramparts of Sant’Elmo. */
export function SantElmo() {
  return (
    <>
      <Vesuvius />
      <Shape color="sea" d={rectangle(-2, 150, 604, 254)} />
      <Shape color="ochre-shade" d={path`M-2 150H330L604 344V404H-2Z`} />
      {town.walls.map(([color, d]) => (
        <Shape key={color} color={color} d={d} />
      ))}
      <Shape color="rose-shade" d={town.shades} />
      <Shape color="glow-window" d={town.panes} />
      <Shape color="ochre" d={streetBand(-16, -7)} />
      <Shape color="glow-window" d={streetBand(-7, 8)} />
      <RoundDome x={464} y={272} width={54} height={44} colors={['near-hill', 'cypress']} />
      <Shape color="stone" d={rectangle(437, 270, 54, 26) + disc(464, 226, 4)} />
      <Rampart />
    </>
  );
}
