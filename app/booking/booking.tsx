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
