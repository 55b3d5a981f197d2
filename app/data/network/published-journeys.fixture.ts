const GIORNALE = [
  'il Giornale',
  'https://www.ilgiornale.it/news/ferrovie-oggi-treno-milano-roma-meno-3-ore.html',
  2009,
] as const;
const REPORTER = [
  'il Reporter',
  'https://ilreporter.it/sezioni/cronaca-e-politica/da-firenze-a-bologna-in-37-minuti-tutte-le-novita-dellav/',
  2009,
] as const;
const TPL = ['TPL Italia', 'https://tplitalia.it/articoli/15112009.htm', 2009] as const;
const LOCAL = [
  'The Local',
  'https://www.thelocal.it/20231011/map-where-can-high-speed-rail-take-you-in-italy',
  2023,
] as const;
const WEEKEND = ['Milano Weekend', 'https://milanoweekend.it/articoli/daytrip-treno-mete', 2024] as const;
const TIAMO = [
  'Tiamo Italia',
  'https://tiamoitalia.de/italien-nachrichten/mit-dem-schnellzug-freccia-rossa-durch-italien',
  2008,
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
const GAZZETTA = [
  'La Gazzetta del Mezzogiorno',
  'https://www.lagazzettadelmezzogiorno.it/news/bari/1862868/treni-fino-a-20-minuti-in-piu-per-le-frecce-puglia-roma-penalizzato-per-i-lavori-chi-parte-da-bari-e-foggia.html',
  2025,
] as const;
const NAZIONE = [
  'La Nazione',
  'https://www.lanazione.it/la-spezia/cronaca/liguria-piu-vicina-a-firenze-e-roma-1.7804560',
  2022,
] as const;
const STRADAFACENDO = [
  'Stradafacendo',
  'http://stradafacendo.tgcom24.it/2017/01/24/genova-roma-in-treno-in-quattro-ore-toti-ora-il-collegamento-veloce-con-milano/',
  2017,
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
  ['rome', 'milan', 179, GIORNALE],
  ['rome', 'naples', 70, GIORNALE],
  ['bologna', 'florence', 37, GIORNALE],
  ['rome', 'florence', 90, LOCAL],
  ['milan', 'venice', 150, LOCAL],
  ['turin', 'milan', 60, WEEKEND],
  ['milan', 'bologna', 65, TIAMO],
  ['milan', 'naples', 265, REPORTER],
  ['turin', 'rome', 250, REPORTER],
  ['milan', 'florence', 105, TPL],
  ['florence', 'verona', 91, TPL],
  ['bologna', 'venice', 83, TPL],
  ['rome', 'verona', 180, TPL],
  ['turin', 'bologna', 120, TPL],
  ['rome', 'bari', 240, GAZZETTA],
  ['rome', 'foggia', 180, BARITODAY],
  ['brindisi', 'lecce', 24, BARITODAY],
  ['rome', 'lecce', 345, BARITODAY],
  ['rome', 'genoa', 236, NAZIONE],
  ['genoa', 'la-spezia', 60, STRADAFACENDO],
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
