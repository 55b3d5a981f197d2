import {
  JourneyLand,
  type JourneyMapProps,
  JourneyOnLand,
  viewBoxOf,
} from '#app/art/journey-map/journey-map.tsx';
import { Late } from '../page/late.tsx';

/**
 * A journey's map below the first screen: its line is there at once, and the land below it late.
 */
export function LateJourneyMap(props: JourneyMapProps) {
  const viewBox = viewBoxOf(props);
  return (
    <div className="late-map">
      <Late>
        <svg className="journey-map" viewBox={viewBox} aria-hidden="true">
          <JourneyLand {...props} />
        </svg>
      </Late>
      <svg
        className="journey-map"
        viewBox={viewBox}
        fontSize={props.frame.width}
        role="img"
        aria-label={props.description}
      >
        <JourneyOnLand {...props} />
      </svg>
    </div>
  );
}
