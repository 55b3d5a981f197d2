// Imported here rather than in the island: the island's chunk shares modules with every page, and
// the build would add its sheets to all of them.
import './booking.css';
import './fields.css';
import './messages.css';
import { Island } from '#app/ui/island/island.tsx';
import BookingIsland, { type BookingIslandProps } from './booking-island.tsx';

/** The booking form as an island of a page. */
export function Booking(props: BookingIslandProps) {
  return (
    <Island name="booking" props={props}>
      <BookingIsland {...props} />
    </Island>
  );
}
