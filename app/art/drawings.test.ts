import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DRAWINGS, drawingOf, renderDrawing, renderDrawingFile } from './drawings.tsx';
import { posterRoles } from './palette.ts';
import { posterOf } from './posters/posters.ts';

const budgetOf = (name: string) => (name.startsWith('sight-') ? 3 : 6) * 1024;
const size = { width: 400, height: 500 };

const names = [...DRAWINGS.keys()];

describe.each(names)('the drawing %s', (name) => {
  const file = renderDrawingFile(name);

  it('stays within 6 KB compressed, a sight within 3 KB', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(budgetOf(name));
  });

  it('is the same on every rendering', () => {
    expect(renderDrawingFile(name)).toBe(file);
  });

  it('has only finite numbers with one decimal at most', () => {
    expect(file).not.toMatch(/NaN|Infinity|undefined|null/);
    const shapes = file.replace(/<style>.*?<\/style>/, '');
    expect(shapes).not.toMatch(/\d\.\d{2,}(?=[^"]*"\/>)/);
    expect(shapes).not.toMatch(/\de[-+]?\d/);
  });

  it('uses no inline style, no text and no colour outside the palette', () => {
    expect(file).not.toMatch(/ style=|<text|<image|href=/);
    const fills = [...file.matchAll(/fill="([^"]*)"/g)].map((match) => match[1] ?? '');
    const allowed = new Set(posterRoles.map((role) => `var(--poster-${role})`));
    expect(fills.filter((fill) => !allowed.has(fill))).toEqual([]);
  });

  it('carries both themes and differs between them when resolved', () => {
    expect(file).toContain('<svg id="night"');
    expect(file).toContain('[id^=night]:target{--poster-');
    const light = renderDrawing(name, { theme: 'light', ...size });
    const dark = renderDrawing(name, { theme: 'dark', ...size });
    expect(light).not.toContain('var(');
    expect(light).not.toContain('oklch');
    expect(dark).not.toBe(light);
  });

  it('is named when it has a title and hidden from assistive technology when it has none', () => {
    const titled = renderToStaticMarkup(createElement(drawingOf(name), { title: 'A & B' }));
    expect(titled).toContain('role="img"');
    expect(titled).toContain('<title>A &amp; B</title>');
    expect(file).toContain('aria-hidden="true"');
    expect(file).not.toContain('<title>');
  });
});

describe('the registry of drawings', () => {
  it('knows its own names and no inherited ones', () => {
    expect(drawingOf('rome')).toBe(posterOf('rome').Drawing);
    expect(() => drawingOf('toString')).toThrow('There is no drawing toString');
  });

  it('keeps the train of the hero in a separate group', () => {
    expect(renderDrawingFile('hero')).toContain('class="hero-train"');
  });

  it('moves only the hero, and not if reduced motion is preferred', () => {
    for (const name of names) {
      const moves = name.startsWith('hero');
      expect(renderDrawingFile(name).includes('animation:'), name).toBe(moves);
      expect(renderDrawingFile(name).includes('prefers-reduced-motion:no-preference'), name).toBe(
        moves,
      );
    }
  });
});
