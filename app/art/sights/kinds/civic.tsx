import { merlons } from '../../kit/battlement.ts';
import { archRow, RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { bar, disc, Flag } from '../../kit/furnishings.tsx';
import { archPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Furrows } from '../../kit/land.tsx';
import { Shape, Sight } from './vignette.tsx';

export function Palace(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky-mid" ground="ground" horizon={168}>
      <Flag x={150} y={48} height={32} width={24} />
      <Shape color="rose" d={rectangle(58, 50, 184, 120)} />
      <Shape color="rose-shade" d={rectangle(206, 50, 36, 120)} />
      <Shape
        color="stone"
        d={rectangle(50, 44, 200, 10) + rectangle(56, 88, 188, 5) + rectangle(56, 126, 188, 5)}
      />
      <Shape
        color="stone-mid"
        d={archRow(71, 86, 5, 20, 15, 27) + archRow(71, 124, 5, 20, 15, 27)}
      />
      <Shape
        color="glow-window"
        d={
          archRow(74, 86, 5, 14, 21, 24) +
          archRow(74, 124, 5, 14, 21, 24) +
          archRow(74, 164, 2, 14, 21, 24) +
          archRow(179, 164, 2, 14, 21, 24)
        }
      />
      <Shape color="stone" d={archPath(151, 170, 36, 38)} />
      <Shape color="window" d={archPath(152, 170, 24, 30)} />
    </Sight>
  );
}

export function Castle(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky-deep">
      <Shape color="ochre" d={rectangle(82, 88, 140, 60) + merlons(82, 88, 140, 10, 8)} />
      <Shape
        color="ochre"
        d={
          rectangle(64, 66, 38, 90) +
          merlons(60, 66, 46, 4, 9) +
          rectangle(132, 40, 44, 60) +
          merlons(128, 40, 52, 4, 9)
        }
      />
      <Shape
        color="ochre-shade"
        d={
          rectangle(88, 66, 14, 90) +
          rectangle(158, 40, 18, 60) +
          rectangle(198, 72, 42, 84) +
          merlons(194, 72, 50, 4, 9)
        }
      />
      <Shape
        color="glow-window"
        d={
          archPath(76, 102, 8, 20) +
          archPath(146, 76, 9, 22) +
          archPath(218, 108, 9, 20) +
          archRow(112, 124, 2, 8, 10, 16)
        }
      />
      <Shape color="window" d={archPath(154, 150, 26, 36)} />
      <Shape color="near-hill" d="M0 176Q60 140 150 146T300 168V200H0Z" />
      <Shape color="cypress" d="M0 190Q120 160 300 188V200H0Z" />
    </Sight>
  );
}

export function Tower(props: DrawingProps) {
  return (
    <Sight {...props} sky="halo">
      <Shape
        color="terracotta"
        d={`M134 180L138 46H172L176 180Z${rectangle(130, 30, 50, 18)}${merlons(130, 30, 50, 5, 8)}`}
      />
      <Shape color="terracotta-shade" d={`M160 180V46H172L176 180Z${rectangle(160, 30, 20, 18)}`} />
      <Shape color="stone" d={rectangle(128, 46, 54, 5)} />
      <Shape color="glow-window" d={[74, 104, 134].map((y) => archPath(149, y, 8, 16)).join('')} />
      <RoofRow x={-10} y={176} width={330} height={44} houses={8} seed={5} bottom={200} />
    </Sight>
  );
}

