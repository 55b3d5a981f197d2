import './advertisement.css';
import { useTranslation } from 'react-i18next';
import type { PartnerAdvertisement } from '#app/domain/site-settings.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { usePage } from '../page/use-page.ts';
import { Picture } from '../picture/picture.tsx';

interface AdvertisementProps {
  readonly partner: PartnerAdvertisement | undefined;
  /** The house's own drawing, for want of a partner. */
  readonly picture: string | undefined;
}

/** The partner's space, always of the same size and always labelled; the house fills it when no partner does. */
export function Advertisement({ partner, picture }: AdvertisementProps) {
  const { t } = useTranslation('home');
  const { site } = usePage();
  return (
    <aside className="wide advertisement" aria-label={t('advertisement.label')}>
      <div>
        <p className="advertisement-label">{t('advertisement.label')}</p>
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
