import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '#app/domain/labels/place-labels.ts';
import type { Language } from '#app/domain/language.ts';
import { useMapShared, useView } from './map-context.ts';
import { findRide, type MapModel, stopsBetween } from './map-model.ts';
import type { MapChoice } from './map-view.ts';
import { nextStation } from './next-station.ts';
import { reachFrom } from './reach.ts';
import { type StationLayout, stationLayout } from './station-layout.ts';
import { StationMark } from './station-mark.tsx';

/** The widths for which the server lays the stations out, in CSS pixels; the style sheet shows the one that fits. */
const SERVER_WIDTHS = { narrow: 300, wide: 560 } as const;

/** Every station with room on the map, as a link; with code one stop of the Tab key, and the arrows lead on. */
export function MapStations({ scale }: { readonly scale: number | undefined }) {
  const { t } = useTranslation('map');
  const { model, language } = useMapShared();
  const { choice } = useView();
  const [active, setActive] = useState<string>();
  const group = useRef<SVGGElement>(null);
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => setHasCode(true), []);

  const isBanded = choice.kind === 'reach';
  const emphasised = useMemo(() => emphasisedStations(model, choice), [model, choice]);
  // The choice shows in this frame; whose names have room is found out after it.
  const named = useDeferredValue(
    useMemo(() => ({ isBanded, ends: emphasised.slice(0, 2) }), [isBanded, emphasised]),
  );
  const shown = useMemo(
    () => shownStations({ model, language, isBanded: named.isBanded }, scale, named.ends),
    [model, language, scale, named],
  );
  const bands = choice.kind === 'reach' ? reachFrom(model, choice.station).bands : undefined;
  const visible = model.stations.filter(({ key }) => shown.has(key));
  const tabStop = [active, emphasised[0], visible[0]?.key].find((key) => key && shown.has(key));

  const bandText = (hours: number | undefined) => (hours ? t('reach.band', { hours }) : undefined);

  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    const current = model.byKey.get(active ?? tabStop ?? '');
    const next = current && nextStation(visible, current, event.key);
    if (!next) return;
    event.preventDefault();
    setActive(next.key);
    group.current?.querySelector<SVGElement>(`[data-station="${next.key}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the links inside
    <g ref={group} className="map-stations" onKeyDown={onKeyDown}>
      {visible.map((station) => (
        <StationMark
          key={station.key}
          station={station}
          language={language}
          place={shown.get(station.key) ?? ''}
          state={stateOf(station.key, choice, emphasised, bands !== undefined && !bands.has(station.key))}
          band={bands?.get(station.key)}
          bandText={bandText(bands?.get(station.key))}
          isTabStop={!hasCode || station.key === tabStop}
          isBanded={isBanded}
          onFocus={setActive}
        />
      ))}
    </g>
  );
}

/** The stations that a choice is about; the first two are always shown and named. */
function emphasisedStations(model: MapModel, choice: MapChoice): readonly string[] {
  if (choice.kind === 'overview') return [];
  if (choice.kind !== 'route') return [choice.station];
  const ride = findRide(model, choice);
  return ride ? [ride.from, ride.to, ...stopsBetween(model, ride)] : [];
}

function stateOf(key: string, choice: MapChoice, emphasised: readonly string[], isBeyond: boolean) {
  const place = emphasised.indexOf(key);
  if (choice.kind === 'route' && place > 1) return 'stop';
  if (place !== -1) return 'chosen';
  return isBeyond ? 'beyond' : 'plain';
}

interface LayoutOptions {
  readonly model: MapModel;
  readonly language: Language;
  readonly isBanded: boolean;
}

// Each station with where its name stands: an anchor, nothing where there is no room, or before the first measurement
// one for each of the server's widths.
function shownStations(
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
