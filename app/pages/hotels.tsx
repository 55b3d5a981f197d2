import { AMENITY_SHAPES } from '#app/art/hotels/amenities.ts';
import { findCity } from '#app/data/cities/cities.ts';
import type { PathParams, SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, hotelsPath, missingAddress } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { itemList } from '#app/seo/structured-data.server.ts';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { type PropsOf, redirectTo } from '#app/ui/page/page-module.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { cityHotels, type ShownHotel } from './hotels/city-hotels.server.ts';
import sheet from './hotels/hotels.css?url';

export { sheet };

export function load(request: SiteRequest, params: PathParams) {
  const { settings, language } = request;
  const city = findCity(params.city ?? '');
  if (!city) return redirectTo(missingAddress('notFound', request.pathname, language));
  const t = textsFor(language, 'hotels');
  const page = cityHotels(city, language, settings.hotelSearchAddress);
  const name = city.name[language];
  return {
    props: { page: { ...page, city: name, why: city.stay.why[language] } },
    ...pageHead(request, everyLanguage(hotelsPath(city.slug)), {
      title: t('meta.title', { city: name }),
      description: t('meta.description', { city: name }),
      picture: { kind: 'hotels', name: city.slug },
      above: [{ name, address: page.guideAddress }],
      name: t('title', { city: name }),
      structured: [itemList(settings, t('others'), page.others)],
    }),
  };
}

export function Page({ page }: PropsOf<typeof load>) {
  const { t } = useTexts('hotels');
  const { city } = page;
  return (
    <div>
      <header className="hotels-header">
        <Picture
          address={page.poster}
          shape="poster"
          className={`hotels-band ${page.cut}`}
          isFirst
          description={t('poster', { city })}
        />
        <div className="wide hotels-head">
          <div className="hotels-title">
            <h1>{t('title', { city })}</h1>
            <p className="lead">{t('lead', { least: page.least, most: page.most })}</p>
            <p className="button-row">
              <a className="button button-quiet" href={page.guideAddress}>
                {t('guide', { city })}
              </a>
            </p>
          </div>
          <p className="note hotels-note">{t('samples', { city })}</p>
        </div>
      </header>
      <section className="wide section hotels-list" aria-labelledby="list">
        <h2 id="list" className="visually-hidden">
          {t('list')}
        </h2>
        <ul className="hotel-rows">
          {page.hotels.map((hotel) => (
            <HotelRow key={hotel.id} hotel={hotel} />
          ))}
        </ul>
      </section>
      <section className="band band-teal" aria-labelledby="why">
        <div className="wide section why-stay">
          <h2 id="why">{t('why', { city })}</h2>
          <div>
            <p className="lead">{page.why}</p>
            <p className="button-row">
              <a className="button button-quiet" href={page.quartersAddress}>
                {t('quarters')}
              </a>
            </p>
          </div>
        </div>
      </section>
      <section className="wide section" aria-labelledby="others">
        <h2 id="others">{t('others')}</h2>
        <CityCards cities={page.others} />
      </section>
    </div>
  );
}

function HotelRow({ hotel }: { hotel: ShownHotel }) {
  const { t } = useTexts('hotels');
  const { id, name, description, rating, amenities, price, picture, bookingUrl } = hotel;
  return (
    <li className="hotel-row" id={id}>
      <Picture address={picture} shape="scene" className="hotel-picture" />
      <div className="hotel-text">
        <div className="hotel-name">
          <h3>{name}</h3>
          <p className="stars">
            <span aria-hidden="true">{'★'.repeat(rating)}</span>
            <span className="visually-hidden">{t('stars', { rating })}</span>
          </p>
        </div>
        <p>{description}</p>
        <ul className="amenities" aria-label={t('amenities')}>
          {amenities.map((amenity) => (
            <li key={amenity}>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d={AMENITY_SHAPES[amenity]} fill="currentColor" fillRule="evenodd" />
              </svg>
              {t(`amenity.${amenity}`)}
            </li>
          ))}
        </ul>
      </div>
      <p className="hotel-price">
        {price} <span className="hotel-night">{t('perNight')}</span>
      </p>
      <ExternalLink className="button button-quiet" href={bookingUrl}>
        {t('book')}
        <span className="visually-hidden"> – {name}</span>
      </ExternalLink>
    </li>
  );
}
