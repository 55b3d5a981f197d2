import './information/information.css';
import { useTranslation } from 'react-i18next';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { SourceLinks } from '#app/ui/sources/source-links.tsx';
import type { Route } from './+types/information-credits';
import { dataSources } from './information/data-sources.server.ts';
import { shownPieces } from './information/information-page.server.ts';
import { Pieces } from './information/pieces.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const site = siteRequest(context);
  const t = textsFor(site.language, 'credits');
  return {
    sources: dataSources(site.timetable, site.language),
    map: shownPieces(t('map.text'), site),
    ...pageHead(site, everyLanguage(PATHS.credits), {
      title: t('meta.title'),
      description: t('meta.description'),
      picture: { kind: 'page', name: PATHS.credits.slice(1) },
      name: t('title'),
    }),
  };
}

export default function Credits({ loaderData: { sources, map } }: Route.ComponentProps) {
  const { t } = useTranslation('credits');
  return (
    <article className="text-page">
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
        <SourceLinks sources={sources.journeys} />
      </section>
      <section>
        <h2>{t('comparison.title')}</h2>
        <p>{t('comparison.text', sources.gramsPerPassengerKm)}</p>
        <SourceLinks sources={sources.comparison} />
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
