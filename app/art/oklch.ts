import type { Oklch } from './palette.ts';

// Björn Ottosson, "A perceptual color space for image processing" (2020): OKLab to linear sRGB.
function toLinearRgb([lightness, chroma, hueDegrees]: Oklch): [number, number, number] {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isInSrgb(color: Oklch): boolean {
  return toLinearRgb(color).every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function toHexByte(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * The nearest sRGB colour as #rrggbb; a colour outside sRGB loses chroma, never its hue or
 * lightness.
 */
export function toSrgbHex(color: Oklch): string {
  let [lightness, chroma, hueDegrees] = color;
  while (chroma > 0 && !isInSrgb([lightness, chroma, hueDegrees]))
    chroma = Math.max(0, chroma - 0.002);
  return `#${toLinearRgb([lightness, chroma, hueDegrees]).map(toHexByte).join('')}`;
}
