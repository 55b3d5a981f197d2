import { useState } from 'react';
import { formatDistance } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { StationCombobox } from './use-station-combobox.ts';

/** Beyond this the nearest station of the list helps nobody. */
const FARTHEST_KM = 100;

/** Asks where the visitor is, on request only, and takes the nearest station; the place never leaves the browser. */
export function NearestStation({ list, take }: Pick<StationCombobox, 'list' | 'take'>) {
  const { t, language } = useTexts('booking');
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);

  async function find() {
    if (!list || busy) return;
    setBusy(true);
    setStatus(t('nearest.finding'));
    try {
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
        navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 60_000 });
      });
      const nearest = await list.nearest(coords);
      const station = nearest && nearest.distanceKm <= FARTHEST_KM ? list.find(nearest.id) : undefined;
      if (nearest && station) {
        const distance = formatDistance(nearest.distanceKm, language);
        take(station, t('nearest.found', { station: station.label, distance }));
      } else setStatus(t('nearest.far', { distance: formatDistance(FARTHEST_KM, language) }));
    } catch (error) {
      const denied = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
      setStatus(denied ? t('nearest.denied') : t('nearest.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <button type="button" aria-disabled={busy || !list} onClick={() => void find()}>
        {t('nearest.find')}
      </button>
      <p role="status" className="suggestions-note" hidden={!status}>
        {status}
      </p>
    </>
  );
}
