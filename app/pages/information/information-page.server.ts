import type { SignName } from '#app/art/signs/signs.ts';
import { CITIES, localCityName } from '#app/data/cities/cities.ts';
import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { COMPARISON_SOURCE_IDS } from '#app/data/comparison/sources.ts';
import { ACCESSIBILITY_STATEMENT, RULES } from '#app/data/facts/rules.ts';
import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { SOURCES } from '#app/data/journeys/sources.ts';
import { namedSource } from '#app/data/named-source.ts';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import { TRENORD_SOURCE } from '#app/data/other-lines/trenord-source.ts';
import type { FigureSource } from '#app/data/schema.ts';
import { STATION_DATA_ATTRIBUTION } from '#app/data/stations/attribution.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Checked } from '#app/domain/facts/checked.ts';
import type { Language } from '#app/domain/language.ts';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { DEFAULT_SITE_NAME, type SiteSettings } from '#app/domain/site-settings.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { formatDate } from '#app/i18n/format-date.ts';
import { joinPrepositions } from '#app/i18n/prepositions.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { fillIn } from '#app/i18n/text-blocks.ts';
import { sourceAge, sourceWords, yearTellsAge } from '#app/journeys/source-age.ts';
import { timetableSource } from '#app/journeys/timetable-source.ts';
import type { InformationPageName } from './information-pages.ts';
import { sectionSign } from './section-signs.ts';

type Site = Pick<SiteRequest, 'language' | 'settings' | 'planner' | 'today'>;

/** A section of an information page. */
interface InformationSection {
  /** Its fragment in the address. */
  readonly id: string;
  /** Its sign in the index; a page without signs has no index. */
  readonly sign: SignName | undefined;
  readonly title: string;
  readonly text: string;
  readonly sources: readonly CreditedSource[] | undefined;
}

/** An information page in words. */
export interface InformationPage {
  readonly meta: { readonly title: string; readonly description: string };
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly InformationSection[];
  /** The sources of the rules that it states, with the time of checking. */
  readonly rules: readonly (Pick<FigureSource, 'name' | 'url'> & { readonly age: string })[];
  /** The values of the placeholders in its lines. */
  readonly fill: {
    readonly language: Language;
    readonly settings: SiteSettings;
    readonly values: Readonly<Record<string, string>>;
  };
}

/**
 * The texts of an information page in the visitor's language, what fills the places in its lines,
 * and their sources.
 */
export function informationPage(name: InformationPageName, site: Site): InformationPage {
  const { language, settings } = site;
  const { siteName, operator } = settings;
  const { meta, title, sections, ...start } = RESOURCES[language].information[name];
  const { train, car, plane } = EMISSION_FACTORS.gramsPerPassengerKm;
  const values = {
    siteName,
    operator: [operator?.name, operator?.address].filter(Boolean).join(', '),
    operatorName: operator?.name ?? '',
    operatorAddress: operator?.address ?? '',
    operatorRegister: operator?.register ?? '',
    reportHost: URL.parse(settings.policyReportAddress ?? '')?.host ?? '',
    email: settings.email,
    phone: settings.phone,
    city: localCityName(settings.city, language),
    cityCount: formatNumber(CITIES.length, language),
    routeCount: formatNumber(POPULAR_PAIRS.length, language),
    stationCount: formatNumber(stationIndexFor(language).stations.length, language),
    unconfirmedDays: formatNumber(NEWSLETTER_DAYS.unconfirmedAddress, language),
    askAgainDays: formatNumber(NEWSLETTER_DAYS.askAgain, language),
    statementDate: formatDate(ACCESSIBILITY_STATEMENT.checkedOn, language),
    stationListYear: String(STATION_DATA_ATTRIBUTION.year),
    trainGrams: formatNumber(train, language),
    carGrams: formatNumber(car, language),
    planeGrams: formatNumber(plane, language),
  };
  const filled = (text: string) => joinPrepositions(fillIn(text, values), language);
  const sources = name === 'credits' ? creditedSources(site) : {};
  return {
    meta: { title: filled(meta.title), description: filled(meta.description) },
    title: filled(title),
    lead: leadOf(start, siteName),
    sections: Object.entries<{ readonly title: string; readonly text: string }>(sections)
      .filter(([section]) => !untrueSections(settings).includes(section))
      .map(([section, { title, text }]) => ({
        id: `about-${section}`,
        sign: sectionSign(name, section),
        title,
        text: withoutUnset(text, values),
        sources: sources[section],
      }))
      .filter(({ text }) => text !== ''),
    rules: rulesOf(PATHS[name], site),
    fill: { language, settings, values },
  };
}

/** The first lines of a page; only the name Binario is explained. */
function leadOf(
  texts: { readonly lead?: string; readonly leadForBinario?: string },
  siteName: string,
) {
  const ownLead = siteName === DEFAULT_SITE_NAME ? texts.leadForBinario : undefined;
  return ownLead ?? texts.lead ?? '';
}

/** The sections of all pages that do not apply to a site with such settings. */
function untrueSections(settings: SiteSettings): readonly string[] {
  const { operator, domainListingAddress, policyReportAddress } = settings;
  return [
    operator ? 'unnamedController' : 'controller',
    ...(domainListingAddress ? [] : ['domain']),
    ...(policyReportAddress ? [] : ['reports']),
  ];
}

/** A text without the lines whose places nothing fills. */
function withoutUnset(text: string, values: Readonly<Record<string, string>>): string {
  const isFilled = (line: string) =>
    !Object.entries(values).some(([name, value]) => value === '' && line.includes(`{{${name}}}`));
  return text.split('\n').filter(isFilled).join('\n');
}

function rulesOf(path: string, { language, today }: Site): InformationPage['rules'] {
  return RULES.filter(({ page }) => page === path).map((rule) => {
    const { name, url } = rule.source;
    const shown = typeof name === 'string' ? name : name[language];
    return { name: shown, ...(url && { url }), age: sourceAge(rule, today, language) };
  });
}

interface CreditedSource extends FigureSource {
  readonly age?: string;
}

/** The sources that the page of credits names, by the section that names them. */
function creditedSources({
  planner,
  language,
  today,
}: Site): Readonly<Record<string, readonly CreditedSource[]>> {
  const named = (ids: readonly string[]) => ids.flatMap((id) => namedSource(id, language) ?? []);
  const withAge = (source: FigureSource & Checked) => ({
    ...source,
    age: sourceAge(source, today, language),
  });
  // The section says once that a year alone is that of checking.
  const withAgeOrYear = (source: FigureSource & Checked) =>
    yearTellsAge(source, today) ? source : withAge(source);
  const otherTrains = [...new Set(OTHER_TRAINS.map(({ source }) => source))];
  return {
    journeys: [
      timetableSource(planner.timetable, language),
      ...otherTrains.map((source) => withAgeOrYear({ ...source, name: source.name[language] })),
      sourceWords(TRENORD_SOURCE, today, language),
      ...named(Object.keys(SOURCES)).map(withAgeOrYear),
    ],
    comparison: named(COMPARISON_SOURCE_IDS).map(withAge),
  };
}
