import { archRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { type RingWall, ringArcade, ringBand } from '../../kit/ring-wall.ts';
import { Cypress } from '../../kit/trees.tsx';
import { Shape, Sight } from './vignette.tsx';

export function Temple(props: DrawingProps) {
  const columns = [84, 110, 136, 164, 190, 216];
  return (
    <Sight {...props} sky="glow" ground="ground" horizon={172}>
      <Shape color="stone-shade" d={rectangle(80, 84, 140, 78)} />
      <Shape color="window" d={rectangle(138, 104, 24, 58)} />
      <Shape color="stone" d={columns.map((x) => rectangle(x - 7, 86, 14, 74)).join('')} />
      <Shape color="stone-mid" d={columns.map((x) => rectangle(x + 1, 86, 6, 74)).join('')} />
      <Shape
        color="stone"
        d={`M66 70L150 28L234 70V86H66Z${rectangle(66, 158, 168, 8)}${rectangle(56, 165, 188, 9)}`}
      />
      <Shape color="stone-shade" d="M92 68L150 39L208 68Z" />
      <Shape color="stone-mid" d={rectangle(66, 74, 168, 3) + rectangle(66, 163, 168, 3)} />
    </Sight>
  );
}

export function Ruins(props: DrawingProps) {
  const columns = [90, 116, 142];
  return (
    <Sight {...props} sky="haze" ground="field-shade">
      <Shape color="far-hill" d="M0 150L90 112L150 136L236 96L300 130V180H0Z" />
      <Cypress x={236} y={172} height={112} />
      <Shape color="terracotta" d="M176 170V92Q196 70 222 88L226 108V170Z" />
      <Shape color="terracotta-shade" d="M212 84L222 88L226 108V170H212Z" />
      <Shape color="window" d={archPath(194, 170, 24, 54)} />
      <Shape
        color="stone"
        d={`${columns.map((x) => rectangle(x - 8, 60, 16, 112)).join('')}M76 42H158L150 62H76ZM48 172V136L58 130L66 134V172Z`}
      />
      <Shape
        color="stone-shade"
        d={columns.map((x) => rectangle(x + 2, 66, 6, 106)).join('') + rectangle(60, 133, 6, 38)}
      />
    </Sight>
  );
}

const wall: RingWall = { x: 150, y: 132, scale: 250, radius: 1, distance: 2.5, eye: 0.24 };

export function Arena(props: DrawingProps) {
  const inner = { ...wall, radius: 0.9 };
  return (
    <Sight {...props} sky="sky-mid" ground="ground" horizon={150}>
      <Shape color="terracotta-shade" d={ringBand(inner, 110, 250, 0.2, 0.62)} />
      <Shape color="ground" d={rectangle(0, 150, 300, 50)} />
      <Shape color="ochre" d={ringBand(wall, -66, 66, 0, 0.6)} />
      <Shape color="ochre-shade" d={ringBand(wall, 14, 66, 0, 0.6)} />
      <Shape
        color="stone"
        d={ringBand(wall, -66, 66, 0.27, 0.3) + ringBand(wall, -66, 66, 0.57, 0.61)}
      />
      <Shape
        color="glow-window"
        d={[0.02, 0.32]
          .map((low) =>
            ringArcade(wall, { from: -60, to: 60, step: 12, half: 3.8, low, high: low + 0.2 }),
          )
          .join('')}
      />
    </Sight>
  );
}

export function Bridge(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky-low">
      <Shape color="far-hill" d="M0 110Q70 84 140 108T300 96V130H0Z" />
      <Shape color="stone" d="M0 96Q150 70 300 96V140H0Z" />
      <Shape color="stone-shade" d={archRow(22, 142, 3, 70, 24, 46)} />
      <Shape color="sea" d={archRow(26, 142, 3, 62, 32, 43)} />
      <Shape color="stone-mid" d="M0 90Q150 64 300 90V97Q150 71 0 97Z" />
      <Shape color="sea-mid" d={rectangle(0, 128, 300, 72)} />
      <g transform="translate(0 256) scale(1 -1)">
        <Shape color="sea" d="M0 80Q150 108 300 80V128H0Z" />
      </g>
      <Shape
        color="glitter"
        d={[150, 166, 182]
          .map((y, i) => path`M${70 + i * 34} ${y}h${70 - i * 12}l6 2h${-84 + i * 12}Z`)
          .join('')}
      />
    </Sight>
  );
}
