import { html } from 'hono/html';
import type { Html } from './html.ts';

/** The parts of the strip, from its head to its foot, as cells of a table; heights in pixels. */
const SKY = [
  ['sky', 22],
  ['haze', 18],
  ['glow', 18],
] as const;

const ARCHES = 9;
const WAGONS = 4;

const cell = (name: string, height: number) =>
  html`<td class="${name}" height="${height}" style="height:${height}px;${BAND_DAY[name] ?? ''}"></td>`;

const row = (name: string, height: number) => html`<tr>${cell(name, height)}</tr>
`;

/** A row of cells in a table of its own, so that its columns bind no other row. */
const columns = (cells: readonly Html[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells}</tr></table>`;

/** The colours of the strip by day: an afternoon of the site's posters in sRGB. */
const BAND_DAY: Readonly<Record<string, string>> = {
  sky: 'background:#63acb8',
  haze: 'background:#ecac96',
  glow: 'background:#faa960',
  gold: 'background:#fbd890',
  sun: 'background:#fdeea6',
  hill: 'background:#377560',
  train: 'background:#d61f26',
  window: 'background:#2b2440',
  viaduct: 'background:#f3c16b',
  arch: 'background:#16324f',
};

/** The same strip by night. */
const BAND_NIGHT: Readonly<Record<string, string>> = {
  sky: '#131a33',
  haze: '#1a2140',
  glow: '#20294c',
  gold: '#2a3a61',
  sun: '#f0e8cb',
  hill: '#0b2b30',
  train: '#d61f26',
  window: '#f6c25a',
  viaduct: '#49466b',
  arch: '#0b1226',
};

/** The rules that turn the strip to night where a mail program is dark. */
export const BAND_NIGHT_RULES = Object.entries(BAND_NIGHT)
  .map(([name, color]) => `.${name}{background:${color}!important}`)
  .join('\n');

/**
 * A train on a viaduct before a low sun, as a strip of table cells: mail programs show it without
 * loading a picture. Outlook, which knows no round corners, gets neither sun nor arches.
 */
export function posterBand(): Html {
  const windows = Array.from(
    { length: WAGONS },
    () => html`${cell('train', 6)}<td class="window" width="18%" style="${BAND_DAY.window}"></td>`,
  );
  const arches = Array.from(
    { length: ARCHES },
    () =>
      html`<td class="arch" style="height:30px;border-radius:24px 24px 0 0;${BAND_DAY.arch}"></td><td class="viaduct" width="10" style="width:10px;${BAND_DAY.viaduct}"></td>`,
  );
  return html`<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="font-size:0;line-height:0">
${SKY.map(([name, height]) => row(name, height))}<tr><td class="gold" align="center" valign="bottom" height="52" style="height:52px;${BAND_DAY.gold}"><!--[if !mso]><!--><div class="sun" style="width:104px;height:52px;margin:0 auto;border-radius:104px 104px 0 0;${BAND_DAY.sun}"></div><!--<![endif]--></td></tr>
${row('hill', 14)}<tr><td class="hill" style="padding-right:14%;${BAND_DAY.hill}"><div class="train" style="padding:5px 12px 6px 0;border-radius:0 18px 0 0;${BAND_DAY.train}">${columns(windows)}</div></td></tr>
${row('viaduct', 8)}<!--[if !mso]><!--><tr><td class="viaduct" style="padding-left:10px;${BAND_DAY.viaduct}">${columns(arches)}</td></tr><!--<![endif]-->
</table>
`;
}
