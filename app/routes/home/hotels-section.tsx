import { useTranslation } from 'react-i18next';
import { hotelsPath, localAddress, SECTIONS } from '#app/i18n/addresses.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { HomeSections } from './home-sections.server.ts';
import { LinkRow } from './link-row.tsx';

/** The way to the sample hotels of each city, and what kinds await there. */
export function HotelsSection({ hotels, cities }: Pick<HomeSections, 'hotels' | 'cities'>) {
  const { t } = useTranslation('home');
  const { language } = usePage();
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
            <p className="note">{t('hotels.count', { count: cities.length })}</p>
          </li>
        ))}
      </ul>
      <h3 className="section-subtitle">{t('hotels.byCity')}</h3>
      <LinkRow
        links={cities.map(({ slug, name }) => ({ name, address: localAddress(hotelsPath(slug), language) }))}
      />
    </section>
  );
}
