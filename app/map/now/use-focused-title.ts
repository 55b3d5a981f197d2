import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from '../map-context.ts';
import { PANEL_TITLE_ID } from '../panel/panel-title.tsx';
import { scrollAboveSheet } from '../stage/under-sheet.ts';

/**
 * Moves the focus to the panel's title when it is shown after a press in the panel.
 *
 * @param isSeenOnMap what it names is seen on the map, which the sheet of a phone then leaves free
 */
export function useFocusedTitle(isShown: boolean, isSeenOnMap = false): void {
  const { chosenIn } = useMap();
  const before = useRef(isShown);
  const focusTitle = useEffectEvent(() => {
    const title = document.getElementById(PANEL_TITLE_ID);
    if (chosenIn !== 'panel' || !title) return;
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'nearest' });
    if (isSeenOnMap) scrollAboveSheet(title);
  });
  useEffect(() => {
    if (isShown && !before.current) focusTitle();
    before.current = isShown;
  }, [isShown]);
}
