import { endNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { ADULTS, CHILDREN, CURRENCIES } from '#app/domain/search/journey-search.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { asSentence } from '#app/i18n/format.ts';
import { formatLongDate } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { addressAtShop } from '#app/journeys/address-at-shop.ts';
import { type JourneyShop, shopsOf } from '#app/journeys/journey-shops.ts';
import { connectionSentences, type OnwardConnection } from '#app/journeys/onward-connections.ts';
import { fromPrice, popularRouteOf } from '#app/journeys/popular-fare.ts';
import { otherTime } from '#app/journeys/reach-data.ts';
import { companiesOfRows, rowsOf, type TrainRow } from '#app/journeys/train-rows.ts';
import { stationWords } from '#app/journeys/train-words.ts';
import { tripFacts } from '#app/journeys/trip-facts.ts';
import type { LegOfPlan, PlanRequest } from './legs-of-plan.server.ts';

/** The most departures that are listed beside a leg's train; the search page has all. */
const MOST_OTHERS = 8;

/** A leg of a plan in words. */
export interface ShownLeg {
  readonly id: string;
  readonly title: string;
  /** The day of its train, also in words. */
  readonly date: IsoDate;
  readonly day: string;
  /** The estimate of its lowest fare; undefined where the site has none, and without a train. */
  readonly price: string | undefined;
  readonly best: TrainRow | undefined;
  /**
   * The heading of that train: whether it is the suggested one, and its ends beside the title's.
   */
  readonly trainTitle: string;
  /** The departures around it that can be taken, each with the address of the plan that does. */
  readonly others: readonly TrainRow[];
  /** The address of the plan with the suggested train, where the traveller has chosen another. */
  readonly suggested: string | undefined;
  /** Says that the chosen train cannot be taken; empty where it can. */
  readonly impossible: string;
  /** Why there is no train, and who may have one. */
  readonly none: readonly string[];
  /** The search page of the leg on that day. */
  readonly search: string;
  /** The shops of its train; the one that the form opens where there is none. */
  readonly shops: readonly JourneyShop[];
  /** The basis of its trains alone, beside that of all legs; empty where there is none. */
  readonly basis: string;
  /** The onward connections before the train and after it, each as a text. */
  readonly onwardConnections: Readonly<Record<OnwardConnection['at'], readonly string[]>>;
}

/** A plan does not ask who travels, so that the shop is given its usual values. */
const USUAL_TRAVELLERS = {
  adults: ADULTS.usual,
  children: CHILDREN.usual,
  currency: CURRENCIES[0],
  roundTrip: false,
  returnDate: '',
} as const;

/** Writes a leg of a plan. */
export async function shownLeg(
  leg: LegOfPlan,
  request: PlanRequest,
): Promise<Omit<ShownLeg, 'basis' | 'id'>> {
  const { planner, language } = request;
  const { from, to, date, all, possible, best, choice, search, onwardConnections, addressWith } =
    leg;
  const t = textsFor(language, 'plan');
  const companies = companiesOfRows(planner.timetable, all, language);
  const rows = rowsOf({ journeys: all, search }, companies, language);
  const rowOf = new Map(all.map((journey, at) => [journey, rows[at]]));
  const shopOf = (fromId: string, toId: string) =>
    addressAtShop({ ...USUAL_TRAVELLERS, from: fromId, to: toId, date }, request);
  const shopAddress = shopOf(from.station.id, to.station.id);
  const ends = { from: leg.fromId, to: leg.toId };
  const shops = best
    ? shopsOf(planner.timetable, { journey: best, ends, shopAddress, shopOf }, language, t('shop'))
    : [{ text: undefined, link: { name: t('shop'), address: shopAddress }, wanted: '' }];
  const route = popularRouteOf({ ...leg, isPart: onwardConnections.length > 0 });
  return {
    title: t('leg', { from: from.name, to: to.name }),
    date,
    day: asSentence(formatLongDate(date, language)),
    price: best && route && fromPrice(route, language),
    best: best && rowOf.get(best),
    trainTitle: trainTitleOf(leg, language),
    others: trainsAround(best, possible).flatMap((journey) => {
      const row = rowOf.get(journey);
      return row && journey !== best ? [{ ...row, taking: addressWith(journey) }] : [];
    }),
    suggested: choice === 'taken' ? addressWith(undefined) : undefined,
    impossible: choice === 'impossible' ? t('impossible') : '',
    none: best ? [] : await wordsWithoutTrain(leg, request),
    search,
    shops,
    onwardConnections: {
      before: connectionSentences(onwardConnections, 'before', language),
      after: connectionSentences(onwardConnections, 'after', language),
    },
  };
}

/** «Suggested train, Rome – Naples» where the leg goes on to Sorrento. */
function trainTitleOf(leg: LegOfPlan, language: Language): string {
  const t = textsFor(language, 'plan');
  const title = t(leg.choice === 'taken' ? 'chosen' : 'train');
  if (leg.onwardConnections.every(({ isLocal }) => isLocal)) return title;
  const [from, to] = [leg.fromId, leg.toId].map(
    (stationId) => endNameOf({ stationId }, language) ?? stationWords(stationId, language),
  );
  return t('part', { title, from, to });
}

/** The possible trains around the chosen one, of which the earlier ones are slower. */
function trainsAround(
  chosen: Journey | undefined,
  possible: readonly Journey[],
): readonly Journey[] {
  const at = chosen ? possible.indexOf(chosen) : 0;
  const start = Math.max(0, Math.min(at - 2, possible.length - 1 - MOST_OTHERS));
  return possible.slice(start, start + MOST_OTHERS + 1);
}

/** Says that a leg has no train, with the notes that the search page has for such a pair. */
async function wordsWithoutTrain(
  { fromId, toId, date }: LegOfPlan,
  { planner, language, today }: PlanRequest,
): Promise<readonly string[]> {
  const t = textsFor(language, 'plan');
  const day = formatLongDate(date, language);
  const faster = await otherTime(planner, fromId, toId);
  const { text } = tripFacts({ planner, language, today, fromId, toId, faster });
  return [date === today ? t('noneToday') : t('none', { day }), text].filter(
    (sentence) => sentence !== '',
  );
}
