import { useTranslation } from 'react-i18next';

/** A hotel's stars, as stars and in words. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('hotels');
  return (
    <p className="stars">
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <span className="visually-hidden">{t('stars', { rating })}</span>
    </p>
  );
}
