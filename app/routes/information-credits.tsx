import './information/information.css';
import { useTranslation } from 'react-i18next';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { JsonLd } from '#app/seo/json-ld.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { socialPictureAddress } from '#app/seo/social-picture.ts';
import { trailFromHome } from '#app/seo/structured-data/trail-from-home.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import type { Route } from './+types/information-credits';
import { dataSources } from './information/data-sources.server.ts';
import { shownPieces } from './information/information-page.server.ts';
import { NamedSources } from './information/named-sources.tsx';
import { Pieces } from './information/pieces.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { settings, language, timetable } = siteRequest(context);
  const t = textsFor(language, 'credits');
  const addresses = everyLanguage(PATHS.credits);
  return {
    addresses,
    sources: dataSources(timetable, language),
    map: shownPieces(t('map.text'), { language, settings }),
    structured: [trailFromHome(settings, language, { name: t('title'), address: addresses[language] })],
    meta: pageMeta({
      ...settings,
      language,
      addresses,
      picture: socialPictureAddress({ kind: 'page', name: PATHS.credits.slice(1), language }),
      title: t('meta.title'),
      description: t('meta.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Credits({ loaderData: { sources, map, structured } }: Route.ComponentProps) {
  const { t } = useTranslation('credits');
  return (
    <article className="text-page">
      <JsonLd data={structured} />
      <h1>{t('title')}</h1>
      <section>
        <h2>{t('stations.title')}</h2>
        <p>{t('stations.text', { year: sources.stations.year })}</p>
        <ul>
          <li>
            <ExternalLink href={sources.stations.url}>{t('stations.source')}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={sources.stations.licenceUrl}>{t('stations.licence')}</ExternalLink>
          </li>
        </ul>
      </section>
      <section>
        <h2>{t('journeys.title')}</h2>
        <p>{t('journeys.text')}</p>
        <NamedSources sources={sources.journeys} />
      </section>
      <section>
        <h2>{t('comparison.title')}</h2>
        <p>{t('comparison.text', sources.gramsPerPassengerKm)}</p>
        <NamedSources sources={sources.comparison} />
      </section>
      <section>
        <h2>{t('cities.title')}</h2>
        <p>{t('cities.text')}</p>
      </section>
      <section>
        <h2>{t('map.title')}</h2>
        <p>
          <Pieces pieces={map} />
        </p>
      </section>
      <section>
        <h2>{t('hotels.title')}</h2>
        <p>{t('hotels.text')}</p>
      </section>
      <section>
        <h2>{t('fonts.title')}</h2>
        <p>{t('fonts.text')}</p>
      </section>
    </article>
  );
}
