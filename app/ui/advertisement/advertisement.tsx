import { useTranslation } from 'react-i18next';
import type { PartnerAdvertisement } from '#app/domain/site-settings.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { usePage } from '../page/use-page.ts';

/** The partner's space, always of the same size and always labelled; the house fills it when no partner does. */
export function Advertisement({ partner }: { partner: PartnerAdvertisement | undefined }) {
  const { t } = useTranslation('home');
  const { site } = usePage();
  return (
    <aside className="wide advertisement" aria-label={t('advertisement.label')}>
      <p className="advertisement-label">{t('advertisement.label')}</p>
      {partner ? (
        <p>
          <ExternalLink href={partner.address}>{partner.text}</ExternalLink>
        </p>
      ) : (
        <p>
          {t('advertisement.house')} <a href={`mailto:${site?.email}`}>{t('advertisement.houseLink')}</a>
        </p>
      )}
    </aside>
  );
}
