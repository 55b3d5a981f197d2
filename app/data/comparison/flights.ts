import type { FlightFact } from './schema.ts';

/**
 * The popular journeys with a known direct flight. A missing pair says nothing about flights.
 *
 * The sources prove that the flight exists. Times other than those of Linate are estimated from the
 * distance. Lecce has the airport of Brindisi.
 */
export const FLIGHTS: readonly FlightFact[] = [
  {
    between: ['rome', 'milan'],
    airports: ['FCO', 'LIN'],
    distanceKm: 470,
    flightMinutes: 70,
    source: 'ilformat-2021',
  },
  {
    between: ['rome', 'venice'],
    airports: ['FCO', 'VCE'],
    distanceKm: 412,
    flightMinutes: 65,
    source: 'secolo-xix-2024',
  },
  {
    between: ['rome', 'turin'],
    airports: ['FCO', 'TRN'],
    distanceKm: 529,
    flightMinutes: 70,
    source: 'ita-airways',
  },
  {
    between: ['rome', 'genoa'],
    airports: ['FCO', 'GOA'],
    distanceKm: 401,
    flightMinutes: 65,
    source: 'secolo-xix-2024',
  },
  {
    between: ['rome', 'bari'],
    airports: ['FCO', 'BRI'],
    distanceKm: 384,
    flightMinutes: 65,
    source: 'secolo-xix-2024',
  },
  {
    between: ['rome', 'lecce'],
    airports: ['FCO', 'BDS'],
    distanceKm: 494,
    flightMinutes: 70,
    source: 'agenzia-di-viaggi-2023',
  },
  {
    between: ['rome', 'naples'],
    airports: ['FCO', 'NAP'],
    distanceKm: 199,
    flightMinutes: 55,
    source: 'agenzia-di-viaggi-2023',
  },
  {
    between: ['milan', 'naples'],
    airports: ['LIN', 'NAP'],
    distanceKm: 650,
    flightMinutes: 80,
    source: 'ilformat-2021',
  },
  {
    between: ['milan', 'bari'],
    airports: ['LIN', 'BRI'],
    distanceKm: 772,
    flightMinutes: 90,
    source: 'agenzia-di-viaggi-2023',
  },
];
