import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { itemList } from '#app/seo/structured-data.server.ts';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import type { PropsOf } from '#app/ui/page/page-module.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import sheet from './cities/cities.css?url';
import { cityWall } from './cities/city-wall.server.ts';

export { sheet };

/**
 * The wall of all posters; its filters are links, so that they work without code and can be sent to
 * a friend.
 */
export function load(request: SiteRequest) {
  const { settings, language, planner } = request;
  const t = textsFor(language, 'cities');
  const wall = cityWall(request.fields, planner, language);
  // Every filter has the whole wall as its canonical page, and the whole wall's description.
  const title = t('title', { count: CITIES.length });
  return {
    props: { wall, mapPicture: drawingAddress('scene-map') },
    ...pageHead(request, everyLanguage(PATHS.cities), {
      title: t('meta.title'),
      description: t('meta.description', { title }),
      picture: { kind: 'page', name: 'cities' },
      name: t('name'),
      structured: wall.cities.length > 0 ? [itemList(settings, t('name'), wall.cities)] : [],
    }),
  };
}

export function Page({ wall, mapPicture }: PropsOf<typeof load>) {
  const { t } = useTexts('cities');
  return (
    <article>
      <header className="wide cities-head">
        <h1>{t('name')}</h1>
        <p className="lead">{t('lead')}</p>
        <nav id="filters" className="city-filters" aria-label={t('filters')}>
          {wall.filters.map(({ name, choices }) => (
            <div key={name}>
              <h2>{name}</h2>
              <ul>
                {choices.map(({ text, label, address, isChosen }) => (
                  <li key={address}>
                    <a
                      href={address}
                      className="city-filter"
                      aria-label={label}
                      aria-current={isChosen ? 'true' : undefined}
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </header>
      <section className="band band-teal" aria-labelledby="wall">
        <div className="wide cities-wall">
          <h2 id="wall" className="visually-hidden">
            {t('wall')}
          </h2>
          <p className="note" role="status">
            {wall.count}
          </p>
          {wall.cities.length > 0 ? (
            <CityCards cities={wall.cities}>
              {wall.map && (
                <li className="cities-map">
                  <Picture address={mapPicture} shape="scene" />
                  <div>
                    <h3>{t('map.title')}</h3>
                    <p>{t('map.text')}</p>
                    <p>
                      <a className="button button-quiet" href={wall.map}>
                        {t('map.link')}
                      </a>
                    </p>
                  </div>
                </li>
              )}
            </CityCards>
          ) : (
            <p>
              {t('none')} <a href={wall.everywhere}>{t('showAll')}</a>
            </p>
          )}
        </div>
      </section>
    </article>
  );
}
