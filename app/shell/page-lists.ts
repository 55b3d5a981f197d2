import { openRowsInPlace } from './open-rows.ts';

/** Adds to the lists of the open page what needs code: trains, a plan's places, kept trips. */
export function startLists(): void {
  openRowsInPlace();
  // Apart, since pages with trains load this file and have no such lists.
  const places = document.querySelector<HTMLElement>('.plan-stops');
  if (places)
    void import('./drag-places.ts')
      .then(({ makeDraggable }) => makeDraggable(places))
      .catch(() => {});
  const trips = document.querySelector<HTMLElement>('[data-trips]');
  if (trips)
    void import('./trips-page.ts').then(({ showTrips }) => showTrips(trips)).catch(() => {});
}
