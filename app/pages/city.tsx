import { WALLPAPER } from '#app/art/prints/wallpaper-size.ts';
import { findCity } from '#app/data/cities/cities.ts';
import type { PathParams, SiteRequest } from '#app/domain/site.ts';
import { cityPath, everyLanguage, missingAddress } from '#app/i18n/addresses.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { planThrough } from '#app/journeys/plan-addresses.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { touristCity } from '#app/seo/structured-data.server.ts';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { ItalianWords } from '#app/ui/italian-words/italian-words.tsx';
import { type PropsOf, redirectTo } from '#app/ui/page/page-module.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import { LatePicture, Picture } from '#app/ui/picture/picture.tsx';
import { SourceLinks } from '#app/ui/sources/source-links.tsx';
import sheet from './city/city.css?url';
import { cityGuide } from './city/city-guide.server.ts';

export { sheet };

/** The highlights of the product description, which a trip's page names as well. */
const HIGHLIGHTS = 3;

export function load(request: SiteRequest, params: PathParams) {
  const { settings, language } = request;
  const city = findCity(params.city ?? '');
  if (!city) return redirectTo(missingAddress('notFound', request.pathname, language));
  const t = textsFor(language, 'city');
  const name = city.name[language];
  return {
    props: {
      city,
      guide: cityGuide(city, request),
      plan: planThrough([city], language),
    },
    ...pageHead(request, everyLanguage(cityPath(city.slug)), {
      title: t('meta.title', { city: name }),
      description: t('meta.description', { summary: city.summary[language] }),
      picture: { kind: 'city', name: city.slug },
      name,
      structured: [touristCity(settings, city, language)],
    }),
  };
}

type CityProps = PropsOf<typeof load>;

export function Page({ city, guide, plan }: CityProps) {
  const { t } = useTexts('city');
  const { language } = usePage();
  const name = city.name[language];
  return (
    <article>
      <CityHeader city={city} guide={guide} plan={plan} />
      <Sights name={name} sights={guide.attractions} />
      <Arrival city={city} guide={guide} />
      <Quarters city={city} hotels={guide.hotelsAddress} />
      <section className="wide section" aria-labelledby="others">
        <h2 id="others">{t('others')}</h2>
        <CityCards cities={guide.others} />
      </section>
      <section className="wide source-list" aria-labelledby="sources">
        <h2 id="sources">{t('sources')}</h2>
        <SourceLinks sources={guide.sources} />
      </section>
    </article>
  );
}

/** The city's name, facts and poster. */
function CityHeader({ city, guide, plan }: CityProps) {
  const { t } = useTexts('city');
  const planTexts = useTexts('plan').t;
  const { language } = usePage();
  const name = city.name[language];
  const population = formatNumber(city.population, language);
  return (
    <header className="wide city-top">
      <div className="city-header">
        <h1>{name}</h1>
        <p className="lead">{city.description[language]}</p>
        <DescriptionList
          className="city-facts"
          rows={[
            [t('region'), city.region[language]],
            [t('population'), t('populationYear', { population, year: guide.populationYear })],
            [
              t('direct'),
              <>
                {guide.direct}
                {guide.allDirect && (
                  <>
                    {', '}
                    <a href={guide.allDirect}>{t('moreDirect')}</a>
                  </>
                )}
              </>,
            ],
          ]}
        />
        <p className="button-row">
          <a className="button button-primary" href={guide.bookAddress}>
            {t('book', { city: name })}
          </a>
          <a className="button button-quiet" href={guide.hotelsAddress}>
            {t('hotels', { city: name })}
          </a>
        </p>
        <p className="city-plan">
          <a href={plan} rel="nofollow">
            {planTexts('fromCity', { city: name })}
          </a>
        </p>
      </div>
      <div className="lettered-poster city-poster">
        <Picture
          address={guide.poster}
          shape="poster"
          className={`framed ${guide.cut}`}
          isFirst
          description={t('poster', { city: name })}
        />
        <p className="poster-letters" aria-hidden="true">
          {name}
        </p>
      </div>
      <div className="poster-files">
        <ul>
          {(['sheet', 'wallpaper'] as const).map((kind) => (
            <li key={kind}>
              <a href={guide.posterFiles[kind]} download>
                {t(`posterFiles.${kind}`)}
              </a>
              <span>{t(`posterFiles.${kind}File`, WALLPAPER)}</span>
            </li>
          ))}
        </ul>
        <p className="note">{t('posterFiles.note')}</p>
      </div>
    </header>
  );
}

