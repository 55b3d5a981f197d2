import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toSrgbHex } from './oklch.ts';
import { type PosterRole, palette, posterRoles, type Theme } from './palette.ts';
import { formatDrawingCss, NIGHT_FRAGMENT } from './palette-css.ts';

const reference = /var\(--poster-([a-z-]+)\)/g;

function isPosterRole(name: string): name is PosterRole {
  return Object.hasOwn(palette, name);
}

function rolesIn(markup: string): PosterRole[] {
  const used = new Set([...markup.matchAll(reference)].map((match) => match[1]));
  return posterRoles.filter((role) => used.has(role));
}

/**
 * A standalone file: its style element has the colours of both themes, chosen by the fragment of
 * its address.
 */
export function renderStandaloneSvg(drawing: ReactElement, motionCss = ''): string {
  const markup = renderToStaticMarkup(drawing);
  const css = formatDrawingCss(rolesIn(markup)) + motionCss;
  return markup.replace(
    /^<svg([^>]*)>/,
    `<svg id="${NIGHT_FRAGMENT.slice(1)}"$1><style>${css}</style>`,
  );
}

export interface ResolvedOptions {
  readonly theme: Theme;
  /** In pixels, or with a unit. */
  readonly width: number | string;
  readonly height: number | string;
}

/**
 * The drawing in one theme with sRGB colours, for programs without style sheets and OKLCH.
 */
export function renderResolvedSvg(
  drawing: ReactElement,
  { theme, width, height }: ResolvedOptions,
): string {
  const markup = renderToStaticMarkup(drawing).replace(reference, (whole, name: string) =>
    isPosterRole(name) ? toSrgbHex(palette[name][theme]) : whole,
  );
  const other = theme === 'light' ? 'night' : 'day';
  return markup
    .replace(/^<svg/, `<svg width="${width}" height="${height}"`)
    .replaceAll(`class="${other}"`, 'display="none"');
}
