import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { PropsOf } from '#app/ui/page/page-module.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import sheet from './my-trips/my-trips.css?url';

export { sheet };
export const hasCode = true;

/** The page of what a device keeps. Search engines do not list it: it is empty for them. */
export function load({ language }: SiteRequest) {
  const t = textsFor(language, 'search');
  return {
    props: { picture: drawingAddress('scene-tickets') },
    addresses: everyLanguage(PATHS.trips),
    meta: { title: t('trips.title'), description: t('trips.description') },
  };
}

/** The lists are filled by `app/shell/trips-page.ts`, from the browser's own storage. */
export function Page({ picture }: PropsOf<typeof load>) {
  const { t, language } = useTexts('search');
  return (
    <section className="wide my-trips" data-trips>
      <h1 tabIndex={-1}>{t('trips.title')}</h1>
      <p className="lead">{t('trips.lead')}</p>
      <noscript>
        <p>{t('trips.needsCode')}</p>
      </noscript>
      <p data-when="empty" hidden>
        {t('trips.empty')}
      </p>
      <div className="my-trips-lists">
        {(['kept', 'searched'] as const).map((name) => (
          <section key={name} hidden aria-labelledby={name}>
            <h2 id={name}>{t(`trips.${name}`)}</h2>
            <ul data-list={name} />
          </section>
        ))}
      </div>
      <template>
        <li>
          <a href={localAddress(PATHS.trips, language)}>
            <span className="my-trips-places" />
          </a>
          <button type="button">
            {t('trips.remove')} <span className="visually-hidden" />
          </button>
        </li>
      </template>
      <p className="button-row">
        <a className="button button-primary" href={localAddress(PATHS.home, language)}>
          {t('trips.search')}
        </a>
        <button type="button" className="button button-quiet" data-when="filled" hidden>
          {t('trips.forget')}
        </button>
      </p>
      <Picture address={picture} shape="scene" className="my-trips-picture" />
    </section>
  );
}
