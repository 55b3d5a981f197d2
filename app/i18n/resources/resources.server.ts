import type { Translated } from '#app/domain/language.ts';
import { booking as bookingEn } from './en/booking.ts';
import { cities as citiesEn } from './en/cities.ts';
import { city as cityEn } from './en/city.ts';
import { home as homeEn } from './en/home.ts';
import { hotels as hotelsEn } from './en/hotels.ts';
import { information as informationEn } from './en/information.ts';
import { journey as journeyEn } from './en/journey.ts';
import { map as mapEn } from './en/map.ts';
import { newsletter as newsletterEn } from './en/newsletter.ts';
import { plan as planEn } from './en/plan.ts';
import { route as routeEn } from './en/route.ts';
import { search as searchEn } from './en/search.ts';
import { shell as shellEn } from './en/shell.ts';
import { signUp as signUpEn } from './en/sign-up.ts';
import { trains as trainsEn } from './en/trains.ts';
import { trip as tripEn } from './en/trip.ts';
import { booking as bookingFr } from './fr/booking.ts';
import { cities as citiesFr } from './fr/cities.ts';
import { city as cityFr } from './fr/city.ts';
import { home as homeFr } from './fr/home.ts';
import { hotels as hotelsFr } from './fr/hotels.ts';
import { information as informationFr } from './fr/information.ts';
import { journey as journeyFr } from './fr/journey.ts';
import { map as mapFr } from './fr/map.ts';
import { newsletter as newsletterFr } from './fr/newsletter.ts';
import { plan as planFr } from './fr/plan.ts';
import { route as routeFr } from './fr/route.ts';
import { search as searchFr } from './fr/search.ts';
import { shell as shellFr } from './fr/shell.ts';
import { signUp as signUpFr } from './fr/sign-up.ts';
import { trains as trainsFr } from './fr/trains.ts';
import { trip as tripFr } from './fr/trip.ts';
import { booking as bookingIt } from './it/booking.ts';
import { cities as citiesIt } from './it/cities.ts';
import { city as cityIt } from './it/city.ts';
import { home as homeIt } from './it/home.ts';
import { hotels as hotelsIt } from './it/hotels.ts';
import { information as informationIt } from './it/information.ts';
import { journey as journeyIt } from './it/journey.ts';
import { map as mapIt } from './it/map.ts';
import { newsletter as newsletterIt } from './it/newsletter.ts';
import { plan as planIt } from './it/plan.ts';
import { route as routeIt } from './it/route.ts';
import { search as searchIt } from './it/search.ts';
import { shell as shellIt } from './it/shell.ts';
import { signUp as signUpIt } from './it/sign-up.ts';
import { trains as trainsIt } from './it/trains.ts';
import { trip as tripIt } from './it/trip.ts';
import type { Shape } from './shape.ts';

const en = {
  shell: shellEn,
  booking: bookingEn,
  home: homeEn,
  search: searchEn,
  map: mapEn,
  newsletter: newsletterEn,
  signUp: signUpEn,
  /** Texts about journeys that only the server uses. */
  journey: journeyEn,
  plan: planEn,
  route: routeEn,
  trip: tripEn,
  trains: trainsEn,
  cities: citiesEn,
  city: cityEn,
  hotels: hotelsEn,
  information: informationEn,
};

/**
 * The texts of one language, by the part of the site that uses them: the keys of the English ones.
 */
export type Texts = Shape<typeof en>;

const it: Texts = {
  shell: shellIt,
  booking: bookingIt,
  home: homeIt,
  search: searchIt,
  map: mapIt,
  newsletter: newsletterIt,
  signUp: signUpIt,
  journey: journeyIt,
  plan: planIt,
  route: routeIt,
  trip: tripIt,
  trains: trainsIt,
  cities: citiesIt,
  city: cityIt,
  hotels: hotelsIt,
  information: informationIt,
};

const fr: Texts = {
  shell: shellFr,
  booking: bookingFr,
  home: homeFr,
  search: searchFr,
  map: mapFr,
  newsletter: newsletterFr,
  signUp: signUpFr,
  journey: journeyFr,
  plan: planFr,
  route: routeFr,
  trip: tripFr,
  trains: trainsFr,
  cities: citiesFr,
  city: cityFr,
  hotels: hotelsFr,
  information: informationFr,
};

/** Every text of the site. Only the server holds them all. */
export const RESOURCES: Translated<Texts> = { en, it, fr };
