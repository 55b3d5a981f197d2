import { posterCut } from '#app/art/poster-cuts.server.ts';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { findCity } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import type { PathParams, SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, missingAddress, PATHS, routePath } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { dayTrains } from '#app/journeys/day-trains.ts';
import { planThrough } from '#app/journeys/plan-addresses.ts';
import { tripAddresses } from '#app/journeys/trip-addresses.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { pairName } from '#app/seo/social-picture.ts';
import { faq } from '#app/seo/structured-data.server.ts';
import { trainTrip } from '#app/seo/train-trip.server.ts';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { ItalianWords } from '#app/ui/italian-words/italian-words.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { type PropsOf, redirectTo } from '#app/ui/page/page-module.ts';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';
import { RouteCard } from '#app/ui/route-card/route-card.tsx';
import { RouteHead } from '#app/ui/route-head/route-head.tsx';
import { SourceLink } from '#app/ui/sources/source-links.tsx';
import { DayTrains } from '#app/ui/trains/day-trains.tsx';
import { ComparisonTable } from './route/comparison-table.tsx';
import { routeData } from './route/route-data.server.ts';
import sheet from './route/route-page.css?url';

export { sheet };
export const hasCode = true;

export function load(request: SiteRequest, { departure = '', arrival = '' }: PathParams) {
  const { language } = request;
  const route = findPopularRoute(POPULAR_ROUTES, departure, arrival);
  const from = findCity(departure);
  const to = findCity(arrival);
  if (!route || !from || !to)
    return redirectTo(missingAddress('notFound', request.pathname, language));

  const addresses = everyLanguage(routePath(departure, arrival));
  const ids = [from.stationId, to.stationId] as const;
  const data = routeData(route, from, to, request);
  // A loaded timetable may have no train for it: the trip's page says so.
  if (!data) return redirectTo(tripAddresses(...ids)?.[language] ?? PATHS.home);
  const { pageTitle, description, name, address, facts, questions } = data;
  const train = { name, description, address, operators: facts.operators };
  return {
    props: {
      booking: bookingData(request, request.fields, { from, to }),
      route: data,
      cuts: data.posters.map(posterCut),
      trains: dayTrains(request, ...ids),
      plan: planThrough([from, to], language),
    },
    ...pageHead(request, addresses, {
      title: pageTitle,
      description,
      picture: { kind: 'route', name: pairName(departure, arrival) },
      name,
      structured: [trainTrip(request, ...ids, train), faq(questions)],
    }),
  };
}

type RouteProps = PropsOf<typeof load>;

export function Page({ booking, route, cuts, trains, plan }: RouteProps) {
  const { t } = useTexts('route');
  return (
    <>
      <RouteHead
        title={t('title', route.names)}
        basis={route.basis}
        rows={[
          [route.durationName, route.duration],
          [t('price'), route.price],
          [t('frequency'), route.frequency, route.frequencyLead],
        ]}
        picture={<RoutePicture posters={route.posters} cuts={cuts} isFirst />}
      >
        <Booking {...booking} />
      </RouteHead>
      <Details route={route} plan={plan} />
      <DayTrains trains={trains} line={route.line}>
        <div className="route-cities">
          <h3>{t('cities.title', route.names)}</h3>
          <CityCards cities={route.cities} />
          <LinkList className="link-list" links={route.links} />
        </div>
      </DayTrains>
      <Benefits route={route} />
      <ComparisonTable names={route.names} comparison={route.comparison} />
      <Questions route={route} />
      <OtherRoutes routes={route.others} note={route.othersNote} />
      <Sources sources={route.sources} />
    </>
  );
}

/** The figures in a table, with a link to the plan. */
function Details({ route, plan }: Pick<RouteProps, 'route' | 'plan'>) {
  const { t } = useTexts('route');
  const planTexts = useTexts('plan').t;
  return (
    <section className="wide section ruled route-details" aria-labelledby="details">
      <h2 id="details">{t('details.title')}</h2>
      <DescriptionList className="detail-rows" rows={route.details} />
      <div>
        <p className="note">{route.note}</p>
        <p className="route-plan">
          <a href={plan} rel="nofollow">
            {planTexts('addStop')}
          </a>
        </p>
      </div>
    </section>
  );
}

/** Why to take the train. */
function Benefits({ route }: Pick<RouteProps, 'route'>) {
  const { t } = useTexts('route');
  return (
    <section className="band band-ochre route-why" aria-labelledby="why">
      <div className="wide section">
        <h2 id="why">{t('why.title')}</h2>
        <ul className="benefits">
          {route.benefits.map((benefit) => (
            <li key={benefit}>
              <h3>{t(`why.${benefit}.title`)}</h3>
              <p>{t(`why.${benefit}.text`, { duration: route.duration, ...route.stations })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Questions({ route }: Pick<RouteProps, 'route'>) {
  const { t } = useTexts('route');
  return (
    <section className="wide section ruled" aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <div className="questions">
        {route.questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>
              <ItalianWords text={answer} words={route.quotes} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

interface OtherRoutesProps {
  readonly routes: RouteProps['route']['others'];
  readonly note: string | undefined;
}

function OtherRoutes({ routes, note }: OtherRoutesProps) {
  const { t } = useTexts('route');
  return (
    <section className="wide section ruled route-others" aria-labelledby="others">
      <h2 id="others">{t('others')}</h2>
      <ul className="card-grid route-grid">
        {routes.map((other) => (
          <li key={other.address}>
            <RouteCard route={other} view={t('view')} />
          </li>
        ))}
      </ul>
      {note && <p className="note">{note}</p>}
    </section>
  );
}

function Sources({ sources }: { sources: RouteProps['route']['sources'] }) {
  const { t } = useTexts('route');
  return (
    <section className="wide source-list route-sources" aria-labelledby="sources">
      <h2 id="sources">{t('sources.title')}</h2>
      <DescriptionList
        rows={sources.map(({ figure, ...source }) => [
          t(`sources.${figure}`),
          <SourceLink key={source.name} source={source} />,
        ])}
      />
    </section>
  );
}
