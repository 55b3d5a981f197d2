import { useTranslation } from 'react-i18next';

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
