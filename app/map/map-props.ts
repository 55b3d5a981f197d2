import type { RequestedJourney } from '#app/domain/search/requested-journey.ts';
import type { MapView } from './map-view.ts';

/** What the home page gives to the map. */
export interface MapProps {
  /** The state with which the map begins. */
  readonly view: MapView;
  /** How often trains leave on each popular pair, in words. */
  readonly frequencies: Readonly<Record<string, string>>;
  /** Fills in the booking form and goes there. */
  readonly onBook: (journey: RequestedJourney) => void;
}