function Sights({ name, sights }: { name: string; sights: CityProps['guide']['attractions'] }) {
  const { t } = useTexts('city');
  return (
    <section className="wide section ruled" aria-labelledby="attractions">
      <h2 id="attractions">{t('attractions', { city: name })}</h2>
      <ul className="city-sights">
        {sights.slice(0, HIGHLIGHTS).map(({ name, line, picture }) => (
          <li key={name}>
            <LatePicture address={picture} shape="sight" />
            <h3>{name}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ul>
      <h3 className="section-subtitle">{t('moreAttractions')}</h3>
      <DescriptionList
        className="more-sights"
        rows={sights.slice(HIGHLIGHTS).map(({ name, line }) => [name, line])}
      />
    </section>
  );
}

/** The main station, the way to the centre and the trains to other cities. */
function Arrival({ city, guide }: Pick<CityProps, 'city' | 'guide'>) {
  const { t } = useTexts('city');
  const { language } = usePage();
  return (
    <section className="wide section ruled city-arrival" aria-labelledby="arrival">
      <h2 id="arrival">{t('arrival.title')}</h2>
      <div className="city-columns">
        <div className="prose">
          <h3>{t('arrival.station')}</h3>
          <div className="station-sign">
            <span className="visually-hidden">{t('arrival.sign')} </span>
            <span lang="it" translate="no">
              {city.stationName}
            </span>
          </div>
          <p>{city.arrival.station[language]}</p>
          <h3>{t('arrival.toCentre')}</h3>
          <p>
            <ItalianWords text={city.arrival.toCentre[language]} words={city.arrival.quotes} />
          </p>
          <p className="note">
            {guide.note}
            {guide.namesOthers ? '' : ` ${t('arrival.note')}`}
          </p>
        </div>
        <Connections rows={guide.connections} note={guide.connectionsNote} />
      </div>
    </section>
  );
}

/** Where to stay; `hotels` is the address of the city's hotels. */
function Quarters({ city, hotels }: Pick<CityProps, 'city'> & { hotels: string }) {
  const { t } = useTexts('city');
  const { language } = usePage();
  const name = city.name[language];
  return (
    <section className="band band-teal" aria-labelledby="stay">
      <div className="wide section">
        <h2 id="stay">{t('stay.title')}</h2>
        <DescriptionList
          className="quarters"
          rows={city.stay.quarters.map(({ name, suits }) => [name, suits[language]])}
        />
        <p>
          <a className="button button-quiet" href={hotels}>
            {t('stay.link', { city: name })}
          </a>
        </p>
      </div>
    </section>
  );
}

interface ConnectionsProps {
  readonly rows: CityProps['guide']['connections'];
  readonly note: CityProps['guide']['connectionsNote'];
}

/** The trains to other cities. */
function Connections({ rows, note }: ConnectionsProps) {
  const { t } = useTexts('city');
  return (
    <div className="connections">
      <table>
        <caption>{t('arrival.connections')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('arrival.city')}</th>
            <th scope="col">{t('arrival.fastest')}</th>
            <th scope="col">{t('arrival.trains')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stationId, name, trip, address, ...row }) => (
            <tr key={stationId}>
              <th scope="row">
                <a href={address} aria-label={trip}>
                  {name}
                </a>
                {row.others.length > 0 && '*'}
              </th>
              <td>
                {row.fastest}{' '}
                {row.direct && (
                  <>
                    <small>{t('arrival.changes', { count: row.changes })}</small>{' '}
                    <small>{t('arrival.direct', { duration: row.direct })}</small>
                  </>
                )}
              </td>
              <td>{row.trains}</td>
            </tr>
          ))}
        </tbody>
        {note && (
          <tfoot>
            <tr>
              <td colSpan={3}>* {note}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
