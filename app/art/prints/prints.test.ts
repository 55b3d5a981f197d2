import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { POSTERS } from '../posters/posters.ts';
import { printSheetSvg, renderWallpaper } from './render-prints.server.tsx';

describe('a print sheet', () => {
  it.each([...POSTERS.keys()])(
    'of %s is an A3 page that every program can read, with its letters as outlines',
    (slug) => {
      const sheet = printSheetSvg(slug, 'Bolzano / Bozen', 'Binario');
      expect(sheet).toMatch(/^<svg width="297mm" height="420mm"/);
      expect(sheet).toContain('<style>@page{size:297mm 420mm;margin:0}</style>');
      expect(sheet).not.toMatch(/<text|<image|href=|var\(|oklch|class="night"/);
      expect(sheet.length).toBeLessThan(120 * 1024);
    },
  );

  it('keeps the longest name inside the border', () => {
    const sheet = printSheetSvg('florence', 'Castelnuovo di Garfagnana', 'Binario');
    const { pixels, width } = new Resvg(
      sheet.replace('297mm', '297').replace('420mm', '420'),
    ).render();
    const right = Array.from({ length: 420 }, (_, y) => pixels[(y * width + width - 6) * 4]);
    expect(new Set(right).size).toBe(1);
  });
});

describe('a wallpaper', () => {
  it('is a PNG of a phone’s screen that a slow network can carry', async () => {
    const png = Buffer.from(await renderWallpaper('rome'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1170, 2532]);
    expect(png.length).toBeLessThan(300 * 1024);
  });
});
