import type { BookingIslandProps } from '#app/booking/booking-island.tsx';
import DayIsland from '#app/booking/day-island.tsx';
import PlaceIsland from '#app/booking/place-island.tsx';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { type PlanChange, writeChange } from '#app/domain/search/plan-change.ts';
import {
  ADD_CHANGE,
  MOST_NIGHTS,
  MOST_STOPS,
  PLAN_HOURS,
  type PlanStop,
  planFields,
  writeStay,
} from '#app/domain/search/trip-plan.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { PLAN_CHANGE_MINUTES } from '#app/journeys/planned-legs.ts';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';
import { Island } from '#app/ui/island/island.tsx';
import { LanguageField } from '#app/ui/language-field/language-field.tsx';
import { PlanGuides } from './plan-ideas.tsx';

interface FormStop extends PlanStop {
  /** A fragment: a plan may come through a place twice. */
  readonly id: string;
  readonly name: string;
}

interface PlanFormProps {
  readonly stops: readonly FormStop[];
  readonly date: IsoDate;
  readonly day: BookingIslandProps;
  readonly place: BookingIslandProps;
  /** The field that adds a place is shown: there is room, or its text has a problem. */
  readonly mayAdd: boolean;
  /** The cities with a guide, each with the plan that ends there. */
  readonly guides: readonly NamedAddress[];
  /** The map whose stations are added; undefined for a plan without places. */
  readonly map: string | undefined;
}

const NIGHTS = Array.from({ length: MOST_NIGHTS }, (_, at) => at + 1);

/**
 * The places of a plan with their days, and its first day. It is one form that needs no code, so
 * that each of its buttons sends all of it and loses nothing.
 */
export function PlanForm(props: PlanFormProps) {
  const { stops, date, day, place, mayAdd, guides, map } = props;
  const { t, language } = useTexts('plan');
  return (
    <section className="plan-places" aria-labelledby="places">
      {/* The focus comes here when a place is removed or added. */}
      <h2 id="places" tabIndex={-1}>
        {t('form')}
      </h2>
      <form method="get" action={PATHS.plan} noValidate>
        <LanguageField language={language} />
        {stops.length > 0 && (
          <>
            <input type="hidden" name="stops" value={stops.map((stop) => stop.place).join(',')} />
            <input type="hidden" name="trains" value={planFields(stops, date).trains ?? ''} />
          </>
        )}
        <div className="plan-add plan-date">
          <Island name="day" props={day}>
            <DayIsland {...day} />
          </Island>
          {/* The first button of the form is the one that Enter presses in any field. */}
          <button type="submit" className="button button-quiet">
            {t(stops.length > 0 ? 'update' : 'start')}
          </button>
        </div>
        {stops.length > 0 && (
          <ol className="plan-stops">
            {stops.map((stop, at) => (
              <PlanStopRow
                key={stop.id}
                {...stop}
                at={at}
                isFirst={at === 0}
                isLast={at === stops.length - 1}
              />
            ))}
          </ol>
        )}
        {mayAdd ? (
          <div className="plan-add">
            <Island name="place" props={place}>
              <PlaceIsland {...place} />
            </Island>
            <button type="submit" name="change" value={ADD_CHANGE} className="button button-quiet">
              {t('add.submit')}
            </button>
          </div>
        ) : (
          <p className="note">{t('add.full', { most: MOST_STOPS })}</p>
        )}
      </form>
      {stops.length === 1 && <p>{t('first')}</p>}
      {map && stops.length < MOST_STOPS && (
        <p>
          <a href={map} rel="nofollow">
            {t('add.onMap')}
          </a>
        </p>
      )}
      {stops.length > 1 && guides.length > 0 && (
        <details>
          <summary>{t('add.guides')}</summary>
          <PlanGuides guides={guides} />
        </details>
      )}
    </section>
  );
}

interface PlanStopRowProps extends FormStop {
  readonly at: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A place of the plan: its name, the days there, and the buttons that move and remove it. */
function PlanStopRow({ id, name, stay, at, isFirst, isLast }: PlanStopRowProps) {
  const { t } = useTexts('plan');
  return (
    <li id={id} tabIndex={-1}>
      <span className="plan-place">{name}</span>
      <span className="plan-buttons">
        {!isFirst && (
          <ChangeButton change={{ kind: 'earlier', at }} name={t('earlier', { place: name })} />
        )}
        {!isLast && (
          <ChangeButton change={{ kind: 'later', at }} name={t('later', { place: name })} />
        )}
        <ChangeButton change={{ kind: 'remove', at }} name={t('remove', { place: name })} />
      </span>
      {isFirst || isLast ? (
        <input type="hidden" name="days" value={writeStay(stay)} />
      ) : (
        <StaySelect name={name} stay={stay} />
      )}
    </li>
  );
}

function StaySelect({ name, stay }: Pick<PlanStopRowProps, 'name' | 'stay'>) {
  const { t, language } = useTexts('plan');
  const minutes = formatDuration(PLAN_CHANGE_MINUTES, language);
  return (
    <div className="field plan-stay">
      <select
        name="days"
        className="input"
        aria-label={t('stay.label', { place: name })}
        defaultValue={writeStay(stay)}
      >
        {PLAN_HOURS.map((count) => (
          <option key={count} value={writeStay({ unit: 'hours', count })}>
            {count === 0 ? t('stay.change', { minutes }) : t('stay.hours', { count })}
          </option>
        ))}
        {NIGHTS.map((count) => (
          <option key={count} value={writeStay({ unit: 'nights', count })}>
            {t('stay.nights', { count })}
          </option>
        ))}
      </select>
    </div>
  );
}

const SIGNS = { earlier: '↑', later: '↓', remove: '×' } as const;

interface ChangeButtonProps {
  readonly change: Exclude<PlanChange, { kind: 'to' }>;
  readonly name: string;
}

/** A button that changes the places: a sign for the eye, a name for screen readers. */
function ChangeButton({ change, name }: ChangeButtonProps) {
  return (
    <button type="submit" name="change" value={writeChange(change)} title={name} aria-label={name}>
      {SIGNS[change.kind]}
    </button>
  );
}
