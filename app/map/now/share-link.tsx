import { useState, useSyncExternalStore } from 'react';
import { choiceAddress, MAP_PATH } from '#app/i18n/addresses.ts';
import { copyText } from '#app/ui/page/copy-text.ts';
import { useMap } from '../map-context.ts';
import { type MapView, mapViewFields } from '../model/map-view.ts';
import { player } from './player.ts';
import { useShownDay } from './use-now.ts';

/** A press of the button that copies the address. */
interface Copy {
  /** The copied view, as the query of its address. */
  readonly view: string;
  readonly outcome: 'now.copied' | 'now.notCopied';
  readonly number: number;
}

/** Copies the address of the shown moment; a phone also sends it with its own programs. */
export function ShareLink() {
  const map = useMap();
  const { language, t } = map;
  const day = useShownDay();
  const hasShare = useSyncExternalStore(neverChanges, canShare, () => false);
  const [copy, setCopy] = useState<Copy>();
  const view = queryOf(map);
  // Nothing is said of another view, which has not been copied.
  const ofView = copy?.view === view ? copy : undefined;
  const address = () => {
    const query = queryOf({ ...map, day, minute: Math.floor(player.minute() ?? 0) });
    return new URL(choiceAddress(`${MAP_PATH}?${query}`, language), window.location.href).href;
  };
  return (
    <div className="now-copy">
      {hasShare && (
        <button
          type="button"
          className="button button-quiet"
          // Closed without a choice it fails, which needs no words.
          onClick={() => {
            navigator.share({ title: t('now.title'), url: address() }).catch(() => undefined);
          }}
        >
          {t('now.share')}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          const outcome = copyText(address()) ? 'now.copied' : 'now.notCopied';
          // The view has yet to follow a slider that was moved just before.
          const minute = player.mode() === 'still' ? player.minute() : map.minute;
          const copied = queryOf({ ...map, minute: minute && Math.floor(minute) });
          setCopy({ view: copied, outcome, number: (copy?.number ?? 0) + 1 });
        }}
      >
        {t('now.copy')}
      </button>
      <p role="status" className="map-note">
        {/* The outcome of each press is announced. */}
        {ofView && <span key={ofView.number}>{t(ofView.outcome)}</span>}
      </p>
    </div>
  );
}

/** The fields of a view, as the query of an address. */
function queryOf(view: MapView): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(mapViewFields(view)))
    if (value !== undefined) query.set(name, value);
  return query.toString();
}

const neverChanges = () => () => undefined;

/** Where a mouse is used, a copied link is quicker than the system's window. */
function canShare(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
