import { makeDraggable } from './drag-places.ts';
import { openRowsInPlace } from './open-rows.ts';

/** Adds to the lists of the open page what needs code: trains, a plan's places, kept trips. */
export function startLists(): void {
  openRowsInPlace();
  const places = document.querySelector<HTMLElement>('.plan-stops');
  if (places) makeDraggable(places);
  const trips = document.querySelector<HTMLElement>('[data-trips]');
  // Apart, since pages with trains load this file and have no such list.
  if (trips)
    void import('./trips-page.ts').then(({ showTrips }) => showTrips(trips)).catch(() => {});
}
