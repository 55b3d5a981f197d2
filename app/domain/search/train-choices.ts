import { clockTime } from '../timetable/clock-time.ts';
import { LEAST_CHANGES, type SearchSettings } from '../timetable/search-settings.ts';
import { parseText } from './journey-search.ts';

/** The stays at a station on the way that a search offers, in hours; the first is none. */
export const STAY_HOURS = [0, 1, 2, 3, 4, 6, 8] as const;

/** A visitor's choices among the trains of a search, as in the address. */
export interface TrainChoices {
  /** The settings of the search: the least change, and regional trains alone. */
  readonly settings: SearchSettings;
  /** Minutes after midnight before which no shown train leaves. */
  readonly leave: number | undefined;
  /** Minutes after midnight after which no shown train arrives. */
  readonly arrive: number | undefined;
  readonly sort: 'departure' | 'duration';
  readonly only: 'direct' | 'fast' | undefined;
  /** A station to come through, as typed; empty without one. */
  readonly via: string;
  /** Hours of the stay there, one of `STAY_HOURS`. */
  readonly stay: number;
  /** The key of the train that is open; empty without one. */
  readonly train: string;
  /** The key of the return's train that is open, likewise. */
  readonly returnTrain: string;
}

/** The names of these choices in an address. */
export const TRAIN_FIELDS = [
  'change',
  'kinds',
  'leave',
  'arrive',
  'sort',
  'only',
  'via',
  'stay',
  'train',
  'returnTrain',
] as const;

/** Reads the choices from an untrusted address. Other fields and values are left out. */
export function parseTrainChoices(fields: URLSearchParams): TrainChoices {
  const only = fields.get('only');
  return {
    settings: {
      leastChange: LEAST_CHANGES.find((minutes) => String(minutes) === fields.get('change')),
      kinds: fields.get('kinds') === 'regional' ? 'regional' : undefined,
    },
    leave: parseTime(fields.get('leave')),
    arrive: parseTime(fields.get('arrive')),
    sort: fields.get('sort') === 'duration' ? 'duration' : 'departure',
    only: only === 'direct' || only === 'fast' ? only : undefined,
    via: parseText(fields.get('via')),
    stay: STAY_HOURS.find((hours) => String(hours) === fields.get('stay')) ?? STAY_HOURS[0],
    train: parseText(fields.get('train')),
    returnTrain: parseText(fields.get('returnTrain')),
  };
}

/** Writes the choices as address fields that `parseTrainChoices` reads back, without the trains. */
export function trainFields(choices: TrainChoices): Record<string, string | undefined> {
  const { settings, leave, arrive, sort, only, via, stay } = choices;
  return {
    change: settings.leastChange === undefined ? undefined : String(settings.leastChange),
    kinds: settings.kinds,
    leave: writeTime(leave),
    arrive: writeTime(arrive),
    sort: sort === 'duration' ? sort : undefined,
    only,
    via: via || undefined,
    stay: via && stay > 0 ? String(stay) : undefined,
  };
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

function parseTime(text: string | null): number | undefined {
  const [, hours, minutes] = TIME.exec(text ?? '') ?? [];
  return hours === undefined ? undefined : 60 * Number(hours) + Number(minutes);
}

/** Writes minutes after midnight as a time field's value: `09:05`. */
export function writeTime(minutes: number | undefined): string | undefined {
  return minutes === undefined ? undefined : clockTime(minutes);
}
