import type { booking } from './en/booking.ts';
import type { cities } from './en/cities.ts';
import type { city } from './en/city.ts';
import type { home } from './en/home.ts';
import type { hotels } from './en/hotels.ts';
import type { information } from './en/information.ts';
import type { journey } from './en/journey.ts';
import type { map } from './en/map.ts';
import type { newsletter } from './en/newsletter.ts';
import type { route } from './en/route.ts';
import type { search } from './en/search.ts';
import type { shell } from './en/shell.ts';
import type { signUp } from './en/sign-up.ts';
import type { trains } from './en/trains.ts';
import type { trip } from './en/trip.ts';
import type { Shape } from './shape.ts';

/** The texts of one language, by the part of the site that uses them. */
export interface Texts {
  readonly shell: Shape<typeof shell>;
  readonly booking: Shape<typeof booking>;
  readonly home: Shape<typeof home>;
  readonly search: Shape<typeof search>;
  readonly map: Shape<typeof map>;
  readonly newsletter: Shape<typeof newsletter>;
  readonly signUp: Shape<typeof signUp>;
  readonly cities: Shape<typeof cities>;
  readonly city: Shape<typeof city>;
  readonly hotels: Shape<typeof hotels>;
  readonly information: Shape<typeof information>;
  /** Texts about journeys, for the server only. */
  readonly journey: Shape<typeof journey>;
  readonly route: Shape<typeof route>;
  readonly trip: Shape<typeof trip>;
  readonly trains: Shape<typeof trains>;
}
