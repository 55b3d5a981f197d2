import { type PosterRole, tone } from '../palette.ts';

interface StatueProps {
  /** Between his feet. */
  readonly x: number;
  readonly y: number;
  /** A share of his full height, 274. */
  readonly size: number;
  /** In light from the left, between light and shade, and in the shade. */
  readonly colors: readonly [light: PosterRole, middle: PosterRole, shade: PosterRole];
}

/** A bearded man in a cloak, who looks to the right and points there. */
export function CloakedStatue({ x, y, size, colors: [light, middle, shade] }: StatueProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size}) translate(-118 -332)`}>
      <path
        fill={tone(light)}
        d="M62 332C54 270 56 210 64 176C70 146 84 130 104 124L100 112C90 96 90 70 108 60C124 52 142 60 142 76L150 92L144 95L145 102L142 106C144 116 141 124 136 130C150 132 160 138 166 146L256 126L262 118L272 120L298 116L299 121L274 130L262 138L182 174L190 222L170 194C178 240 180 290 174 332Z"
      />
      <path
        fill={tone(middle)}
        d="M108 60C124 52 142 60 142 76Q130 72 126 84L119 97L112 90Q107 104 111 117L100 112C90 96 90 70 108 60ZM122 100Q131 109 143 105Q147 123 133 136Q117 128 117 112ZM92 150C82 200 92 270 82 332H98C104 270 102 200 92 150ZM166 146L256 126L260 131L176 158Z"
      />
      <path
        fill={tone(shade)}
        d="M142 76L150 92L144 95L145 102L138 104Q135 97 139 90Q140 82 138 75ZM143 105Q147 123 133 136Q138 120 135 108ZM131 84H139V87H131ZM128 132C126 190 136 250 118 332H174C180 290 178 240 170 194L190 222L182 174L262 138L260 131L176 158C160 164 140 150 128 132ZM112 150C120 200 108 270 106 332H112C118 270 128 200 112 150Z"
      />
      <path fill={tone(middle)} d="M150 166C158 220 146 280 148 332H156C158 280 166 220 150 166Z" />
    </g>
  );
}
