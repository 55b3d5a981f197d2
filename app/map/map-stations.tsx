import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapShared, useView } from './map-context.ts';
import type { MapChoice } from './map-view.ts';
import { nextStation } from './next-station.ts';
import { reachFrom } from './reach.ts';
import { emphasisedStations, shownStations } from './shown-stations.ts';
import { StationMark } from './station-mark.tsx';

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

function stateOf(key: string, choice: MapChoice, emphasised: readonly string[], isBeyond: boolean) {
  const place = emphasised.indexOf(key);
  if (choice.kind === 'route' && place > 1) return 'stop';
  if (place !== -1) return 'chosen';
  return isBeyond ? 'beyond' : 'plain';
}
