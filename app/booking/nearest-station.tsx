import { useState } from 'react';
import { loadStationCoordinates } from '#app/data/stations/load.ts';
import { findNearestStation } from '#app/domain/stations/distance.ts';
import { formatDistance } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { StationCombobox } from './use-station-combobox.ts';

/** A station farther away than this is not offered. */
const FARTHEST_KM = 100;

type NearestStationProps = Pick<StationCombobox, 'list' | 'choose' | 'leave'>;

/**
 * A button that chooses the station nearest to the visitor. The browser asks for the position when
 * it is pressed; the position never leaves the browser.
 */
export function NearestStation({ list, choose, leave }: NearestStationProps) {
  const { t, language } = useTexts('booking');
  const [status, setStatus] = useState<'finding' | 'far' | 'denied' | 'failed'>();
  const isBusy = status === 'finding';

  async function find() {
    if (!list || isBusy) return;
    setStatus('finding');
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
      if (!station) return setStatus('far');
      const distance = formatDistance(nearest.distanceKm, language);
      leave();
      choose(station, t('nearest.found', { station: station.label, distance }));
    } catch (error) {
      const isDenied =
        error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
      setStatus(isDenied ? 'denied' : 'failed');
    }
  }

  return (
    <>
      <button type="button" aria-disabled={isBusy || !list} onClick={() => void find()}>
        {t('nearest.find')}
      </button>
      <p role="status" className="suggestions-note" hidden={!status}>
        {status && t(`nearest.${status}`, { distance: formatDistance(FARTHEST_KM, language) })}
      </p>
    </>
  );
}
