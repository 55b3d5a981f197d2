import { deadEnds } from '#app/domain/labels/dead-ends.ts';
import type { Anchor } from '#app/domain/labels/label-boxes.ts';
import type { Language } from '#app/domain/language.ts';
import { findRide, type MapModel, stopsBetween } from './map-model.ts';
import type { MapChoice } from './map-view.ts';
import { type StationLayout, stationLayout } from './station-layout.ts';

/** The widths for which the server lays the stations out, in CSS pixels; the style sheet shows the one that fits. */
const SERVER_WIDTHS = { narrow: 300, wide: 560 } as const;

/** The stations that a choice is about; the first two are always shown and named. */
export function emphasisedStations(model: MapModel, choice: MapChoice): readonly string[] {
  if (choice.kind === 'overview') return [];
  if (choice.kind !== 'route') return [choice.station];
  const ride = findRide(model, choice);
  return ride ? [ride.from, ride.to, ...stopsBetween(model, ride)] : [];
}

interface LayoutOptions {
  readonly model: MapModel;
  readonly language: Language;
  readonly isBanded: boolean;
}

/**
 * The stations with room, each with where its name stands: an anchor, `-` without a name, or before the first measurement
 * both for each of the server's widths, empty where there is no room.
 */
export function shownStations(
  options: LayoutOptions,
  scale: number | undefined,
  emphasised: readonly string[],
): ReadonlyMap<string, string> {
  const places = (layout: StationLayout | undefined, key: string) =>
    layout?.has(key) ? (layout.get(key) ?? '-') : '';
  if (scale !== undefined) {
    const layout = layoutWith(options, scale, emphasised);
    return new Map([...layout.keys()].map((key) => [key, places(layout, key)]));
  }
  const { width } = options.model.geography;
  const narrow = layoutWith(options, SERVER_WIDTHS.narrow / width, emphasised);
  const wide = layoutWith(options, SERVER_WIDTHS.wide / width, emphasised);
  return new Map(
    [...new Set([...narrow.keys(), ...wide.keys()])].map((key) => [
      key,
      `${places(narrow, key)},${places(wide, key)}`,
    ]),
  );
}

// The layout stays as it is when what is chosen is on it already: fewer names jump, and nothing is computed.
function layoutWith(
  { model, language, isBanded }: LayoutOptions,
  scale: number,
  emphasised: readonly string[],
): StationLayout {
  const usual = stationLayout(model, language, scale, isBanded);
  const missing = emphasised.filter((key) => (usual.get(key) as Anchor | undefined) === undefined);
  return missing.length === 0 ? usual : stationLayout(model, language, scale, isBanded, missing);
}

/**
 * The segments of line that would end in nothing, since the station they lead to has no room: their places with spaces
 * between, before the first measurement for each of the server's widths, with a bar between.
 */
export function leftOutSegments(
  options: LayoutOptions,
  scale: number | undefined,
  emphasised: readonly string[],
): string {
  const shown = shownStations(options, scale, emphasised);
  const { byKey, segmentEnds } = options.model;
  const leftOut = (width: number) => {
    const places = new Set(
      [...shown].map(([key, place]) => {
        const station = byKey.get(key);
        return station && (place.split(',')[width] ?? place) !== '' ? `${station.x} ${station.y}` : '';
      }),
    );
    return [...deadEnds(segmentEnds, (place) => places.has(place))].join(' ');
  };
  return scale === undefined ? `${leftOut(0)}|${leftOut(1)}` : leftOut(0);
}
