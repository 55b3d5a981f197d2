import { booking } from './fr/booking.ts';
import { cities } from './fr/cities.ts';
import { city } from './fr/city.ts';
import { home } from './fr/home.ts';
import { hotels } from './fr/hotels.ts';
import { information } from './fr/information.ts';
import { journey } from './fr/journey.ts';
import { map } from './fr/map.ts';
import { newsletter } from './fr/newsletter.ts';
import { plan } from './fr/plan.ts';
import { route } from './fr/route.ts';
import { search } from './fr/search.ts';
import { shell } from './fr/shell.ts';
import { signUp } from './fr/sign-up.ts';
import { trains } from './fr/trains.ts';
import { trip } from './fr/trip.ts';
import type { Texts } from './texts.ts';

/** Every text in French. */
export const fr: Texts = {
  shell,
  booking,
  home,
  search,
  map,
  newsletter,
  signUp,
  journey,
  plan,
  route,
  trip,
  trains,
  cities,
  city,
  hotels,
  information,
};
