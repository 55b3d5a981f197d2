import type { ReactNode } from 'react';
import {
  HEAD_SHAPE,
  type JourneyMapData,
  type JourneyMapShape,
  LAND_SHAPE,
  PAGE_SHAPE,
} from '#app/art/journey-map/journey-map.server.ts';
import { JourneyMap } from '#app/art/journey-map/journey-map.tsx';
import { tripMap } from '#app/art/journey-map/trip-map.server.ts';
import { posterCut } from '#app/art/poster-cuts.server.ts';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { OPERATORS } from '#app/data/journeys/operators.ts';
import { readPath } from '#app/data/stations/trip-paths.server.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { isTripPath } from '#app/domain/trips/parse-trip-path.ts';
import type { ReadEnds } from '#app/domain/trips/read-trip-path.ts';
import { tripPaths } from '#app/domain/trips/trip-path.ts';
import { missingAddress } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { type RailwayTrip, railwayTrip } from '#app/journeys/onward-connections.ts';
import { planThrough } from '#app/journeys/plan-addresses.ts';
import { otherTime } from '#app/journeys/reach-data.ts';
import { addressesOf, endAddresses } from '#app/journeys/trip-addresses.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { trainTrip } from '#app/seo/train-trip.server.ts';
import { tripPicture } from '#app/seo/trip-picture.server.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { OnwardConnections } from '#app/ui/onward-connections/onward-connections.tsx';
import { NOT_FOUND, type PropsOf, redirectTo } from '#app/ui/page/page-module.ts';
import { LateJourneyMap } from '#app/ui/picture/late-journey-map.tsx';
import { TripPicture } from '#app/ui/picture/trip-picture.tsx';
import { RouteHead } from '#app/ui/route-head/route-head.tsx';
import { DayTrains } from '#app/ui/trains/day-trains.tsx';
import { mapPlace } from './trip/map-place.ts';
import { PlaceCards } from './trip/place-cards.tsx';
import { type TripData, tripData } from './trip/trip-data.server.ts';
import sheet from './trip/trip-page.css?url';
import { namesInQuestion, tripQuestion } from './trip/trip-question.server.ts';
import { StationQuestion } from './trip/trip-question.tsx';

export { sheet };
export const hasCode = true;

/**
 * Every path that no other page has: a trip, an unknown trip (redirected to the home page), or not
 * found.
 */
export async function load(request: SiteRequest) {
  const { pathname, language, planner } = request;
  if (!isTripPath(pathname)) return NOT_FOUND;

  const reading = readPath(pathname, language);
  if (reading.kind === 'question') return questionPage(request, reading.ends);
  if (reading.kind !== 'trip') return redirectTo(missingAddress('home', pathname, language));

  const { trip } = reading;
  const from = { stationId: trip.from.id, place: trip.fromPlace };
  const to = { stationId: trip.to.id, place: trip.toPlace };
  const addresses = endAddresses(from, to);
  if (!addresses) return redirectTo(missingAddress('home', pathname, language));

  const railway = railwayTrip(request, from, to);
  const faster = await otherTime(planner, railway.fromId, railway.toId);
  const shown = tripData(trip, request, faster);
  const name = textsFor(language, 'journey')('pair', shown.names);
  const { posters, map } = headPictures(request, shown, railway);
  const { pageTitle, description } = shown;
  const operators = Object.values(OPERATORS).filter(({ name }) =>
    planner.timetable.feeds.some((feed) => feed.name === name),
  );
  const train = { name, description, address: addresses[language], operators };
  const { meta, ...head } = pageHead(request, addresses, {
    title: pageTitle,
    description,
    picture: tripPicture(trip.from.id, trip.to.id),
    name,
    structured: shown.isDirect ? [trainTrip(request, trip.from.id, trip.to.id, train)] : [],
  });
  return {
    props: {
      booking: bookingData(request, request.fields, { from, to }),
      trip: { ...shown, posters },
      cuts: posters.map(posterCut),
      map,
      plan: planThrough([from, to], language),
      question: undefined,
    },
    ...head,
    // Search engines list the pair's route page in place of this one, where there is one.
    meta: {
      ...meta,
      addresses: shown.isListed ? (shown.facts.routeAddresses ?? addresses) : undefined,
    },
  };
}

/**
 * The posters in the head of the page and the map. A trip to a place beyond the railway has no
 * poster of its departure alone: the map, which names the place, is its picture.
 */
function headPictures(
  { planner, language }: SiteRequest,
  { posters }: TripData,
  railway: RailwayTrip,
): { readonly posters: TripData['posters']; readonly map: JourneyMapData | undefined } {
  const draw = (shape: JourneyMapShape) => tripMap(planner, { ...railway, language, shape });
  const goesOnward = railway.onwardConnections.some(
    ({ at, isLocal }) => at === 'after' && !isLocal,
  );
  const mapAlone = goesOnward && !posters[1] ? draw(LAND_SHAPE) : undefined;
  return mapAlone
    ? { posters: [undefined, undefined], map: mapAlone }
    : { posters, map: draw(mapShape(posters)) };
}

