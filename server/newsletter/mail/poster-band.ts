import { html, raw } from 'hono/html';
import type { Html } from './html.ts';

/** The parts of the strip, from its head to its foot, as cells of a table; heights in pixels. */
const SKY = [
  ['sky', 22],
  ['haze', 18],
  ['glow', 18],
] as const;

const ARCHES = 9;
const WAGONS = 4;

/** The style of a part: its layout, and its colour by day. */
const styleOf = (name: string, layout: string) => `${layout};${BAND_DAY[name] ?? ''}`;

const cell = (name: string, height: number) => {
  const style = styleOf(name, `height:${height}px`);
  return html`<td class="${name}" height="${height}" style="${style}"></td>`;
};

const row = (name: string, height: number) => html`<tr>${cell(name, height)}</tr>
`;

/** The attributes of a table that only arranges its cells. */
const ARRANGING = raw('width="100%" cellpadding="0" cellspacing="0"');

/** A row of cells in a table of its own, so that its columns bind no other row. */
const columns = (cells: readonly Html[]) =>
  html`<table role="presentation" ${ARRANGING}><tr>${cells}</tr></table>`;

const unlessOutlook = (content: Html) => html`<!--[if !mso]><!-->${content}<!--<![endif]-->`;

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
  const strip = raw('role="presentation" aria-hidden="true"');
  return html`<table ${strip} ${ARRANGING} style="font-size:0;line-height:0">
${SKY.map(([name, height]) => row(name, height))}${sunRow()}
${row('hill', 14)}${trainRow()}
${row('viaduct', 8)}${unlessOutlook(archesRow())}
</table>
`;
}

function sunRow(): Html {
  const half = 'width:104px;height:52px;margin:0 auto;border-radius:104px 104px 0 0';
  const sun = html`<div class="sun" style="${styleOf('sun', half)}"></div>`;
  const sky = styleOf('gold', 'height:52px');
  const cellOfSky = raw(`class="gold" align="center" valign="bottom" height="52" style="${sky}"`);
  return html`<tr><td ${cellOfSky}>${unlessOutlook(sun)}</td></tr>`;
}

function trainRow(): Html {
  const windows = Array.from(
    { length: WAGONS },
    () => html`${cell('train', 6)}<td class="window" width="18%" style="${BAND_DAY.window}"></td>`,
  );
  const hill = styleOf('hill', 'padding-right:14%');
  const train = styleOf('train', 'padding:5px 12px 6px 0;border-radius:0 18px 0 0');
  const wagons = html`<div class="train" style="${train}">${columns(windows)}</div>`;
  return html`<tr><td class="hill" style="${hill}">${wagons}</td></tr>`;
}

function archesRow(): Html {
  const arch = styleOf('arch', 'height:30px;border-radius:24px 24px 0 0');
  const pier = styleOf('viaduct', 'width:10px');
  const archAndPier = [
    html`<td class="arch" style="${arch}"></td>`,
    html`<td class="viaduct" width="10" style="${pier}"></td>`,
  ];
  const cells = Array.from({ length: ARCHES }, () => archAndPier).flat();
  const viaduct = styleOf('viaduct', 'padding-left:10px');
  return html`<tr><td class="viaduct" style="${viaduct}">${columns(cells)}</td></tr>`;
}
