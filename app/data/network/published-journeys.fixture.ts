const GIORNALE = [
  'il Giornale',
  'https://www.ilgiornale.it/news/ferrovie-oggi-treno-milano-roma-meno-3-ore.html',
  2009,
] as const;
const TRENITALIA = [
  'Trenitalia, timetable valid to 13 June 2026',
  'https://www.trenitalia.com/en.html',
  2026,
] as const;
const BOLZANO = [
  'Ferrovie.info',
  'https://www.archivio.ferrovie.info/index.php/it/67-archivio-news-2023/28380-ferrovie-gli-etr-600-lasciano-bolzano-per-fare-spazio-ai-frecciarossa-1000',
  2024,
] as const;
const LOCAL = [
  'The Local',
  'https://www.thelocal.it/20231011/map-where-can-high-speed-rail-take-you-in-italy',
  2023,
] as const;
const OEBB = [
  'ÖBB',
  'https://presse-oebb.at/news-oebb-schnelle-railjet-verbindung-zwischen-wien-und-triest?id=227729&l=deutsch&menueid=27022',
  2025,
] as const;
const FERROVIE = [
  'Ferrovie.info',
  'https://ferrovie.info/treni-reali/ferrovie-il-ritorno-dei-treni-av-tra-milano-torino-e-parigi.html',
  2025,
] as const;
const TEMPOSTRETTO = [
  'Tempostretto',
  'https://tempostretto.it/news/frecciarossa-fast-da-villa-a-bologna-in-7-ore-e-a-milano-in-8-ore-niente-collegamenti-con-messina.html/feed',
  2021,
] as const;
const BARITODAY = [
  'BariToday',
  'https://www.baritoday.it/attualita/trenitalia-orario-invernale-2021-2022-frecce-bnari.html',
  2021,
] as const;
const MARCHE = [
  'Marche News 24',
  'https://www.marchenews24.it/fermera-anche-ad-ancona-il-nuovo-frecciarossa-milano-bari-4326.html',
  2015,
] as const;
const DMM = [
  'DMM',
  'https://www.dmm.travel/nc/news/fernverkehr-nach-norditalien-rollt-wieder/',
  2020,
] as const;
const STOL = [
  'STOL',
  'https://www.stol.it/artikel/chronik/einschraenkungen-zugverkehr-wischen-oesterreich-und-italien',
  2020,
] as const;
const SBB_PAGE = ['SBB', 'https://www.sbb.ch/', 2024] as const;
const RAIL_AWAY = ['rail-away.com', 'https://rail-away.com/tag/swiss/', 2023] as const;
const ERT = [
  'European Rail Timetable',
  'http://www.europeanrailtimetable.eu/blog/category/table-of-the-month/italy/',
  2020,
] as const;

/**
 * Fastest times as others publish them, in minutes: from, to, minutes, and who says so, where and for which year.
 * The years reach back because timetables change by minutes and newspapers print them when they are new.
 */
export const PUBLISHED_JOURNEYS = [
  ['rome', 'milan', 179, TRENITALIA],
  ['milan', 'venice', 147, TRENITALIA],
  ['milan', 'florence', 115, TRENITALIA],
  ['milan', 'bologna', 67, TRENITALIA],
  ['milan', 'naples', 268, TRENITALIA],
  ['milan', 'turin', 62, TRENITALIA],
  ['turin', 'bologna', 149, TRENITALIA],
  ['turin', 'rome', 264, TRENITALIA],
  ['turin', 'salerno', 371, TRENITALIA],
  ['rome', 'bologna', 123, TRENITALIA],
  ['rome', 'venice', 236, TRENITALIA],
  ['rome', 'padua', 195, TRENITALIA],
  ['rome', 'bari', 262, TRENITALIA],
  ['rome', 'genoa', 286, TRENITALIA],
  ['genoa', 'pisa', 136, TRENITALIA],
  ['bologna', 'venice', 93, TRENITALIA],
  ['venice', 'naples', 322, TRENITALIA],
  ['milan', 'trieste', 246, TRENITALIA],
  ['milan', 'rimini', 119, TRENITALIA],
  ['naples', 'bari', 245, TRENITALIA],
  ['rome', 'verona', 197, BOLZANO],
  ['rome', 'bolzano', 305, BOLZANO],
  ['bologna', 'bolzano', 159, BOLZANO],
  ['rome', 'milan', 179, GIORNALE],
  ['rome', 'naples', 70, GIORNALE],
  ['bologna', 'florence', 37, GIORNALE],
  ['rome', 'florence', 90, LOCAL],
  ['rome', 'foggia', 180, BARITODAY],
  ['brindisi', 'lecce', 24, BARITODAY],
  ['rome', 'lecce', 345, BARITODAY],
  ['milan', 'bari', 390, MARCHE],
  ['rome', 'reggio-calabria', 310, TEMPOSTRETTO],
  ['milan', 'villa-san-giovanni', 493, TEMPOSTRETTO],
  ['rome', 'salerno', 83, TEMPOSTRETTO],
  ['milan', 'zurich', 197, SBB_PAGE],
  ['milan', 'geneva', 240, RAIL_AWAY],
  ['munich', 'bolzano', 240, DMM],
  ['munich', 'verona', 330, DMM],
  ['verona', 'innsbruck', 215, STOL],
  ['innsbruck', 'munich', 106, STOL],
  ['vienna', 'trieste', 398, OEBB],
  ['vienna', 'venice', 430, OEBB],
  ['vienna', 'graz', 149, OEBB],
  ['milan', 'paris', 404, FERROVIE],
  ['turin-porta-susa', 'paris', 347, FERROVIE],
  ['messina', 'siracusa', 150, ERT],
] as const;
