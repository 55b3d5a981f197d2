import { POPULAR_TRIPS } from '#app/data/journeys/popular-trips.ts';
import { cityPath, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { LinkList } from '../link-list/link-list.tsx';
import { usePage } from '../page/use-page.ts';

const COLUMNS = ['explore', 'trips', 'support', 'company'] as const;
const HOME_SECTIONS = ['booking', 'map', 'hotels'] as const;
const SUPPORT = ['help', 'contact', 'refundPolicy', 'terms', 'privacy'] as const;
const COMPANY = ['about', 'careers', 'press', 'partners', 'accessibility'] as const;

/** Four columns of five links each (docs/product.md, section 2). */
export function FooterLinks() {
  const { t } = useTexts('shell');
  const { language, sectionAddress } = usePage();
  const page = (name: (typeof SUPPORT | typeof COMPANY)[number] | 'credits') => ({
    name: t(`footer.links.${name}`),
    address: localAddress(PATHS[name], language),
  });
  const explore = [
    ...HOME_SECTIONS.map((name) => ({
      name: t(`navigation.${name}`),
      address: sectionAddress(name),
    })),
    { name: t('footer.links.guide'), address: localAddress(cityPath('rome'), language) },
    page('credits'),
  ];
  const trips = POPULAR_TRIPS.map(({ trip, path }) => ({
    name: t(`footer.trips.${trip}`),
    label: t('footer.byTrain', { trip: t(`footer.trips.${trip}`) }),
    address: localAddress(path, language),
  }));
  const columns = { explore, trips, support: SUPPORT.map(page), company: COMPANY.map(page) };

  return (
    <nav className="wide footer-links" aria-label={t('footer.label')}>
      {COLUMNS.map((column) => (
        <div key={column}>
          <h2 id={`footer-${column}`}>{t(`footer.columns.${column}`)}</h2>
          <LinkList aria-labelledby={`footer-${column}`} links={columns[column]} />
        </div>
      ))}
    </nav>
  );
}
