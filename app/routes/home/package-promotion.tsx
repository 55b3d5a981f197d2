import { useTranslation } from 'react-i18next';
import { SECTIONS } from '#app/i18n/addresses.ts';
import { Picture } from '#app/ui/picture/picture.tsx';

/** Train and hotel together, with what the saving depends on. */
export function PackagePromotion({ picture }: { picture: string | undefined }) {
  const { t } = useTranslation('home');
  return (
    <section className="package" aria-labelledby="package">
      <div className="wide section package-content">
        <div>
          <h2 id="package">{t('package.title')}</h2>
          <p className="lead">{t('package.text')}</p>
          <p className="note">{t('package.note')}</p>
          <p className="button-row">
            <a className="button button-quiet" href={`#${SECTIONS.booking}`}>
              {t('package.train')}
            </a>
            <a className="button button-quiet" href={`#${SECTIONS.hotels}`}>
              {t('package.hotel')}
            </a>
          </p>
        </div>
        <Picture address={picture} shape="scene" className="framed" />
      </div>
    </section>
  );
}
