import type { FigureSource } from '../schema.ts';

/**
 * Where the figures of the journeys come from; rows name a source by its id.
 *
 * Times of `trenitalia-2026` are those of single trains that Trenitalia's journey planner offered between 28 March and
 * 9 April 2026; those of `worked-out-2026` are sections of such trains, within three minutes. Distances of `rail-lines`
 * are lengths of lines added up along the way of the fastest trains. `usual-interval` and `advance-fares` are estimates
 * of this site and say so in their names: pages show them as "about" and "from". `joined` is two journeys of this table
 * with 20\u00a0minutes to change.
 */
export const SOURCES = {
  'rail-lines': {
    name: 'Added up from Rete Ferroviaria Italiana’s line lengths',
    url: 'https://www.rfi.it/it/rete/la-rete-oggi.html',
    year: 2025,
  },
  'trenitalia-2026': {
    name: 'Trenitalia’s timetable in force until 13\u00a0June\u00a02026',
    url: 'https://www.trenitalia.com/en.html',
    year: 2026,
  },
  'worked-out-2026': {
    name: 'Worked out from Trenitalia’s timetable in force until 13\u00a0June\u00a02026',
    url: 'https://www.trenitalia.com/en.html',
    year: 2026,
  },
  'usual-interval': {
    name: 'Our estimate of the usual interval between direct trains of Trenitalia and Italo',
    year: 2025,
  },
  'advance-fares': {
    name: 'Our estimate of the lowest advance fares of Trenitalia and Italo',
    year: 2025,
  },
  'ferrovie-info-2023': {
    name: 'Ferrovie.info, Frecciarossa journey times between Rome and Bolzano from December 2023',
    url: 'https://www.archivio.ferrovie.info/index.php/it/67-archivio-news-2023/28380-ferrovie-gli-etr-600-lasciano-bolzano-per-fare-spazio-ai-frecciarossa-1000',
    year: 2024,
  },
  'nos-alpes-2024': {
    name: 'Nos Alpes, high-speed trains from Turin',
    url: 'https://nosalpes.eu/2024/05/25/da-domenica-9-giugno-due-nuovi-frecciarossa-tra-torino-e-milano',
    year: 2024,
  },
  'travelnostop-2024': {
    name: 'Travelnostop, Trenitalia’s winter timetable',
    url: 'https://travelnostop.com/news/trasporti/trenitalia-100-treni-al-giorno-in-av-tra-milano-e-roma-e-treni-storici_617813',
    year: 2024,
  },
  'la-nazione-2022': {
    name: 'La Nazione, trains linking Liguria, Florence and Rome',
    url: 'https://www.lanazione.it/la-spezia/cronaca/liguria-piu-vicina-a-firenze-e-roma-1.7804560',
    year: 2022,
  },
  'gazzetta-parma-2025': {
    name: 'Gazzetta di Parma, timetable from 14\u00a0December 2025',
    url: 'https://www.gazzettadiparma.it/parma/2025/12/14/news/da-oggi-nuovo-orario-dei-treni-salvato-il-frecciarossa-serale-da-roma-ma-perso-un-frecciarossa-milano-bari-912003',
    year: 2025,
  },
  'gazzetta-parma-2019': {
    name: 'Gazzetta di Parma, timetable from 15\u00a0December 2019',
    url: 'https://www.gazzettadiparma.it/gweb/2019/12/15/news/debuttano_i_nuovi_treni_a_milano_in_48_minuti-2315287/',
    year: 2019,
  },
  'ravenna-today-2018': {
    name: 'RavennaToday, trains in Romagna from December 2018',
    url: 'https://www.ravennatoday.it/cronaca/piu-treni-piu-veloci-potenziati-i-collegamenti-ferroviari-con-bologna-e-rimini.html',
    year: 2018,
  },
  'carlino-2024': {
    name: 'Il Resto del Carlino, trains between Ravenna and Bologna from December 2024',
    url: 'https://ilrestodelcarlino.it/ravenna/cronaca/piu-collegamenti-con-bologna-treni-ecco-le-nuove-corse-eca8276c',
    year: 2024,
  },
  'emilia-romagna-2016': {
    name: 'Carpi 2000, summer trains linking Bologna, Ravenna and Rimini',
    url: 'https://carpi2000.it/2016/05/24/trenitalia-regionale-dal-primo-giugno-nuove-corse-con-la-riviera',
    year: 2016,
  },
  'ansa-2022': {
    name: 'ANSA, Lecce and Bari linked in 1\u00a0hour 25\u00a0minutes',
    url: 'https://www.ansa.it/puglia/notizie/2022/12/16/ferrovie-lecce-e-bari-collegate-in-unora-e-25-minuti_96947256-60a9-498d-b69a-8c4d38c93302.html',
    year: 2022,
  },
  'florence-pisa-2026': {
    name: 'Citizen Daily Post, the train between Florence and Pisa',
    url: 'https://www.citizendailypost.com/faq/how-long-is-the-train-journey-from-florence-to-pisa',
    year: 2026,
  },
  'tuscany-2011': {
    name: 'Regione Toscana, journey times between Siena and Florence',
    url: 'https://www.toscana-notizie.it/it/web/toscana-notizie/-/schede-tecniche-regiostar-siena-firenze-chiusi-siena-e-treno-della-valdelsa-',
    year: 2011,
  },
  'tilo-2025': {
    name: 'TILO, trains between Ticino and Milan from September 2025',
    url: 'https://www.tilo.ch/de/news/2025/250901_Nuovi-collegamenti-Milano.html',
    year: 2025,
  },
  'novi-2021': {
    name: 'Il Piccolo, Intercity trains between Turin and Genoa',
    url: 'https://novionline.ilpiccolo.net/generic/2021/08/18/news/nuovi-intercity-provincia-snobbata-sulla-linea-milano-genova-128953/',
    year: 2021,
  },
  joined: {
    name: 'Two journeys added together, with 20\u00a0minutes to change',
    year: 2026,
  },
} as const satisfies Record<string, FigureSource>;

/** The last day of the timetable that the times of two sources come from. */
export const TIMETABLE = {
  sources: ['trenitalia-2026', 'worked-out-2026'],
  until: '2026-06-13',
} as const satisfies { readonly sources: readonly SourceId[]; readonly until: string };

/** The id of a source of the journeys. */
export type SourceId = keyof typeof SOURCES;

/** Every source id, for the schema. */
export const SOURCE_IDS = Object.keys(SOURCES) as [SourceId, ...SourceId[]];
