/** One colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hueDegrees: number];

export type Theme = 'light' | 'dark';

/**
 * The poster colours by role: `light` is a late golden afternoon, `dark` the same poster at night.
 * `glow-window` is an opening that is dark by day and lit at night; `window` stays dark.
 */
export const palette = {
  'sky-deep': { light: [0.5, 0.085, 228], dark: [0.2, 0.048, 270] },
  sky: { light: [0.7, 0.075, 208], dark: [0.23, 0.05, 268] },
  'sky-mid': { light: [0.905, 0.05, 95], dark: [0.275, 0.058, 264] },
  'sky-low': { light: [0.88, 0.09, 80], dark: [0.325, 0.064, 258] },
  glow: { light: [0.8, 0.13, 62], dark: [0.262, 0.055, 272] },
  'glow-near': { light: [0.81, 0.13, 62], dark: [0.35, 0.065, 260] },
  dusk: { light: [0.66, 0.075, 288], dark: [0.225, 0.05, 275] },
  'dusk-deep': { light: [0.5, 0.075, 265], dark: [0.195, 0.045, 272] },
  sun: { light: [0.95, 0.095, 96], dark: [0.93, 0.04, 95] },
  halo: { light: [0.91, 0.1, 88], dark: [0.37, 0.065, 262] },
  moon: { light: [0.95, 0.095, 96], dark: [0.93, 0.04, 95] },
  'moon-shade': { light: [0.88, 0.06, 92], dark: [0.83, 0.045, 90] },
  star: { light: [0.95, 0.02, 90], dark: [0.88, 0.03, 95] },
  cloud: { light: [0.955, 0.03, 88], dark: [0.42, 0.055, 268] },
  'cloud-shade': { light: [0.85, 0.075, 60], dark: [0.34, 0.055, 270] },
  haze: { light: [0.8, 0.08, 42], dark: [0.245, 0.052, 285] },
  snow: { light: [0.96, 0.02, 80], dark: [0.7, 0.04, 262] },
  'snow-shade': { light: [0.76, 0.055, 275], dark: [0.46, 0.06, 270] },
  'far-hill': { light: [0.67, 0.07, 285], dark: [0.34, 0.06, 280] },
  hill: { light: [0.54, 0.07, 245], dark: [0.29, 0.05, 262] },
  'near-hill': { light: [0.5, 0.075, 165], dark: [0.27, 0.045, 220] },
  field: { light: [0.8, 0.125, 88], dark: [0.38, 0.055, 240] },
  'field-shade': { light: [0.62, 0.11, 105], dark: [0.3, 0.05, 235] },
  shadow: { light: [0.46, 0.075, 150], dark: [0.22, 0.045, 255] },
  ground: { light: [0.84, 0.08, 75], dark: [0.36, 0.05, 275] },
  'ground-shade': { light: [0.6, 0.06, 320], dark: [0.25, 0.05, 275] },
  terracotta: { light: [0.66, 0.145, 45], dark: [0.5, 0.09, 35] },
  'terracotta-shade': { light: [0.44, 0.11, 28], dark: [0.31, 0.07, 15] },
  ochre: { light: [0.84, 0.115, 80], dark: [0.5, 0.06, 60] },
  'ochre-shade': { light: [0.64, 0.12, 56], dark: [0.38, 0.06, 330] },
  viaduct: { light: [0.84, 0.115, 80], dark: [0.4, 0.055, 282] },
  'viaduct-shade': { light: [0.64, 0.12, 56], dark: [0.3, 0.055, 285] },
  rose: { light: [0.79, 0.085, 40], dark: [0.52, 0.065, 20] },
  'rose-shade': { light: [0.57, 0.09, 20], dark: [0.35, 0.06, 340] },
  stone: { light: [0.945, 0.035, 85], dark: [0.68, 0.045, 268] },
  'stone-mid': { light: [0.83, 0.05, 60], dark: [0.52, 0.05, 270] },
  'stone-shade': { light: [0.62, 0.06, 300], dark: [0.37, 0.055, 275] },
  roof: { light: [0.6, 0.155, 38], dark: [0.42, 0.09, 28] },
  'roof-shade': { light: [0.41, 0.115, 28], dark: [0.27, 0.06, 10] },
  olive: { light: [0.56, 0.09, 125], dark: [0.34, 0.05, 190] },
  cypress: { light: [0.31, 0.055, 175], dark: [0.19, 0.035, 235] },
  sea: { light: [0.66, 0.09, 205], dark: [0.31, 0.06, 250] },
  'sea-mid': { light: [0.54, 0.095, 220], dark: [0.265, 0.06, 257] },
  'sea-deep': { light: [0.4, 0.085, 240], dark: [0.21, 0.05, 265] },
  foam: { light: [0.92, 0.045, 130], dark: [0.5, 0.06, 250] },
  glitter: { light: [0.94, 0.1, 92], dark: [0.8, 0.045, 95] },
  ink: { light: [0.25, 0.045, 270], dark: [0.16, 0.03, 270] },
  paper: { light: [0.96, 0.02, 88], dark: [0.86, 0.02, 90] },
  train: { light: [0.56, 0.215, 27], dark: [0.56, 0.205, 27] },
  'train-shade': { light: [0.39, 0.155, 25], dark: [0.36, 0.14, 24] },
  'train-light': { light: [0.68, 0.19, 35], dark: [0.66, 0.18, 32] },
  window: { light: [0.27, 0.05, 285], dark: [0.2, 0.04, 275] },
  'glow-window': { light: [0.29, 0.06, 330], dark: [0.84, 0.135, 80] },
  lamp: { light: [0.96, 0.05, 95], dark: [0.95, 0.1, 95] },
} as const satisfies Record<string, Record<Theme, Oklch>>;

export type PosterRole = keyof typeof palette;

export const posterRoles = Object.keys(palette) as PosterRole[];

/** The value of a `fill` attribute: a reference that the theme's style sheet resolves. */
export function tone(role: PosterRole): string {
  return `var(--poster-${role})`;
}

export function formatOklch([lightness, chroma, hueDegrees]: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hueDegrees})`;
}
