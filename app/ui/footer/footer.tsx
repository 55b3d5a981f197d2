import { SHARE_ADDRESSES } from '#app/data/share-addresses.ts';
import { COMFORT_SECTION, localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { NewsletterForm } from '../newsletter-form/newsletter-form.tsx';
import { usePage } from '../page/use-page.ts';
import { FooterLinks } from './footer-links.tsx';
import { sharedAddress } from './shared-address.ts';

/** The year of the copyright line, a business constant (docs/product.md, section 9). */
const COPYRIGHT_YEAR = 2024;

/** The footer of every page: links, contact, newsletter form (not on its own page), description. */
export function Footer() {
  const { t } = useTexts('shell');
  const plan = useTexts('plan').t;
  const { t: signUp } = useTexts('signUp');
  const page = usePage();
  const { language, site, isNewsletter } = page;
  const hasProfiles = Object.keys(site.socialProfiles).length > 0;
  const shared = encodeURIComponent(`${site.publicOrigin}${sharedAddress(page)}`);
  const social = hasProfiles
    ? Object.entries(site.socialProfiles)
    : Object.entries(SHARE_ADDRESSES).map(([name, start]) => [name, start + shared] as const);
  return (
    <footer id={SECTIONS.contact} className="site-footer">
      <FooterLinks />
      <div className="wide footer-grid">
        <div>
          <h2>{t('footer.contact')}</h2>
          <dl>
            <dt>{t('footer.phone')}</dt>
            <dd>
              <a href={`tel:${site.phone.replaceAll(/[^\d+]/g, '')}`}>{site.phone}</a>
            </dd>
            <dt>{t('footer.email')}</dt>
            <dd>
              <a href={`mailto:${site.email}`}>
                {/* A long address breaks after the @. */}
                {site.email.replace(/@.*/, '@')}
                <wbr />
                {site.email.replace(/.*@/, '')}
              </a>
            </dd>
            <dt>{t('footer.city')}</dt>
            <dd>{site.city}</dd>
          </dl>
          <h2>{t(hasProfiles ? 'footer.social' : 'footer.share')}</h2>
          <ul className="footer-social">
            {social.map(([name, address]) => (
              <li key={name}>
                <ExternalLink href={address}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        {!isNewsletter && (
          <div className="footer-newsletter">
            <h2>{signUp('title')}</h2>
            <p>{signUp('lead')}</p>
            <NewsletterForm />
          </div>
        )}
        <div>
          <h2>{t('footer.seoTitle')}</h2>
          <p>{t('footer.seoText')}</p>
        </div>
      </div>
      <p className="wide footer-small">
        {t('footer.copyright', { year: COPYRIGHT_YEAR, siteName: site.siteName })}{' '}
        <a href={localAddress(PATHS.plan, language)}>{plan('link')}</a>{' '}
        <a href={localAddress(PATHS.trips, language)}>{t('footer.myTrips')}</a>{' '}
        <a href={localAddress(PATHS.accessibility, language, {}, COMFORT_SECTION)}>
          {t('comfort.title')}
        </a>{' '}
        <a href={localAddress(PATHS.imprint, language)}>{t('footer.imprint')}</a>{' '}
        <a href={localAddress(PATHS.credits, language)}>{t('footer.stationData')}</a>
      </p>
    </footer>
  );
}
