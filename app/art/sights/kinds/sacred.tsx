import { archRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { Campanile, Lantern, RibbedDome } from '../../kit/landmarks.tsx';
import { Shape, Sight } from './vignette.tsx';

export function Cathedral(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky" ground="ground">
      <Lantern x={176} y={52} width={16} height={30} />
      <RibbedDome x={176} y={104} width={98} height={56} />
      <Shape color="stone" d={rectangle(130, 102, 92, 68)} />
      <Shape color="stone-shade" d={`${rectangle(192, 102, 30, 68)}M222 126L254 140V170H222Z`} />
      <Shape color="stone" d="M66 170V116L102 88L138 116V170Z" />
      <Shape color="ochre" d="M60 120L102 86L144 120V126L102 94L60 126Z" />
      <Shape
        color="glow-window"
        d={
          disc(102, 120, 9) +
          archPath(102, 170, 18, 34) +
          archRow(146, 128, 5, 8, 7, 16) +
          archRow(76, 166, 1, 9, 0, 20) +
          archRow(119, 166, 1, 9, 0, 20)
        }
      />
    </Sight>
  );
}

export function Church(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky-low" ground="ground">
      <Campanile
        x={206}
        y={172}
        width={34}
        height={148}
        colors={['terracotta', 'terracotta-shade']}
      />
      <Shape color="stone" d="M62 172V124L92 108V88L126 62L160 88V108L190 124V172Z" />
      <Shape color="stone-shade" d="M126 62L160 88V108L190 124V172H176V124L150 108V86Z" />
      <Shape
        color="terracotta"
        d="M58 126L92 106V98L126 74L160 98V106L194 126V118L160 98V88L126 60L92 88V98L58 118Z"
      />
      <Shape
        color="glow-window"
        d={disc(126, 104, 11) + archRow(72, 158, 1, 8, 0, 20) + archRow(172, 158, 1, 8, 0, 20)}
      />
      <Shape color="stone-mid" d={archPath(126, 172, 38, 48)} />
      <Shape color="window" d={archPath(127, 172, 24, 38)} />
    </Sight>
  );
}

export function Rotunda(props: DrawingProps) {
  return (
    <Sight {...props} sky="sea-deep" ground="field-shade">
      <Shape color="roof" d="M84 92Q92 44 150 30Q208 44 216 92Z" />
      <Shape color="roof-shade" d="M150 30Q208 44 216 92H172Q174 56 150 30Z" />
      <Shape color="stone" d={`${rectangle(78, 90, 144, 82)}M147 32V16H153V32Z`} />
      <Shape color="stone-mid" d={rectangle(122, 90, 56, 82)} />
      <Shape color="stone-shade" d={rectangle(178, 90, 44, 82)} />
      <Shape color="ochre" d={rectangle(72, 88, 156, 6) + rectangle(72, 128, 156, 5)} />
      <Shape
        color="glow-window"
        d={
          archRow(84, 124, 3, 9, 4, 22) +
          archRow(127, 124, 4, 10, 3, 22) +
          archRow(183, 124, 3, 8, 4, 22)
        }
      />
      <Shape
        color="window"
        d={archPath(150, 170, 20, 32) + archPath(100, 164, 8, 22) + archPath(200, 164, 8, 22)}
      />
    </Sight>
  );
}

/** Gold stones around a star, as in a vault. */
export function Mosaic(props: DrawingProps) {
  const ring = (radius: number, count: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index * 2 * Math.PI) / count;
      const [u, v] = [Math.cos(angle), Math.sin(angle)];
      return path`
        M${150 + u * radius - size} ${100 + v * radius}l${size} ${-size}l${size} ${size}
        l${-size} ${size}Z
      `;
    }).join('');
  return (
    <Sight {...props} sky="sea-deep">
      <Shape color="sea-mid" d={disc(150, 100, 82)} />
      <Shape color="ochre" d={ring(82, 34, 5) + ring(50, 22, 4)} />
      <Shape color="sea-deep" d={disc(150, 100, 42)} />
      <Shape
        color="glitter"
        d={`${ring(66, 12, 6)}M150 64l8 28l28 8l-28 8l-8 28l-8 -28l-28 -8l28 -8Z`}
      />
      <Shape
        color="terracotta"
        d={Array.from(
          { length: 25 },
          (_, i) => rectangle(2 + i * 12, 4, 8, 8) + rectangle(2 + i * 12, 188, 8, 8),
        ).join('')}
      />
    </Sight>
  );
}
