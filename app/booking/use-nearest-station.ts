import { useEffect, useRef, useState } from 'react';
import { loadStationCoordinates } from '#app/data/stations/load.ts';
import { findNearestStation } from '#app/domain/stations/distance.ts';
import type { Station } from '#app/domain/stations/station.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { formatDistance } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';

/** A station farther away than this is not offered. */
const FARTHEST_KM = 100;

export interface NearestStation {
  readonly isBusy: boolean;
  /** The state of the last search, in words; undefined before it and after a success. */
  readonly message: string | undefined;
  readonly find: () => Promise<void>;
}

interface NearestStationUse {
  /** The text of the field. Where it changes, a search that still goes on is dropped. */
  readonly text: string;
  readonly list: StationIndex | undefined;
  readonly announce: (text: string) => void;
  /** Chooses the station, and announces how far it is. */
  readonly onFound: (station: Station, announcement: string) => void;
}

/**
 * Finds the station nearest to the visitor on request. The browser asks for the position then; the
 * position never leaves the browser.
 */
export function useNearestStation({
  text,
  list,
  announce,
  onFound,
}: NearestStationUse): NearestStation {
  const { t, language } = useTexts('booking');
  const [status, setStatus] = useState<'finding' | 'far' | 'denied' | 'failed'>();
  const isBusy = status === 'finding';
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
    setStatus(undefined);
  }, [text]);
  const messageOf = (name: typeof status) =>
    name && t(`nearest.${name}`, { distance: formatDistance(FARTHEST_KM, language) });

  function tell(name: typeof status) {
    setStatus(name);
    announce(messageOf(name) ?? '');
  }

  async function find() {
    if (!list || isBusy) return;
    tell('finding');
    const isMeant = () => latest.current === text;
    try {
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
        navigator.geolocation.getCurrentPosition(resolve, reject, {
          timeout: 10_000,
          maximumAge: 60_000,
        });
      });
      const nearest = findNearestStation(await loadStationCoordinates(language), coords);
      const isNear = nearest && nearest.distanceKm <= FARTHEST_KM;
      const station = isNear && list.stationsById.get(nearest.id);
      if (!isMeant()) return;
      if (!station) return tell('far');
      setStatus(undefined);
      const distance = formatDistance(nearest.distanceKm, language);
      onFound(station, t('nearest.found', { station: station.label, distance }));
    } catch (error) {
      if (!isMeant()) return;
      const isDenied =
        error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
      tell(isDenied ? 'denied' : 'failed');
    }
  }

  return { isBusy, message: messageOf(status), find };
}
