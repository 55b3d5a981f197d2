import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { ARRIVAL_FRAGMENTS } from '#app/art/hero/arrival.ts';
import { NIGHT_FRAGMENT } from '#app/art/palette-css.ts';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { localCityName } from '#app/data/cities/cities.ts';
import { readMissingPath } from '#app/domain/missing-path.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { headersOfMap, mapData } from '#app/map/map-data.server.ts';
import { MapSection } from '#app/map/map-section.tsx';
import { pageHead } from '#app/seo/page-head.server.ts';
import { organization, website } from '#app/seo/structured-data.server.ts';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import type { PropsOf } from '#app/ui/page/page-module.ts';
import { AT_NIGHT, Picture } from '#app/ui/picture/picture.tsx';
import { Advertisement } from './home/advertisement.tsx';
import sheet from './home/home-page.css?url';
import { homeSections } from './home/home-sections.server.ts';
import { missingTrip } from './home/missing-trip.server.ts';

export { sheet };
export const hasCode = true;

export async function load(request: SiteRequest) {
  const { settings, language, fields } = request;
  const t = textsFor(language, 'home');
  const missingPath = readMissingPath(fields);
  const { text: missing, ...stations } = missingPath ? missingTrip(missingPath, language) : {};
  const map = await mapData(request, { isStage: false });
  return {
    headers: headersOfMap(map),
    props: {
      missing,
      booking: bookingData(request, fields, stations),
      map,
      hero: { wide: drawingAddress('hero') ?? '', narrow: drawingAddress('hero-narrow') ?? '' },
      sections: homeSections(language),
      packagePicture: drawingAddress('scene-package'),
      advertisementPicture: drawingAddress('scene-advertisement'),
    },
    ...pageHead(request, everyLanguage(PATHS.home), {
      title: t('meta.title'),
      description: t('meta.description'),
      picture: { kind: 'page', name: 'home' },
      structured: [
        website(settings, language),
        organization({ ...settings, city: localCityName(settings.city, language) }),
      ],
    }),
  };
}

const MOVING = '(prefers-reduced-motion: no-preference)';
const NARROW = '(width < 48rem) and ((width < 40rem) or (height >= 32rem))';
/**
 * The variants of the panorama by media query; the first match is shown, or else the one by day
 * without motion.
 */
const SHOWN = [
  [`${AT_NIGHT} and ${MOVING}`, ARRIVAL_FRAGMENTS.night],
  [AT_NIGHT, NIGHT_FRAGMENT],
  [MOVING, ARRIVAL_FRAGMENTS.day],
  ['all', ''],
] as const;

type HomeProps = PropsOf<typeof load>;

export function Page(props: HomeProps) {
  const { sections } = props;
  return (
    <>
      <Hero {...props} />
      <MapSection {...props.map} />
      <Guides sections={sections} />
      <Hotels sections={sections} />
      <Package picture={props.packagePicture} />
      <Advertisement picture={props.advertisementPicture} />
    </>
  );
}

/** The panorama with the booking form. */
function Hero({ hero, booking, missing }: Pick<HomeProps, 'hero' | 'booking' | 'missing'>) {
  const { t } = useTexts('home');
  return (
    <section id={SECTIONS.booking} className="hero">
      <div className="hero-scene">
        <div className="wide hero-title">
          <h1>{t('hero.title')}</h1>
          <p className="lead">{t('hero.subtitle')}</p>
        </div>
        {/* After the title, which makes the scene higher: it would move a picture painted before. */}
        <Panorama {...hero} />
      </div>
      <div className={missing ? 'wide hero-form hero-form-after-message' : 'wide hero-form'}>
        {missing && (
          <p role="status" className="missing-path">
            {missing}
          </p>
        )}
        <Booking {...booking} />
        <p className="hero-actions">
          <a className="button button-quiet" href={`#${SECTIONS.map}`}>
            {t('hero.exploreMap')}
          </a>
          <a className="button button-quiet" href={`#${SECTIONS.hotels}`}>
            {t('hero.browseHotels')}
          </a>
          <span className="statistic">{t('hero.travellers')}</span>
        </p>
      </div>
      <div className="hero-features">
        <div className="wide">
          <h2 className="visually-hidden">{t('features.title')}</h2>
          <ul className="tiles">
            {(['speed', 'booking', 'payment', 'currency'] as const).map((feature) => (
              <li key={feature} className="tile">
                <h3>{t(`features.${feature}.title`)}</h3>
                <p>{t(`features.${feature}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Guides({ sections }: Pick<HomeProps, 'sections'>) {
  const { t } = useTexts('home');
  return (
    <section className="wide section" aria-labelledby="guides">
      <h2 id="guides">{t('guides.title')}</h2>
      <CityCards cities={sections.cards} />
      <h3 className="section-subtitle">{t('guides.more')}</h3>
      <LinkList className="link-row" links={sections.moreGuides} />
      <details className="route-pages">
        <summary>{t('guides.routes', { count: sections.routes.length })}</summary>
        <LinkList className="link-row" links={sections.routes} />
      </details>
    </section>
  );
}

function Hotels({ sections }: Pick<HomeProps, 'sections'>) {
  const { t } = useTexts('home');
  return (
    <section id={SECTIONS.hotels} className="wide section" aria-labelledby="hotels-title">
      <h2 id="hotels-title">{t('hotels.title')}</h2>
      <p className="note samples-note">{t('hotels.samples')}</p>
      <ul className="card-grid hotel-grid hotel-kinds">
        {sections.hotels.map(({ kind, name, description, price, picture }) => (
          <li key={kind} className="card card-low">
            <Picture address={picture} shape="scene" className="card-picture" />
            <h3>{name}</h3>
            <p>{description}</p>
            <p className="hotel-offer">
              <span className="hotel-price">{t('hotels.price', { price })}</span>{' '}
              <span className="note">
                {t('hotels.count', { count: sections.hotelPages.length })}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <h3 className="section-subtitle">{t('hotels.byCity')}</h3>
      <LinkList className="link-row" links={sections.hotelPages} />
    </section>
  );
}

/** A train and a hotel together. */
function Package({ picture }: { picture: HomeProps['packagePicture'] }) {
  const { t } = useTexts('home');
  return (
    <section className="package" aria-labelledby="package">
      <div className="section package-words">
        <h2 id="package">{t('package.title')}</h2>
        <p className="lead">{t('package.text')}</p>
        <p className="note">{t('package.note')}</p>
        <p className="button-row">
          <a className="button button-quiet" href={`#${SECTIONS.booking}`}>
            {t('package.train')}
          </a>
          <a className="button button-quiet" href={`#${SECTIONS.hotels}`}>
            {t('package.hotel')}
          </a>
        </p>
      </div>
      <Picture address={picture} shape="scene" className="package-picture" />
    </section>
  );
}

/** Pure decoration, drawn once for wide and once for narrow screens. */
function Panorama({ wide, narrow }: HomeProps['hero']) {
  return (
    <picture className="hero-picture">
      {SHOWN.map(([media, fragment]) => (
        <source
          key={fragment}
          media={`${media} and ${NARROW}`}
          srcSet={narrow + fragment}
          width={800}
          height={2000}
        />
      ))}
      {SHOWN.map(([media, fragment]) => (
        <source key={fragment} media={media} srcSet={wide + fragment} />
      ))}
      <img src={wide} alt="" width={2560} height={1600} fetchPriority="high" />
    </picture>
  );
}
