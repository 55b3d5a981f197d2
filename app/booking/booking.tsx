// Here and not in the island, whose chunk shares modules with every page and would hand its sheets
// on to them.
import './booking.css';
import './fields.css';
import './messages.css';
import { Island } from '#app/ui/island/island.tsx';
import BookingIsland, { type BookingIslandProps } from './booking-island.tsx';

/** The booking form's place on a page of the server. */
export function Booking(props: BookingIslandProps) {
  return (
    <Island name="booking" props={props}>
      <BookingIsland {...props} />
    </Island>
  );
}
