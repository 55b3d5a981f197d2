import type { DrawingProps } from '../../kit/drawing.tsx';
import { Awning, disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { Shape, Sight } from './vignette.tsx';

/** A vase on its plinth, in the light of a lamp. */
export function Museum(props: DrawingProps) {
  return (
    <Sight {...props} sky="rose-shade" ground="terracotta-shade" horizon={160}>
      <Shape color="haze" d="M150 0L212 168H88Z" />
      <Shape color="stone" d={rectangle(118, 136, 64, 50) + rectangle(112, 130, 76, 8)} />
      <Shape color="stone-shade" d={rectangle(160, 138, 22, 48)} />
      <Shape
        color="terracotta"
        d="M138 36H162L159 46Q159 54 170 62Q190 76 176 104Q168 118 160 124L164 130H136L140 124Q132 118 124 104Q110 76 130 62Q141 54 141 46ZM128 64Q112 44 139 44V50Q124 50 134 60ZM172 64Q188 44 161 44V50Q176 50 166 60Z"
      />
      <Shape
        color="ink"
        d="M123 74H178L181 82H120ZM121 100H178L175 106H125ZM138 36H162L161 41H139Z"
      />
      <Shape
        color="ochre"
        d={[126, 138, 150, 162].map((x) => path`M${x} 97l5 -11l5 11Z`).join('')}
      />
    </Sight>
  );
}

export function Painting(props: DrawingProps) {
  return (
    <Sight {...props} sky="near-hill">
      <Shape color="shadow" d={rectangle(74, 34, 166, 144)} />
      <Shape color="ochre" d={rectangle(64, 24, 166, 144)} />
      <Shape color="ochre-shade" d={path`M64 168L80 152H214L230 168ZM214 40L230 24V168L214 152Z`} />
      <Shape color="sky" d={rectangle(80, 40, 134, 112)} />
      <Shape color="sun" d={disc(122, 82, 16)} />
      <Shape color="far-hill" d="M80 112Q114 92 148 108T214 98V152H80Z" />
      <Shape color="olive" d="M80 126Q130 108 214 130V152H80Z" />
      <Shape
        color="cypress"
        d="M180 136Q172 106 182 74Q192 106 184 136ZM196 142Q191 122 197 100Q203 122 199 142Z"
      />
    </Sight>
  );
}

/** A marble head in its niche. */
export function Statue(props: DrawingProps) {
  return (
    <Sight {...props} sky="terracotta">
      <Shape color="terracotta-shade" d={archPath(150, 186, 128, 172)} />
      <Shape color="roof-shade" d={archPath(162, 186, 104, 158)} />
      <Shape
        color="stone"
        d="M100 158Q104 134 138 126V106Q122 94 124 70Q126 46 150 44Q174 46 176 70Q178 94 162 106V126Q196 134 200 158Z"
      />
      <Shape
        color="stone-shade"
        d="M150 44Q174 46 176 70Q178 94 162 106V126Q196 134 200 158H164Q160 138 150 130L156 116Q158 108 152 104Q160 90 158 76Q154 60 150 44Z"
      />
      <Shape
        color="stone-mid"
        d="M122 74Q116 50 134 42Q150 32 166 42Q184 50 178 74L170 62Q164 66 156 58Q148 66 140 60Q130 62 128 72Z"
      />
      <Shape color="stone" d={rectangle(92, 156, 116, 12) + rectangle(102, 168, 96, 32)} />
      <Shape color="stone-shade" d={rectangle(160, 168, 38, 32)} />
    </Sight>
  );
}

export function Theatre(props: DrawingProps) {
  return (
    <Sight {...props} sky="train-shade">
      <Shape color="window" d={rectangle(60, 40, 180, 130)} />
      <Shape color="halo" d="M150 46L210 164H90Z" />
      <Shape
        color="train"
        d="M56 34H140Q136 110 84 130L76 168H56ZM244 34H160Q164 110 216 130L224 168H244Z"
      />
      <Shape
        color="train-shade"
        d="M78 40H90Q90 96 70 130ZM108 40H120Q116 90 88 118ZM210 40H222Q228 96 230 130ZM180 40H192Q206 80 214 118Z"
      />
      <Shape
        color="train-light"
        d={Array.from(
          { length: 6 },
          (_, i) => path`M${60 + i * 30} 34h30q-2 22 -15 22t-15 -22Z`,
        ).join('')}
      />
      <Shape
        color="ochre"
        d={`${rectangle(40, 22, 220, 14)}${rectangle(44, 34, 14, 136)}${rectangle(242, 34, 14, 136)}M128 24Q150 2 172 24Z`}
      />
      <Shape color="ochre-shade" d={rectangle(30, 168, 240, 12)} />
      <Shape color="ink" d={[40, 84, 128, 172, 216, 260].map((x) => disc(x, 196, 15)).join('')} />
    </Sight>
  );
}

export function Market(props: DrawingProps) {
  const row = (y: number, from: number, count: number) =>
    Array.from({ length: count }, (_, i) => disc(from + i * 14, y, 8)).join('');
  return (
    <Sight {...props} sky="sky-low" ground="ground" horizon={174}>
      <Shape color="terracotta-shade" d={rectangle(62, 60, 5, 120) + rectangle(232, 60, 5, 120)} />
      <Shape color="ochre-shade" d={rectangle(56, 80, 190, 96)} />
      <Shape color="train" d={row(124, 74, 4)} />
      <Shape color="field" d={row(124, 136, 3)} />
      <Shape color="near-hill" d={row(124, 186, 4)} />
      <Shape color="terracotta" d={row(156, 180, 4)} />
      <Shape color="olive" d={row(156, 74, 4)} />
      <Shape color="rose" d={row(156, 136, 3)} />
      <Shape color="ochre" d={rectangle(58, 126, 184, 22) + rectangle(58, 158, 184, 24)} />
      <Shape
        color="terracotta-shade"
        d={[124, 176].map((x) => rectangle(x, 126, 3, 56)).join('')}
      />
      <Awning x={56} y={40} width={188} height={54} stripes={9} />
    </Sight>
  );
}

export function Cafe(props: DrawingProps) {
  return (
    <Sight {...props} sky="terracotta-shade">
      <Shape
        color="cloud-shade"
        d="M128 58Q116 44 128 30T126 6Q144 20 134 34T136 58ZM164 58Q152 44 164 30T162 10Q180 22 170 36T172 58Z"
      />
      <g transform="translate(0 8)">
        <Shape color="ochre" d={rectangle(0, 132, 300, 70)} />
        <Shape color="stone-mid" d="M70 150Q150 186 230 150Q222 172 150 174T70 150Z" />
        <Shape color="paper" d="M66 146Q150 130 234 146Q150 176 66 146Z" />
        <Shape
          color="stone-mid"
          d="M192 76q36 -6 34 20q-4 26 -46 26v-10q30 -2 33 -17q2 -12 -21 -9Z"
        />
        <Shape color="paper" d="M98 62H202Q202 134 172 148H128Q98 134 98 62Z" />
        <Shape color="stone-mid" d="M170 62H202Q202 134 172 148H152Q176 124 170 62Z" />
        <Shape color="window" d="M98 62Q150 48 202 62Q150 78 98 62Z" />
        <Shape color="train" d="M99 86Q150 98 201 86L199 97Q150 109 101 97Z" />
      </g>
    </Sight>
  );
}

/** One flame before a bare wall, and the rails that end there. */
export function Memorial(props: DrawingProps) {
  return (
    <Sight {...props} sky="dusk-deep" ground="ink" horizon={156}>
      <Shape
        color="dusk"
        d={[0, 1, 2]
          .map((row) =>
            [0, 1, 2, 3]
              .map((i) => rectangle(-30 + i * 96 + (row % 2) * 48, 4 + row * 52, 90, 46))
              .join(''),
          )
          .join('')}
      />
      <Shape color="sky-low" d={disc(150, 96, 40)} />
      <Shape color="halo" d={disc(150, 96, 26)} />
      <Shape color="paper" d={rectangle(141, 108, 18, 52)} />
      <Shape color="stone-mid" d={rectangle(152, 108, 7, 52)} />
      <Shape color="sun" d="M150 72Q164 96 150 106Q136 96 150 72Z" />
      <Shape color="ink" d={rectangle(149, 102, 2, 8)} />
    </Sight>
  );
}
