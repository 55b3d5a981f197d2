import { bookingData } from '#app/booking/booking-data.server.ts';
import type { BookingIslandProps } from '#app/booking/booking-island.tsx';
import type { SiteRequest } from '#app/domain/site.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import type { ReadPlan } from './read-plan.server.ts';

/** The initial state of a plan's first day: the day of the booking form, in the plan's words. */
export function dayData(
  request: SiteRequest,
  { date, dateProblem }: Pick<ReadPlan, 'date' | 'dateProblem'>,
): BookingIslandProps {
  const t = textsFor(request.language, 'plan');
  const { island, data } = bookingData(request, new URLSearchParams({ date }));
  const { booking } = RESOURCES[request.language];
  // The plan's own sentence says which of its problems a day has.
  const invalid = dateProblem ? t(`problems.date.${dateProblem}`) : '';
  const errors = { ...booking.errors, date: { ...booking.errors.date, invalid } };
  return {
    island: { ...island, booking: { ...booking, date: t('date'), errors } },
    data: { ...data, problems: { date: dateProblem && 'invalid' } },
  };
}

/**
 * The initial state of the field that adds a place: the arrival field of the booking form, with the
 * plan's words. It suggests every station but the plan's last one.
 */
export function placeData(request: SiteRequest, plan: ReadPlan): BookingIslandProps {
  const t = textsFor(request.language, 'plan');
  const { island, data } = bookingData(request, new URLSearchParams());
  const problem = plan.problems.find(({ isAdded }) => isAdded);
  const { booking } = RESOURCES[request.language];
  const last = plan.stops.at(-1)?.station;
  const kind = problem && (problem.choices.length > 0 ? 'choice' : 'unknown');
  return {
    island: {
      ...island,
      booking: {
        ...booking,
        to: t('add.label'),
        suggestions: { ...booking.suggestions, to: t('add.list') },
        errors: {
          ...booking.errors,
          unknown: problem?.text ?? '',
          choice: problem?.text ?? '',
        },
      },
    },
    data: {
      ...data,
      search: { ...data.search, to: problem?.typed ?? '' },
      stations: { from: last && { id: last.id, label: last.label }, to: undefined },
      problems: { to: kind },
      choices: { from: [], to: problem?.choices ?? [] },
    },
  };
}
