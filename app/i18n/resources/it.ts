import { booking } from './it/booking.ts';
import { cities } from './it/cities.ts';
import { city } from './it/city.ts';
import { home } from './it/home.ts';
import { hotels } from './it/hotels.ts';
import { information } from './it/information.ts';
import { journey } from './it/journey.ts';
import { map } from './it/map.ts';
import { newsletter } from './it/newsletter.ts';
import { plan } from './it/plan.ts';
import { route } from './it/route.ts';
import { search } from './it/search.ts';
import { shell } from './it/shell.ts';
import { signUp } from './it/sign-up.ts';
import { trains } from './it/trains.ts';
import { trip } from './it/trip.ts';
import type { Texts } from './texts.ts';

/** Every text in Italian. */
export const it: Texts = {
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
