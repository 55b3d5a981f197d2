import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape } from '../sight.tsx';

const water = 318;
const deck = 236;

/** The middles of the three arches; the third leaves the frame. */
const arches = [34, 246, 458];
const span = 176;

/** The side of the bridge, or upside down (`up` -1) what the water shows of it. */
function body(up: 1 | -1): string {
  const at = (height: number) => water - up * height;
  const crown = at(76);
  const curves = [...arches].reverse().map(
    (x) => path`
      H${x + span / 2}C${x + span * 0.4} ${crown} ${x - span * 0.4} ${crown} ${x - span / 2} ${water}
    `,
  );
  return `${path`M-2 ${at(water - deck)}H602V${water}`}${curves.join('')}H-2Z`;
}

/** Flat stone arches on piers with pointed feet, and their soffits in shade. */
function Arches() {
  const piers = arches.slice(1).map((x) => x - 106);
  return (
    <>
      <Shape
        color="terracotta-shade"
        d={arches
          .map(
            (x) => path`
              M${x - span / 2} ${water}C${x - span * 0.4} ${water - 76} ${x + span * 0.4} ${water - 76} ${x + span / 2} ${water}
              h-22C${x + span * 0.34} ${water - 70} ${x - span * 0.4} ${water - 62} ${x - span / 2} ${water}
              Z
            `,
          )
          .join('')}
      />
      <Shape color="sea-mid" d={body(-1)} />
      <Shape color="ochre-shade" d={body(1)} />
      <Shape
        color="ochre"
        d={piers
          .map((x) =>
            polygon([
              [x - 20, water + 8],
              [x - 20, deck + 34],
              [x, deck + 22],
              [x, water + 8],
            ]),
          )
          .join('')}
      />
      <Shape
        color="terracotta"
        d={piers
          .map((x) =>
            polygon([
              [x + 20, water + 8],
              [x + 20, deck + 34],
              [x, deck + 22],
              [x, water + 8],
            ]),
          )
          .join('')}
      />
    </>
  );
}

interface Shop {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly hang: number;
  readonly color: PosterRole;
}

const shops: Shop[] = (
  [
    [-10, 34, 176, 14, 'ochre'],
    [24, 30, 168, 20, 'rose'],
    [54, 40, 182, 10, 'field'],
    [94, 30, 172, 18, 'terracotta'],
    [124, 38, 178, 14, 'ochre'],
    [162, 28, 170, 22, 'stone-mid'],
    [302, 32, 172, 18, 'rose'],
    [334, 40, 180, 12, 'ochre'],
    [374, 30, 168, 20, 'field'],
    [404, 38, 178, 14, 'terracotta'],
    [442, 32, 170, 20, 'stone-mid'],
    [474, 40, 180, 12, 'ochre'],
    [514, 30, 172, 20, 'rose'],
    [544, 60, 178, 14, 'field'],
  ] as const
).map(([x, width, top, hang, color]) => ({ x, width, top, hang, color }));

/** The goldsmiths’ shops, hung out over the water on struts of wood. */
function Shops() {
  const colors = [...new Set(shops.map(({ color }) => color))];
  return (
    <>
      {colors.map((color) => (
        <Shape
          key={color}
          color={color}
          d={shops
            .filter((shop) => shop.color === color)
            .map(({ x, width, top, hang }) => rectangle(x, top, width, deck - 6 + hang - top - 14))
            .join('')}
        />
      ))}
      <Shape
        color="roof"
        d={shops
          .map(({ x, width, top }) =>
            polygon([
              [x - 2, top + 2],
              [x + 3, top - 7],
              [x + width - 3, top - 7],
              [x + width + 2, top + 2],
            ]),
          )
          .join('')}
      />
      <Shape
        color="terracotta-shade"
        d={shops
          .flatMap(({ x, width, hang }) =>
            [0.2, 0.5, 0.8].map((share): Point[] => [
              [x + width * share - 2.5, deck - 20 + hang],
              [x + width * share + 2.5, deck - 20 + hang],
              [x + width * share + 2.5, deck - 10 + hang],
              [x + width * share - 2.5, deck - 2 + hang],
            ]),
          )
          .map(polygon)
          .join('')}
      />
      <Shape
        color="glow-window"
        d={shops
          .flatMap(({ x, width, top }) =>
            [0.3, 0.7].map((share) => rectangle(x + width * share - 4, top + 14, 8, 13)),
          )
          .join('')}
      />
      <Shape
        color="near-hill"
        d={shops
          .filter((_, index) => index % 2 === 0)
          .map(({ x, width, top }) => rectangle(x + width * 0.3 - 8, top + 13, 4, 15))
          .join('')}
      />
    </>
  );
}

/** Vasari’s corridor runs along the top, over three arches in the middle of the bridge. */
function Corridor() {
  return (
    <>
      <Shape color="stone-mid" d={rectangle(-2, 138, 604, 36)} />
      <Shape color="roof" d={path`M-2 138V130H602V138Z`} />
      <Shape color="roof-shade" d={rectangle(-2, 136, 604, 4)} />
      <Shape
        color="glow-window"
        d={Array.from({ length: 20 }, (_, index) => rectangle(8 + index * 30, 150, 8, 10)).join('')}
      />
      <Shape color="roof-shade" d={rectangle(-2, 172, 604, 66)} />
      <Shape color="ochre" d={rectangle(190, 172, 112, 66)} />
      <Shape color="sky-low" d={[210, 246, 282].map((x) => archPath(x, 232, 28, 48)).join('')} />
    </>
  );
}

/** The Ponte Vecchio from the water, its last arch beyond the frame. */
export function PonteVecchio() {
  return (
    <g transform="translate(-84 -96) scale(1.4)">
      <Corridor />
      <Arches />
      <Shops />
    </g>
  );
}
