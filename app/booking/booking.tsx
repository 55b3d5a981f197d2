// Here and not in the island: what the form's code shares with every page would bring its sheets to every page.
import './booking.css';
import './fields.css';
import './messages.css';
import './suggestions.css';
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
