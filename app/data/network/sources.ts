import type { Source } from '../schema.ts';

export const FRECCE: Source = {
  name: 'Trenitalia, timetable valid to 13 June 2026',
  url: 'https://www.trenitalia.com/en.html',
  year: 2026,
};
export const ITALO: Source = { name: 'Italo, timetable', url: 'https://www.italotreno.com/', year: 2025 };
export const REGIONAL: Source = {
  name: 'Trenitalia, regional timetable',
  url: 'https://www.trenitalia.com/',
  year: 2025,
};
export const INTERCITY: Source = {
  name: 'Trenitalia, Intercity timetable',
  url: 'https://www.trenitalia.com/',
  year: 2025,
};
export const SBB: Source = {
  name: 'SBB and Trenitalia, EuroCity timetable',
  url: 'https://www.sbb.ch/',
  year: 2025,
};
export const SBB_DOMESTIC: Source = { name: 'SBB, timetable', url: 'https://www.sbb.ch/', year: 2025 };
export const OEBB_BRENNER: Source = {
  name: 'ÖBB and DB, EuroCity timetable',
  url: 'https://www.oebb.at/',
  year: 2025,
};
export const SNCF: Source = { name: 'SNCF, TER timetable', url: 'https://www.sncf-connect.com/', year: 2025 };
export const TRENORD: Source = { name: 'Trenord, timetable', url: 'https://www.trenord.it/', year: 2025 };

export const FERROVIE_BOLZANO: Source = {
  name: 'Ferrovie.info, Frecciarossa times between Rome and Bolzano from December 2023',
  url: 'https://www.archivio.ferrovie.info/index.php/it/67-archivio-news-2023/28380-ferrovie-gli-etr-600-lasciano-bolzano-per-fare-spazio-ai-frecciarossa-1000',
  year: 2024,
};

export const OEBB_SOUTHERN: Source = {
  name: 'ÖBB, press release on the Railjet times of 14 December 2025',
  url: 'https://presse-oebb.at/news-oebb-schnelle-railjet-verbindung-zwischen-wien-und-triest?id=227729&l=deutsch&menueid=27022',
  year: 2025,
};

export const PARIS_MILAN: Source = {
  name: 'Ferrovie.info, the trains between Milan, Turin and Paris',
  url: 'https://ferrovie.info/treni-reali/ferrovie-il-ritorno-dei-treni-av-tra-milano-torino-e-parigi.html',
  year: 2025,
};

export const CALABRIA: Source = {
  name: 'Tempostretto, times of the Frecciarossa between Reggio Calabria and Milan',
  url: 'https://tempostretto.it/news/frecciarossa-fast-da-villa-a-bologna-in-7-ore-e-a-milano-in-8-ore-niente-collegamenti-con-messina.html/feed',
  year: 2021,
};

export const ADRIATIC: Source = {
  name: 'Il Centro, times of the Frecciarossa between Turin, Milan and Lecce',
  url: 'https://www.ilcentro.it/abruzzo/abruzzo-altri-due-treni-frecciarossa-da-pescara-fino-a-torino-via-milano-1.2083177',
  year: 2018,
};
