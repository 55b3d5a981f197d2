import { useTranslation } from 'react-i18next';
import { STATION_DATA_ATTRIBUTION } from '#app/data/stations/attribution.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import type { Route } from './+types/credits';

export function loader({ context }: Route.LoaderArgs) {
  const { settings, language } = siteRequest(context);
  const t = translatorFor(language).getFixedT(language, 'credits');
  const addresses = everyLanguage(PATHS.credits);
  return {
    addresses,
    meta: pageMeta({
      ...settings,
      language,
      addresses,
      title: t('meta.title'),
      description: t('meta.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Credits() {
  const { t } = useTranslation('credits');
  return (
    <article className="text-page">
      <h1>{t('title')}</h1>
      <h2>{t('stations.title')}</h2>
      <p>{t('stations.text', { year: STATION_DATA_ATTRIBUTION.year })}</p>
      <ul>
        <li>
          <ExternalLink href={STATION_DATA_ATTRIBUTION.url}>{t('stations.source')}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={STATION_DATA_ATTRIBUTION.licenceUrl}>{t('stations.licence')}</ExternalLink>
        </li>
      </ul>
      <h2>{t('fonts.title')}</h2>
      <p>{t('fonts.text')}</p>
    </article>
  );
}
