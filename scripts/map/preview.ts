import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import * as v from 'valibot';
import geographyJson from '#app/data/network/generated/geography.json' with { type: 'json' };
import networkJson from '#app/data/network/generated/network.json' with { type: 'json' };
import { Geography, MapNetwork } from '#app/data/network/map-schema.ts';
import type { Label } from '#app/domain/labels/label-boxes.ts';
import { layOutStations } from '#app/domain/labels/lay-out-stations.ts';
import { pointsAlong } from '#app/domain/labels/points-along.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/domain/language.ts';

// Draws the map with its labels as a picture, to be looked at: node scripts/map/preview.ts --out map.png --width 900 --zoom 2 --x 2000 --y 2400 --lng fr
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'map.png' },
    width: { type: 'string', default: '900' },
    zoom: { type: 'string', default: '1' },
    x: { type: 'string', default: '2000' },
    y: { type: 'string', default: '2200' },
    lng: { type: 'string', default: DEFAULT_LANGUAGE },
  },
});
const geography = v.parse(Geography, geographyJson);
const landText = readFileSync(new URL('../../app/data/network/generated/land.svg', import.meta.url), 'utf8');
const land = (id: string) => landText.match(new RegExp(`id="${id}" d="([^"]*)"`))?.[1] ?? '';
const network = v.parse(MapNetwork, networkJson);
const language = LANGUAGES.find((known) => known === values.lng) ?? DEFAULT_LANGUAGE;
const widthPx = Number(values.width);
const zoom = Number(values.zoom);
const scale = (widthPx * zoom) / geography.width;
const heightPx = Math.round((widthPx * geography.height) / geography.width);
const viewWidth = geography.width / zoom;
const viewHeight = geography.height / zoom;
const left = Math.min(geography.width - viewWidth, Math.max(0, Number(values.x) - viewWidth / 2));
const top = Math.min(geography.height - viewHeight, Math.max(0, Number(values.y) - viewHeight / 2));

const stations = network.stations.map(({ key, x, y, kind, rank, name }): Label => {
  const isMajor = kind === 'major';
  return {
    key,
    x,
    y,
    rank,
    text: name[language],
    radiusPx: rank === 0 ? 7 : isMajor ? 6 : 4,
    fontSizePx: rank === 0 ? 16 : 14,
  };
});
const { shown: labels, labels: placed } = layOutStations(stations, {
  scale,
  width: geography.width,
  height: geography.height,
  linePoints: geography.segments.flatMap(({ path }) => pointsAlong(path, 10 / scale)),
});
const px = (length: number) => length / scale;
const byKey = new Map(labels.map((label) => [label.key, label]));
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${left} ${top} ${viewWidth} ${viewHeight}">
<rect x="${left}" y="${top}" width="${viewWidth}" height="${viewHeight}" fill="#bcd6d9"/>
<path d="${land('neighbours')}" fill="#e4dcc8"/>
<path d="${land('borders')}" fill="none" stroke="#fff" stroke-width="${px(1.2)}"/>
<path d="${land('italy')}" fill="#f6efdd" stroke="#b9ad8e" stroke-width="${px(1)}" stroke-linejoin="round"/>
${geography.segments
  .map(({ kind, path }) => {
    const look =
      kind === 'high-speed'
        ? `stroke="#b3261e" stroke-width="${px(2.6)}"`
        : `stroke="#3d4a57" stroke-width="${px(1.3)}"`;
    return `<path d="${path}" fill="none" stroke-linecap="round" ${look}${kind === 'ferry' ? ` stroke-dasharray="${px(2)}"` : ''}/>`;
  })
  .join('\n')}
${labels.map(({ x, y, radiusPx, rank }) => `<circle cx="${x}" cy="${y}" r="${px(radiusPx)}" fill="#fff" stroke="#1d2733" stroke-width="${px(rank < 3 ? 2 : 1.2)}"/>`).join('')}
${placed
  .map(({ key, anchor, box }) => {
    const label = byKey.get(key);
    const align = anchor.includes('w') ? 'end' : anchor.includes('e') ? 'start' : 'middle';
    const x = align === 'end' ? box.right : align === 'start' ? box.left : (box.left + box.right) / 2;
    const size = label?.fontSizePx ?? 11;
    return `<text x="${px(x)}" y="${px(box.top + size * 0.88)}" font-family="DejaVu Sans" font-size="${px(size * 0.92)}" text-anchor="${align}" fill="#1d2733" stroke="#f6efdd" stroke-width="${px(2.5)}" paint-order="stroke" font-weight="${(label?.rank ?? 4) < 3 ? 700 : 400}">${label?.text}</text>`;
  })
  .join('\n')}
</svg>`;
writeFileSync(values.out, new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
console.log(
  `${values.out}: ${placed.length} of ${labels.length} labels at ${scale.toFixed(3)} pixels a unit`,
);
