import { useTranslation } from 'react-i18next';
import type { RouteData } from './route-data.server.ts';

/** The four benefits (specification section 2); trains that are not high-speed ones are praised for their time alone. */
export function WhyChoose({ route }: { route: RouteData }) {
  const { t } = useTranslation('route');
  const first = route.facts.isHighSpeed ? 'speed' : 'direct';
  const benefits = [first, 'seating', 'views', 'stations'] as const;
  return (
    <section aria-labelledby="why" className="route-panel">
      <h2 id="why">{t('why.title')}</h2>
      <ul className="benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <h3>{t(`why.${benefit}.title`)}</h3>
            <p>{t(`why.${benefit}.text`, { duration: route.duration, ...route.stations })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