/** The shape of the journey's map: in the head alone or beside a poster, or below two of them. */
function mapShape(posters: readonly (string | undefined)[]): JourneyMapShape {
  if (posters.every(Boolean)) return PAGE_SHAPE;
  return posters.some(Boolean) ? HEAD_SHAPE : LAND_SHAPE;
}

/** Asks which station is meant where the form would ask; search engines do not list it. */
function questionPage(request: SiteRequest, ends: ReadEnds) {
  const { language, fields } = request;
  const names = namesInQuestion(ends, language);
  const t = textsFor(language, 'trip');
  const idOf = (end: ReadEnds['from' | 'to']) =>
    end.kind === 'known' ? end.station.id : undefined;
  return {
    props: {
      booking: bookingData(request, fields, { from: idOf(ends.from), to: idOf(ends.to) }),
      trip: undefined,
      cuts: [],
      map: undefined,
      plan: undefined,
      question: tripQuestion(ends, language),
    },
    addresses: addressesOf(tripPaths(ends.names, ends.names)),
    meta: {
      title: t('question.meta.title', { ...names }),
      description: t('question.meta.description'),
    },
  };
}

export function Page({ booking, trip, cuts, map, plan, question }: PropsOf<typeof load>) {
  const { t } = useTexts('trip');
  if (question) {
    return (
      <section className="wide trip-asked">
        <StationQuestion {...question} />
        <Booking {...booking} />
      </section>
    );
  }
  const posters = trip.posters.filter(Boolean).length;
  const place = mapPlace(posters, trip.line, trip.trains);
  const MapOfTrip = posters === 2 ? LateJourneyMap : JourneyMap;
  const drawnMap = map && (
    <MapOfTrip {...map} description={t('journey.map', { trip: trip.title })} />
  );
  return (
    <>
      <RouteHead
        title={trip.title}
        basis={trip.trains?.basis}
        rows={trip.facts.rows}
        picture={<TripPicture posters={trip.posters} cuts={cuts} map={drawnMap} />}
      >
        <Booking {...booking} />
      </RouteHead>
      <JourneyInWords trip={trip} plan={plan} map={place === 'story' && drawnMap} />
      <OnwardConnections connections={trip.onwardConnections} />
      <DayTrains
        trains={trip.trains}
        line={trip.line}
        belowTables={place === 'belowTables' && drawnMap}
      >
        {place === 'belowStops' && drawnMap}
      </DayTrains>
      <PlaceCards {...trip} />
      <StayBand trip={trip} />
    </>
  );
}

interface JourneyInWordsProps {
  readonly trip: TripData;
  /** The address of a plan through both ends. */
  readonly plan: string | undefined;
  readonly map: ReactNode;
}

/** The story of the trains, beside the map, with the ways to other pages about the journey. */
function JourneyInWords({ trip, plan, map }: JourneyInWordsProps) {
  const { t } = useTexts('trip');
  const planTexts = useTexts('plan').t;
  const posters = trip.posters.filter(Boolean).length;
  return (
    <section className="wide trip-journey" data-posters={posters} aria-labelledby="journey">
      <h2 id="journey" className="visually-hidden">
        {t('journey.title')}
      </h2>
      <div className="trip-words">
        {trip.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {trip.facts.text && <p>{trip.facts.text}</p>}
        {trip.nearby.length > 0 && (
          <>
            <p>{t('journey.nearby')}</p>
            <LinkList links={trip.nearby} />
          </>
        )}
      </div>
      {map && <div className="trip-map">{map}</div>}
      <div className="trip-ways">
        {trip.facts.route && (
          <a className="button button-quiet" href={trip.facts.route}>
            {t('journey.all')}
          </a>
        )}
        {trip.back.address && <a href={trip.back.address}>{trip.back.name}</a>}
        <a href={plan} rel="nofollow">
          {planTexts('addStop')}
        </a>
      </div>
    </section>
  );
}

/** Links to hotels and to a guide of the arrival. */
function StayBand({ trip }: { readonly trip: TripData }) {
  const { t } = useTexts('trip');
  const { inPlace } = trip.arrival;
  return (
    <section className="band band-teal stay-band" aria-labelledby="stay">
      <div className="wide section">
        <h2 id="stay">{t('stay.title')}</h2>
        <ul className="stay-cards">
          {(['hotels', 'guide'] as const).map((name) => (
            <li key={name}>
              <h3>{t(`stay.${name}`, { inPlace })}</h3>
              <ExternalLink className="button button-quiet" href={trip[name]}>
                {t(`stay.${name}Link`)}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
