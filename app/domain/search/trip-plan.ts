import { parseText } from './journey-search.ts';
import { type PlanChange, parseChange, targetOf } from './plan-change.ts';

/** The most places of a plan. */
export const MOST_STOPS = 6;

/** The longest stay that a plan offers, in nights. */
export const MOST_NIGHTS = 14;

/** The stays of less than a night that a plan offers, in hours; the first is a change of trains. */
export const PLAN_HOURS = [0, 1, 2, 3, 4, 6, 8] as const;

/** How long one stays at a place: until a later day, or for some hours. */
export interface Stay {
  readonly unit: 'hours' | 'nights';
  readonly count: number;
}

/** A place of a plan, as it stands in the address, and the stay there. */
export interface PlanStop {
  readonly place: string;
  readonly stay: Stay;
  /** The chosen train to the next place, by its `trainKey`; undefined for the suggested one. */
  readonly train?: string | undefined;
}

/** A trip through several places, as it stands in the address. */
export interface TripPlan {
  /** In the order of the trip, at most `MOST_STOPS`. */
  readonly stops: readonly PlanStop[];
  /** The places that are too many, as typed. */
  readonly surplus: readonly string[];
  /** The day of the first train, as typed; undefined without one. */
  readonly date: string | undefined;
  /** A place to add at the end, as typed; undefined without one. */
  readonly added: string | undefined;
  readonly change: PlanChange | undefined;
  /** The button that adds a place was pressed. */
  readonly adds: boolean;
}

/** The value of the field `change` when the button that adds a place is pressed. */
export const ADD_CHANGE = 'add';

/** The names of a plan's fields in an address. */
export const PLAN_FIELDS = ['stops', 'days', 'trains', 'date', 'add', 'change'] as const;

const USUAL_STAY: Stay = { unit: 'nights', count: 1 };
/** In characters: twelve of the longest names. Further characters are not read. */
const READ_LENGTH = 1_000;
/** A minute and the numbers of some trains, as `trainKey` writes them. */
const TRAIN = /^-?\d{1,4}(-[^\s,-]{1,20}){1,8}$/;

/**
 * Reads a plan from an untrusted address: `stops=rome,florence,venice&days=1,2,1&date=2027-03-10`.
 * Each place has its days: `2` is two nights, `4h` four hours, anything else one night. They stand
 * in one field or, as a form sends them, in several. Each may have the train that leaves from it:
 * `trains=,490-9504`. Empty places are left out with their days and trains.
 */
export function parsePlan(fields: URLSearchParams): TripPlan {
  const places = (fields.get('stops') ?? '').slice(0, READ_LENGTH).split(',').map(parseText);
  const days = fields.getAll('days').slice(0, MOST_STOPS).join(',').slice(0, READ_LENGTH);
  const stays = days.split(',').map(parseStay);
  const trains = (fields.get('trains') ?? '').slice(0, READ_LENGTH).split(',').map(parseTrain);
  const stops = places
    .map((place, at) => ({ place, stay: stays[at] ?? USUAL_STAY, train: trains[at] }))
    .filter(({ place }) => place !== '');
  const textOf = (name: string) => (fields.has(name) ? parseText(fields.get(name)) : undefined);
  return {
    stops: stops.slice(0, MOST_STOPS),
    surplus: stops.slice(MOST_STOPS, 2 * MOST_STOPS).map(({ place }) => place),
    date: textOf('date'),
    added: textOf('add'),
    change: parseChange(fields.get('change')),
    adds: fields.get('change') === ADD_CHANGE,
  };
}

/** Writes a plan as address fields that `parsePlan` reads back. */
export function planFields(
  stops: readonly PlanStop[],
  date: string | undefined,
): Record<'stops' | 'days' | 'trains' | 'date', string | undefined> {
  // The last place has no train, nor any comma after the last train.
  const trains = stops.map(({ train = '' }) => train).join(',');
  return {
    stops: stops.map(({ place }) => place).join(',') || undefined,
    days: stops.map(({ stay }) => writeStay(stay)).join(',') || undefined,
    trains: trains.replace(/,+$/, '') || undefined,
    date,
  };
}

/** Writes a plan as the query of its page's address, to be carried in a field of another page. */
export function planQuery(stops: readonly PlanStop[], date: string | undefined): string {
  const fields = Object.entries(planFields(stops, date));
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
}

/** Writes a stay for an address: `2` nights, `4h`. */
export function writeStay({ unit, count }: Stay): string {
  return unit === 'nights' ? String(count) : `${count}h`;
}

/** Adds a place at the end, for one night. */
export function withStop(stops: readonly PlanStop[], place: string): readonly PlanStop[] {
  return [...stops, { place, stay: USUAL_STAY }];
}

/**
 * Moves or removes a place with its stay. A change of a place that does not exist has no effect.
 * The chosen trains to and after the changed places are dropped, since their stations changed.
 */
export function changedStops(stops: readonly PlanStop[], change: PlanChange): readonly PlanStop[] {
  const { at } = change;
  const to = targetOf(change);
  const moved = stops[at];
  if (!moved || (to !== undefined && !stops[to])) return stops;
  const first = Math.min(at, to ?? at);
  const kept = stops.map((stop, position) =>
    position < first - 1 ? stop : { ...stop, train: undefined },
  );
  const rest = kept.toSpliced(at, 1);
  return to === undefined ? rest : rest.toSpliced(to, 0, { ...moved, train: undefined });
}

/** Chooses the train that leaves from a place; undefined for the suggested one. */
export function withTrain(
  stops: readonly PlanStop[],
  at: number,
  train: string | undefined,
): readonly PlanStop[] {
  return stops.map((stop, position) => (position === at ? { ...stop, train } : stop));
}

function parseStay(text: string): Stay {
  const [, digits, hours] = /^(\d{1,2})(h?)$/.exec(text) ?? [];
  const count = Number(digits);
  if (hours === '' && count >= 1 && count <= MOST_NIGHTS) return { unit: 'nights', count };
  if (hours === 'h' && PLAN_HOURS.some((known) => known === count)) return { unit: 'hours', count };
  return USUAL_STAY;
}

function parseTrain(text: string): string | undefined {
  return TRAIN.test(text) ? text : undefined;
}
