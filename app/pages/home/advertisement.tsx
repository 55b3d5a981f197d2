import { useTexts } from '#app/i18n/translator.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { usePage } from '#app/ui/page/use-page.ts';
import { Picture } from '#app/ui/picture/picture.tsx';

interface AdvertisementProps {
  /** The address of the drawing without a partner. */
  readonly picture: string | undefined;
}

/** The partner's advertisement; without a partner, one for the space itself, of the same size. */
export function Advertisement({ picture }: AdvertisementProps) {
  const { t } = useTexts('home');
  const { site } = usePage();
  const partner = site.partnerAdvertisement;
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
              <a href={`mailto:${site.email}`}>{t('advertisement.houseLink')}</a>
            </p>
          </>
        )}
      </div>
      {!partner && <Picture address={picture} shape="scene" className="advertisement-picture" />}
    </aside>
  );
}
