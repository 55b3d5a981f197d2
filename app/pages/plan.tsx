import { Fragment } from 'react';
import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { CITIES, cityOfStation } from '#app/data/cities/cities.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { targetOf } from '#app/domain/search/plan-change.ts';
import { MOST_STOPS, type PlanStop, withStop } from '#app/domain/search/trip-plan.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { mapOfPlan, placeOfStation, planAddress } from '#app/journeys/plan-addresses.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { type PropsOf, redirectTo } from '#app/ui/page/page-module.ts';
import { LateJourneyMap } from '#app/ui/picture/late-journey-map.tsx';
import { PassedDay } from '#app/ui/trains/passed-day.tsx';
import { dayData, placeData } from './plan/field-data.server.ts';
import sheet from './plan/plan.css?url';
import { PlanForm } from './plan/plan-form.tsx';
import { type PlanIdea, PlanIdeas } from './plan/plan-ideas.tsx';
import { PlanLeg } from './plan/plan-leg.tsx';
import { PlanShare } from './plan/plan-share.tsx';
import { PlanStrip } from './plan/plan-strip.tsx';
import { type ReadPlan, type ReadStop, readPlan } from './plan/read-plan.server.ts';
import { type ShownPlan, shownPlan } from './plan/shown-plan.server.ts';

export { sheet };
export const hasCode = true;

/**
 * The page of a trip through several places. Search engines list it without places only: trips are
 * without number.
 */
export async function load(request: SiteRequest) {
  const { language, fields, settings } = request;
  const plan = readPlan(request);
  const { stops, date, dateProblem, problems, sent } = plan;
  const addressOf = (changed: readonly PlanStop[]) => planAddress(language, changed, date);
  // The plan's own address can be shared, and pressing "back" leads to the plan before.
  if (sent && problems.length === 0 && !dateProblem)
    return redirectTo(`${addressOf(stops)}${fragmentOf(sent, stops.length)}`);

  const t = textsFor(language, 'plan');
  const names = stops.map(({ name }) => name);
  const isWhole = names.length > 1;
  const title = isWhole ? names.join(' – ') : t('meta.title');
  const description = t('meta.description');
  const head = pageHead(request, everyLanguage(PATHS.plan), {
    title,
    description,
    picture: { kind: 'page', name: 'home' },
    name: t('meta.title'),
  });
  return {
    ...head,
    ...(fields.size > 0 && { meta: { title, description }, structured: [] }),
    props: {
      title,
      shortNames: stops.map((stop) => shortName(stop, language)),
      problems,
      form: {
        stops: stops.map(({ place, stay, train, name }, at) => ({
          id: stopId(at),
          place,
          stay,
          train,
          name,
        })),
        date,
        day: dayData(request, plan),
        place: placeData(request, plan),
        mayAdd: stops.length < MOST_STOPS || problems.some(({ isAdded }) => isAdded),
        guides: guidesOf(plan, request),
        map: stops.length > 0 ? mapOfPlan(language, stops, date) : undefined,
      },
      trip: isWhole ? await shownPlan(plan, request) : undefined,
      origin: settings.publicOrigin,
      address: addressOf(stops),
      ofToday: planAddress(language, stops),
    },
  };
}

/** A city's name for its main station: the strip below the title has the name of the station. */
function shortName({ station, onwardSlug, name }: ReadStop, language: Language): string {
  const city = onwardSlug ? undefined : cityOfStation(station.id);
  return city?.name[language] ?? name;
}

/** The fragment of a place in the list. */
function stopId(at: number): string {
  return `stop-${at + 1}`;
}

/** Where the page of a changed plan begins: at the place that was moved, or at the places. */
function fragmentOf({ change, isAdded }: NonNullable<ReadPlan['sent']>, count: number): string {
  const to = change && targetOf(change);
  if (to !== undefined) return `#${stopId(Math.min(count - 1, Math.max(0, to)))}`;
  return change || isAdded ? '#places' : '';
}

/** The cities with a guide, each with the plan that ends there. */
function guidesOf({ stops, date }: ReadPlan, { language }: SiteRequest): readonly PlanIdea[] {
  if (stops.length >= MOST_STOPS) return [];
  const { stationsById } = stationIndexFor(language);
  return CITIES.flatMap(({ slug, stationId, name }) => {
    const station = stationsById.get(stationId);
    if (!station || stops.at(-1)?.station.id === stationId) return [];
    const longer = withStop(stops, placeOfStation(station, language));
    const address = planAddress(language, longer, date);
    return [{ name: name[language], address, poster: drawingAddress(slug) }];
  });
}

export function Page({
  title,
  shortNames,
  problems,
  form,
  trip,
  origin,
  address,
  ofToday,
}: PropsOf<typeof load>) {
  const { t } = useTexts('plan');
  return (
    <section className="wide plan">
      <div className="plan-head">
        <PlanTitle title={title} names={trip ? shortNames : []} />
        {trip && trip.rows.length > 0 && <DescriptionList className="figures" rows={trip.rows} />}
      </div>
      {!trip && <p className="lead">{t('lead')}</p>}
      {problems.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: screen readers say no alert of a page that loads.
        <div role="alert" className="plan-problems" tabIndex={-1} autoFocus>
          {problems.map(({ text, isAdded, choices }) => (
            <div key={text}>
              <p>{text}</p>
              {!isAdded && choices.length > 0 && <LinkList links={choices} />}
            </div>
          ))}
        </div>
      )}
      {trip && (
        <PassedDay
          day={form.date}
          text={t('passed.text')}
          link={t('passed.today')}
          address={ofToday}
        />
      )}
      {trip && <PlanStrip trip={trip} stops={form.stops} />}
      <div className="plan-parts">
        <div className="plan-side">
          <PlanForm {...form} />
          {trip?.map && <LateJourneyMap {...trip.map} description={t('map', { places: title })} />}
        </div>
        {form.stops.length < 2 && <PlanIdeas ideas={form.guides} />}
        {trip && (
          <section className="plan-legs" aria-labelledby="legs">
            <h2 id="legs">{t('legs')}</h2>
            <TripNotes {...trip} />
            {trip.legs.map((leg) => (
              <PlanLeg key={leg.id} leg={leg} />
            ))}
            <PlanShare
              origin={origin}
              address={address}
              places={title}
              days={trip.days}
              calendar={trip.calendar}
            />
          </section>
        )}
      </div>
    </section>
  );
}

/** Which timetable the trains of all legs are of, and that prices are estimates. */
function TripNotes({ basis, legs }: Pick<ShownPlan, 'basis' | 'legs'>) {
  const { t } = useTexts('plan');
  const notes = [basis, legs.some(({ price }) => price) ? t('prices') : ''].filter(Boolean);
  return notes.length > 0 && <p className="note">{notes.join(' ')}</p>;
}

interface PlanTitleProps {
  readonly title: string;
  readonly names: readonly string[];
}

/** The places of the trip, between which lines end; the page's title where there are none. */
function PlanTitle({ title, names }: PlanTitleProps) {
  if (names.length === 0) return <h1>{title}</h1>;
  return (
    <h1 className="plan-title">
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trip may come to a place twice.
        <Fragment key={at}>
          {at > 0 && ' '}
          <span>{at < names.length - 1 ? `${name} –` : name}</span>
        </Fragment>
      ))}
    </h1>
  );
}
