import './information/information.css';
import { useTranslation } from 'react-i18next';
import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { COMPARISON_SOURCE_IDS } from '#app/data/comparison/sources.ts';
import { SOURCES } from '#app/data/journeys/sources.ts';
import { namedSource } from '#app/data/named-source.ts';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import { STATION_DATA_ATTRIBUTION } from '#app/data/stations/attribution.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { SourceLinks } from '#app/ui/sources/source-links.tsx';
import { timetableSource } from '#app/ui/sources/timetable-source.server.ts';
import type { Route } from './+types/information-credits';
import { Line } from './information/prose.tsx';

const OTHER_TRAIN_SOURCES = [...new Set(OTHER_TRAINS.map(({ source }) => source))];

export function loader({ context }: Route.LoaderArgs) {
  const site = siteRequest(context);
  const { language, settings, timetable } = site;
  const t = textsFor(language, 'credits');
  const named = (ids: readonly string[]) => ids.flatMap((id) => namedSource(id, language) ?? []);
  return {
    journeys: [
      timetableSource(timetable, language),
      ...OTHER_TRAIN_SOURCES.map((source) => ({ ...source, name: source.name[language] })),
      ...named(Object.keys(SOURCES)),
    ],
    comparison: named(COMPARISON_SOURCE_IDS),
    fill: { language, settings },
    ...pageHead(site, everyLanguage(PATHS.credits), {
      title: t('meta.title'),
      description: t('meta.description'),
      picture: { kind: 'page', name: PATHS.credits.slice(1) },
      name: t('title'),
    }),
  };
}

export default function Credits({ loaderData: { journeys, comparison, fill } }: Route.ComponentProps) {
  const { t } = useTranslation('credits');
  const { year, url, licenceUrl } = STATION_DATA_ATTRIBUTION;
  return (
    <article className="text-page">
      <h1>{t('title')}</h1>
      <section>
        <h2>{t('stations.title')}</h2>
        <p>{t('stations.text', { year })}</p>
        <ul>
          <li>
            <ExternalLink href={url}>{t('stations.source')}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={licenceUrl}>{t('stations.licence')}</ExternalLink>
          </li>
        </ul>
      </section>
      <section>
        <h2>{t('journeys.title')}</h2>
        <p>{t('journeys.text')}</p>
        <SourceLinks sources={journeys} />
      </section>
      <section>
        <h2>{t('comparison.title')}</h2>
        <p>{t('comparison.text', EMISSION_FACTORS.gramsPerPassengerKm)}</p>
        <SourceLinks sources={comparison} />
      </section>
      {(['cities', 'map', 'hotels', 'fonts'] as const).map((part) => (
        <section key={part}>
          <h2>{t(`${part}.title`)}</h2>
          <p>
            <Line text={t(`${part}.text`)} {...fill} />
          </p>
        </section>
      ))}
    </article>
  );
}
