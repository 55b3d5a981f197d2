import { useTranslation } from 'react-i18next';
import { SECTIONS } from '#app/i18n/addresses.ts';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { usePage } from '#app/ui/page/use-page.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { HomeSections } from './home-sections.server.ts';

const FEATURES = ['speed', 'booking', 'payment', 'currency'] as const;

/** The four reasons to travel this way, on the hero's foreground (specification section 1). */
export function FeatureTiles() {
  const { t } = useTranslation('home');
  return (
    <section className="wide hero-features" aria-labelledby="features">
      <h2 id="features" className="visually-hidden">
        {t('features.title')}
      </h2>
      <ul className="tiles">
        {FEATURES.map((feature) => (
          <li key={feature} className="tile">
            <h3>{t(`features.${feature}.title`)}</h3>
            <p>{t(`features.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to the city guides, the first as posters, the others by name; and to the pages of the routes between them. */
export function CityGuides({ cards, moreGuides, routes }: HomeSections) {
  const { t } = useTranslation('home');
  return (
    <section className="wide section" aria-labelledby="guides">
      <h2 id="guides">{t('guides.title')}</h2>
      <CityCards cities={cards} />
      <h3 className="section-subtitle">{t('guides.more')}</h3>
      <LinkList className="link-row" links={moreGuides} />
      <details className="route-pages">
        <summary>{t('guides.routes', { count: routes.length })}</summary>
        <LinkList className="link-row" links={routes} />
      </details>
    </section>
  );
}

/** The way to the sample hotels of each city, and what kinds await there. */
export function HotelsSection({ hotels, hotelPages }: HomeSections) {
  const { t } = useTranslation('home');
  return (
    <section id={SECTIONS.hotels} className="wide section" aria-labelledby="hotels-title">
      <h2 id="hotels-title">{t('hotels.title')}</h2>
      <p className="note samples-note">{t('hotels.samples')}</p>
      <ul className="card-grid hotel-grid hotel-kinds">
        {hotels.map(({ kind, name, description, price, picture }) => (
          <li key={kind} className="card card-low">
            <Picture address={picture} shape="scene" className="card-picture" />
            <h3>{name}</h3>
            <p>{description}</p>
            <p className="hotel-price">{t('hotels.price', { price })}</p>
            <p className="note">{t('hotels.count', { count: hotelPages.length })}</p>
          </li>
        ))}
      </ul>
      <h3 className="section-subtitle">{t('hotels.byCity')}</h3>
      <LinkList className="link-row" links={hotelPages} />
    </section>
  );
}

/** The partner's space, always of the same size; the house fills it with its own drawing when no partner does. */
export function Advertisement({ picture }: { picture: string | undefined }) {
  const { t } = useTranslation('home');
  const { site } = usePage();
  const partner = site?.partnerAdvertisement;
  return (
    <aside className="wide advertisement" aria-label={t('advertisement.label')}>
      <div>
        <p className="note">{t('advertisement.label')}</p>
        {partner ? (
          <p className="advertisement-words">
            <ExternalLink href={partner.address}>{partner.text}</ExternalLink>
          </p>
        ) : (
          <>
            <p className="advertisement-words">{t('advertisement.house')}</p>
            <p>
              <a href={`mailto:${site?.email}`}>{t('advertisement.houseLink')}</a>
            </p>
          </>
        )}
      </div>
      {!partner && <Picture address={picture} shape="scene" className="advertisement-picture" />}
    </aside>
  );
}
