import { booking } from './en/booking.ts';
import { cities } from './en/cities.ts';
import { city } from './en/city.ts';
import { home } from './en/home.ts';
import { hotels } from './en/hotels.ts';
import { information } from './en/information.ts';
import { journey } from './en/journey.ts';
import { map } from './en/map.ts';
import { newsletter } from './en/newsletter.ts';
import { plan } from './en/plan.ts';
import { route } from './en/route.ts';
import { search } from './en/search.ts';
import { shell } from './en/shell.ts';
import { signUp } from './en/sign-up.ts';
import { trains } from './en/trains.ts';
import { trip } from './en/trip.ts';

/** Every text in English; the other languages have the same keys. */
export const en = {
  shell,
  booking,
  home,
  search,
  map,
  newsletter,
  signUp,
  /** Texts about journeys that only the server uses. */
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
