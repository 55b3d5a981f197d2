import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toSrgbHex } from './oklch.ts';
import { type PosterRole, palette, posterRoles, type Theme } from './palette.ts';
import { formatDrawingCss } from './palette-css.ts';

const reference = /var\(--poster-([a-z-]+)\)/g;

function isPosterRole(name: string): name is PosterRole {
  return Object.hasOwn(palette, name);
}

function rolesIn(markup: string): PosterRole[] {
  const used = new Set([...markup.matchAll(reference)].map((match) => match[1]));
  return posterRoles.filter((role) => used.has(role));
}

function insertStyle(markup: string, css: string): string {
  return markup.replace(/^<svg[^>]*>/, (root) => `${root}<style>${css}</style>`);
}

/** A file of its own: the colours of both themes travel in its style element, chosen by the reader's system. */
export function renderStandaloneSvg(drawing: ReactElement, motionCss = ''): string {
  const markup = renderToStaticMarkup(drawing);
  return insertStyle(markup, formatDrawingCss(rolesIn(markup)) + motionCss);
}

export interface ResolvedOptions {
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}

/** The drawing in one theme with sRGB colours, for programs that know no custom properties and no OKLCH. */
export function renderResolvedSvg(drawing: ReactElement, { theme, width, height }: ResolvedOptions): string {
  const markup = renderToStaticMarkup(drawing).replace(reference, (whole, name: string) =>
    isPosterRole(name) ? toSrgbHex(palette[name][theme]) : whole,
  );
  const sized = markup.replace(/^<svg/, `<svg width="${width}" height="${height}"`);
  return insertStyle(sized, theme === 'light' ? '.night{display:none}' : '.day{display:none}');
}
