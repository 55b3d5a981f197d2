/** A means of travel that a route page compares. */
export type TravelMode = 'train' | 'plane' | 'car';

/** Minutes to get there, wait and get away again, the same for every city. */
export const MARGIN_MINUTES: Readonly<Record<TravelMode, number>> = {
  // 20 minutes to the station and 20 from the other, by foot, tram or metro. 10 minutes before
  // departure: platforms are shown late, and doors close two minutes early.
  train: 20 + 10 + 20,
  // 45 minutes to the airport and 45 from the other, by train, metro or bus. 75 minutes for bag
  // drop, security and boarding, 20 from the stand with hand luggage.
  plane: 45 + 75 + 20 + 45,
  // Fetching the car, and parking it near the destination.
  car: 15,
};

/** Greenhouse gases in grams of CO2 equivalent for one passenger over one kilometre. */
export type EmissionFactors = Readonly<Record<TravelMode, number>>;

/**
 * Compares the train with the plane and the car from door to door, in minutes and in grams of CO2
 * equivalent.
 *
 * The train is the first option, and wins a tie. There is no plane without a known direct scheduled
 * flight, and no car without a known drive.
 */
export function compareTravel(
  route: { readonly distanceKm: number; readonly durationMinutes: number },
  rivals: {
    /** The road between the two cities: free-flowing driving time without breaks. */
    readonly drive?: { readonly distanceKm: number; readonly drivingMinutes: number } | undefined;
    /**
     * A direct scheduled flight: the airports' great-circle distance and the time from stand to
     * stand.
     */
    readonly flight?: { readonly distanceKm: number; readonly flightMinutes: number } | undefined;
  },
  gramsPerPassengerKm: EmissionFactors,
) {
  const option = (mode: TravelMode, distanceKm: number, movingMinutes: number) => ({
    mode,
    distanceKm,
    movingMinutes,
    marginMinutes: MARGIN_MINUTES[mode],
    doorToDoorMinutes: movingMinutes + MARGIN_MINUTES[mode],
    co2Grams: Math.round(distanceKm * gramsPerPassengerKm[mode]),
  });
  const options = [option('train', route.distanceKm, route.durationMinutes)];
  if (rivals.flight)
    options.push(option('plane', rivals.flight.distanceKm, rivals.flight.flightMinutes));
  if (rivals.drive)
    options.push(option('car', rivals.drive.distanceKm, rivals.drive.drivingMinutes));
  const least = (figure: 'doorToDoorMinutes' | 'co2Grams') =>
    options.reduce((best, next) => (next[figure] < best[figure] ? next : best)).mode;
  return { options, fastest: least('doorToDoorMinutes'), leastCo2: least('co2Grams') };
}
