import type { FlightFact } from './schema.ts';

/**
 * The popular journeys that can also be flown without a change; a pair that is missing has no direct flight that is sure.
 * Lecce is served by the airport of Brindisi.
 */
export const FLIGHTS: readonly FlightFact[] = [
  {
    between: ['rome', 'milan'],
    airports: ['FCO', 'LIN'],
    distanceKm: 470,
    flightMinutes: 70,
    source: 'ita-airways',
  },
  {
    between: ['rome', 'venice'],
    airports: ['FCO', 'VCE'],
    distanceKm: 412,
    flightMinutes: 65,
    source: 'ita-airways',
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
    source: 'ita-airways',
  },
  {
    between: ['rome', 'bari'],
    airports: ['FCO', 'BRI'],
    distanceKm: 384,
    flightMinutes: 65,
    source: 'ita-airways',
  },
  {
    between: ['rome', 'lecce'],
    airports: ['FCO', 'BDS'],
    distanceKm: 494,
    flightMinutes: 70,
    source: 'ita-airways',
  },
  {
    between: ['rome', 'naples'],
    airports: ['FCO', 'NAP'],
    distanceKm: 199,
    flightMinutes: 55,
    source: 'ita-airways',
  },
  {
    between: ['milan', 'naples'],
    airports: ['LIN', 'NAP'],
    distanceKm: 650,
    flightMinutes: 80,
    source: 'ita-airways',
  },
  {
    between: ['milan', 'bari'],
    airports: ['LIN', 'BRI'],
    distanceKm: 772,
    flightMinutes: 90,
    source: 'ita-airways',
  },
  {
    between: ['turin', 'naples'],
    airports: ['TRN', 'NAP'],
    distanceKm: 722,
    flightMinutes: 85,
    source: 'low-cost-airlines',
  },
  {
    between: ['venice', 'naples'],
    airports: ['VCE', 'NAP'],
    distanceKm: 537,
    flightMinutes: 75,
    source: 'low-cost-airlines',
  },
  {
    between: ['bologna', 'bari'],
    airports: ['BLQ', 'BRI'],
    distanceKm: 584,
    flightMinutes: 75,
    source: 'low-cost-airlines',
  },
];
