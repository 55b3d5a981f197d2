import type { MapStation } from '#app/data/network/map-schema.ts';
import type { Anchor, Label } from '#app/domain/labels/label-boxes.ts';
import { layOutStations } from '#app/domain/labels/lay-out-stations.ts';
import { pointsAlong } from '#app/domain/labels/points-along.ts';
import type { Language } from '#app/domain/language.ts';
import type { MapModel } from './map-model.ts';
import { SEA_POINTS } from './seas.ts';

/** The stations that a map of one scale shows, each with the place of its label, or without one. */
export type StationLayout = ReadonlyMap<string, Anchor | undefined>;

/** A station's symbol from its centre to its edge and the size of its name, in CSS pixels. */
export interface StationSize {
  readonly radiusPx: number;
  readonly fontSizePx: number;
}

const CHIEF: StationSize = { radiusPx: 7, fontSizePx: 16 };
const MAJOR: StationSize = { radiusPx: 6, fontSizePx: 14 };
const REGIONAL: StationSize = { radiusPx: 4, fontSizePx: 14 };

/** The number of a travel-time band is as large at every station. */
const BAND_RADIUS_PX = 8.5;

/** How large a station is drawn: the ten chief cities, other major stations, the rest; with a band's number or without. */
export function stationSize(
  { kind, rank }: Pick<MapStation, 'kind' | 'rank'>,
  isBanded: boolean,
): StationSize {
  const size = kind === 'regional' ? REGIONAL : rank === 0 ? CHIEF : MAJOR;
  return isBanded ? { ...size, radiusPx: BAND_RADIUS_PX } : size;
}

const STEP_PX = 6;
/** The width from which the style sheet shows the names of the seas. */
const SEAS_WIDTH_PX = 440;
const KEPT_LAYOUTS = 24;
const kept = new Map<string, StationLayout>();

/**
 * Lays out the stations of a map whose units are `scale` CSS pixels wide.
 *
 * @param isBanded whether the stations carry the numbers of travel-time bands
 * @param chosen keys that are always shown and named
 */
export function stationLayout(
  { geography, stations }: MapModel,
  language: Language,
  scale: number,
  isBanded: boolean,
  chosen: readonly string[] = [],
): StationLayout {
  const key = `${language} ${scale.toFixed(4)} ${isBanded} ${chosen.join()}`;
  const known = kept.get(key);
  if (known) return known;
  const labels = stations.map(
    (station): Label => ({
      key: station.key,
      x: station.x,
      y: station.y,
      text: station.name[language],
      rank: rankAmong(chosen, station),
      ...stationSize(station, isBanded),
    }),
  );
  const points = (isWanted: (segment: MapModel['geography']['segments'][number]) => boolean) =>
    geography.segments.filter(isWanted).flatMap(({ path }) => pointsAlong(path, STEP_PX / scale));
  const { shown, labels: placed } = layOutStations(labels, {
    scale,
    width: geography.width,
    height: geography.height,
    linePoints: points(({ kind }) => kind !== 'high-speed'),
    chiefLinePoints: [
      ...points(({ kind }) => kind === 'high-speed'),
      ...(scale * geography.width < SEAS_WIDTH_PX ? [] : SEA_POINTS),
    ],
  });
  const anchors = new Map(placed.map((label) => [label.key, label.anchor]));
  const layout = new Map(shown.map((station) => [station.key, anchors.get(station.key)]));
  if (kept.size >= KEPT_LAYOUTS) kept.clear();
  kept.set(key, layout);
  return layout;
}

// What is chosen has to be named; beside it even a chief city gives way, lest all others go to make room for its name.
function rankAmong(chosen: readonly string[], { key, rank }: MapStation): number {
  if (chosen.length === 0) return rank;
  return chosen.includes(key) ? 0 : Math.max(rank, 0.5);
}

const GAP_PX = 3;
// How far the baseline lies below the top of a line whose height is 1.06 of its size.
const BASELINE = 0.88;
const LINE_HEIGHT = 1.06;

/** Where a label's text stands, in CSS pixels from its station's centre, as `layOutStations` keeps room for it. */
export function labelPlace(anchor: Anchor, { radiusPx, fontSizePx }: StationSize) {
  const away = radiusPx + GAP_PX;
  const aside = anchor.length === 2 ? away * Math.SQRT1_2 : away;
  const height = fontSizePx * LINE_HEIGHT;
  const level = anchor === 'e' || anchor === 'w';
  const top = level ? -height / 2 : anchor.includes('n') ? -aside - height : aside;
  const y = round(top + fontSizePx * BASELINE);
  if (anchor === 'n' || anchor === 's') return { x: 0, y, textAnchor: 'middle' } as const;
  return anchor.includes('w')
    ? ({ x: round(-aside), y, textAnchor: 'end' } as const)
    : ({ x: round(aside), y, textAnchor: 'start' } as const);
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