export function Square(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky">
      <Shape color="ochre" d={rectangle(0, 62, 104, 72)} />
      <Shape color="terracotta" d={rectangle(196, 56, 104, 78)} />
      <Shape color="stone" d={rectangle(104, 48, 92, 86)} />
      <Shape
        color="roof"
        d={`${rectangle(0, 56, 106, 8)}${rectangle(194, 50, 106, 8)}M98 50L150 26L202 50Z`}
      />
      <Shape
        color="glow-window"
        d={
          archRow(8, 90, 4, 10, 14, 18) +
          archRow(206, 86, 4, 10, 14, 18) +
          archRow(116, 82, 4, 10, 9, 20)
        }
      />
      <Shape
        color="window"
        d={
          archRow(6, 134, 4, 18, 6, 30) +
          archRow(112, 134, 4, 15, 6, 34) +
          archRow(202, 134, 4, 18, 6, 30)
        }
      />
      <Shape color="ground" d={rectangle(0, 132, 300, 68)} />
      <Furrows
        vanishing={[150, 116]}
        y={133}
        bottom={200}
        from={-300}
        to={600}
        count={18}
        color="stone"
      />
      <Shape color="ground-shade" d="M144 168H158L206 178H150Z" />
      <Shape
        color="stone"
        d={rectangle(140, 160, 20, 12) + rectangle(146, 96, 8, 66) + rectangle(143, 92, 14, 5)}
      />
      <Shape color="cypress" d={path`${disc(150, 76, 4)}M145 92L147 80H153L155 92Z`} />
    </Sight>
  );
}

/** A covered walk, arch behind arch. */
export function Portico(props: DrawingProps) {
  const arch = (scale: number) =>
    archPath(150 - (1 - scale) * 14, 186 - (1 - scale) * 40, 190 * scale, 170 * scale);
  return (
    <Sight {...props} sky="terracotta">
      <Shape
        color="ground"
        d={polygon([
          [0, 200],
          [40, 184],
          [250, 184],
          [300, 200],
        ])}
      />
      <Shape color="terracotta-shade" d={arch(1)} />
      <Shape color="ochre" d={arch(0.84)} />
      <Shape color="ochre-shade" d={arch(0.72)} />
      <Shape color="ochre" d={arch(0.59)} />
      <Shape color="ochre-shade" d={arch(0.5)} />
      <Shape color="halo" d={arch(0.38)} />
      <Shape color="ground" d="M56 186L96 170L118 162H168L194 172L246 186Z" />
      <Shape color="lamp" d={disc(148, 58, 7)} />
      <Shape color="ink" d={rectangle(147, 18, 2, 34)} />
    </Sight>
  );
}

export function Street(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky-low">
      <Shape color="rose" d="M0 0H118L132 200H0Z" />
      <Shape color="terracotta-shade" d="M300 0H186L172 200H300Z" />
      <Shape color="ground" d="M128 158H176L204 200H96Z" />
      <Shape color="rose-shade" d="M92 0H118L132 200H100Z" />
      <Shape
        color="near-hill"
        d="M24 34H44V84H24ZM62 38H74V84H62ZM226 40H238V86H226ZM258 36H278V86H258Z"
      />
      <Shape color="glow-window" d="M44 36H62V84H44ZM238 38H258V86H238ZM40 128H70V186H40Z" />
      <Shape color="stone" d={rectangle(34, 98, 52, 6) + rectangle(36, 84, 48, 3)} />
      <Shape
        color="ink"
        d={
          Array.from({ length: 8 }, (_, i) => rectangle(37 + i * 6.4, 86, 2, 13)).join('') +
          bar([104, 60], [200, 66], 2)
        }
      />
      <Shape
        color="train"
        d={`M118 61L138 62V92H118Z${disc(44, 82, 5)}${disc(56, 80, 6)}${disc(70, 82, 5)}`}
      />
      <Shape color="paper" d="M142 62L160 63V86H142ZM164 64L186 65V98H164Z" />
    </Sight>
  );
}

export function Modern(props: DrawingProps) {
  return (
    <Sight {...props} sky="sea" ground="stone-mid" horizon={164}>
      <Shape color="stone-shade" d="M40 166L56 112Q130 76 270 90V166Z" />
      <Shape color="glow-window" d="M82 160L90 132Q160 104 260 112V160Z" />
      <Shape color="stone" d="M30 138Q90 60 200 54Q260 54 284 84V112Q150 84 30 138Z" />
      <Shape color="stone-mid" d="M30 138Q110 86 200 82Q250 82 284 96V112Q150 84 30 138Z" />
      <Shape
        color="stone"
        d={[120, 156, 192, 228]
          .map((x) =>
            polygon([
              [x, 100],
              [x + 5, 100],
              [x - 3, 166],
              [x - 8, 166],
            ]),
          )
          .join('')}
      />
    </Sight>
  );
}
