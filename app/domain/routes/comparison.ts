/** Minutes from a door in the city to a seat on the train, and from the platform to a door: walk, tram or metro. */
export const STATION_ACCESS_MINUTES = 20;

/** Minutes before departure to be at the station; platforms are shown late and doors close two minutes early. */
export const STATION_WAIT_MINUTES = 10;

/** Minutes between a door in the city and an airport, each way, by the airport train, metro or bus. */
export const AIRPORT_ACCESS_MINUTES = 45;

/** Minutes from entering the departure airport to leaving the stand: bag drop, security, boarding. */
export const AIRPORT_DEPARTURE_MINUTES = 75;

/** Minutes from reaching the stand to leaving the arrival airport, with hand luggage. */
export const AIRPORT_ARRIVAL_MINUTES = 20;

/** Minutes to fetch the car and to park it again near the destination. */
export const PARKING_MINUTES = 15;

/** A means of travel that a route page compares. */
export type TravelMode = 'train' | 'plane' | 'car';

/** The road between the two cities: free-flowing driving time without breaks. */
export type Drive = { readonly distanceKm: number; readonly drivingMinutes: number };

/** A direct scheduled flight: the airports' great-circle distance and the time from stand to stand. */
export type Flight = { readonly distanceKm: number; readonly flightMinutes: number };

/** Greenhouse gases in grams of CO2 equivalent for one passenger over one kilometre. */
export type EmissionFactors = Readonly<Record<TravelMode, number>>;

/** One way to make the trip, door to door, for one person. */
export type TravelOption = {
  readonly mode: TravelMode;
  readonly distanceKm: number;
  /** Minutes on the move in the train, the air or the car. */
  readonly movingMinutes: number;
  /** Minutes to get there, wait and get away again. */
  readonly marginMinutes: number;
  readonly doorToDoorMinutes: number;
  readonly co2Grams: number;
};

/** The train beside what it competes with; the options come train first, and the plane only if there is a flight. */
export type Comparison = {
  readonly options: readonly TravelOption[];
  readonly fastest: TravelMode;
  readonly leastCo2: TravelMode;
};

/**
 * Compares the train with the plane and the car from door to door, in minutes and in grams of CO2 equivalent.
 *
 * The margins are this module's constants, the same for every city. Nothing is said of a plane where no direct
 * scheduled flight is known, nor of a car where no drive is known. On a tie the train is named.
 */
export function compareTravel(
  route: { readonly distanceKm: number; readonly durationMinutes: number },
  rivals: { readonly drive?: Drive | undefined; readonly flight?: Flight | undefined },
  gramsPerPassengerKm: EmissionFactors,
): Comparison {
  const train = option('train', route.distanceKm, route.durationMinutes, trainMargin(), gramsPerPassengerKm);
  const options = [train];
  if (rivals.flight) {
    const { distanceKm, flightMinutes } = rivals.flight;
    options.push(option('plane', distanceKm, flightMinutes, planeMargin(), gramsPerPassengerKm));
  }
  if (rivals.drive) {
    const { distanceKm, drivingMinutes } = rivals.drive;
    options.push(option('car', distanceKm, drivingMinutes, PARKING_MINUTES, gramsPerPassengerKm));
  }
  return {
    options,
    fastest: least(options, train, ({ doorToDoorMinutes }) => doorToDoorMinutes),
    leastCo2: least(options, train, ({ co2Grams }) => co2Grams),
  };
}

function trainMargin(): number {
  return STATION_ACCESS_MINUTES + STATION_WAIT_MINUTES + STATION_ACCESS_MINUTES;
}

function planeMargin(): number {
  return (
    AIRPORT_ACCESS_MINUTES + AIRPORT_DEPARTURE_MINUTES + AIRPORT_ARRIVAL_MINUTES + AIRPORT_ACCESS_MINUTES
  );
}

function option(
  mode: TravelMode,
  distanceKm: number,
  movingMinutes: number,
  marginMinutes: number,
  gramsPerPassengerKm: EmissionFactors,
): TravelOption {
  return {
    mode,
    distanceKm,
    movingMinutes,
    marginMinutes,
    doorToDoorMinutes: movingMinutes + marginMinutes,
    co2Grams: Math.round(distanceKm * gramsPerPassengerKm[mode]),
  };
}

function least(
  options: readonly TravelOption[],
  train: TravelOption,
  measure: (option: TravelOption) => number,
): TravelMode {
  return options.reduce((best, next) => (measure(next) < measure(best) ? next : best), train).mode;
}
