import type { Translated } from '#app/domain/language.ts';

const CALABRIA = { en: 'Calabria', it: 'Calabria', fr: 'Calabre' };
const CAMPANIA = { en: 'Campania', it: 'Campania', fr: 'Campanie' };
const EMILIA_ROMAGNA = { en: 'Emilia-Romagna', it: 'Emilia-Romagna', fr: 'Émilie-Romagne' };
const LAZIO = { en: 'Lazio', it: 'Lazio', fr: 'Latium' };
const LIGURIA = { en: 'Liguria', it: 'Liguria', fr: 'Ligurie' };
const LOMBARDY = { en: 'Lombardy', it: 'Lombardia', fr: 'Lombardie' };
const PIEDMONT = { en: 'Piedmont', it: 'Piemonte', fr: 'Piémont' };
const SARDINIA = { en: 'Sardinia', it: 'Sardegna', fr: 'Sardaigne' };
const SICILY = { en: 'Sicily', it: 'Sicilia', fr: 'Sicile' };
const TRENTINO = { en: 'Trentino', it: 'Trentino', fr: 'Trentin' };
const TUSCANY = { en: 'Tuscany', it: 'Toscana', fr: 'Toscane' };
const UMBRIA = { en: 'Umbria', it: 'Umbria', fr: 'Ombrie' };
const VENETO = { en: 'Veneto', it: 'Veneto', fr: 'Vénétie' };

/**
 * The region of a station whose name other stations begin with, or another place is known by; by
 * the source's name.
 */
export const PLACES: Readonly<Record<string, Translated>> = {
  Alba: PIEDMONT,
  Bastia: UMBRIA,
  Cancello: CAMPANIA,
  Cologne: LOMBARDY,
  Costa: VENETO,
  Fornaci: TRENTINO,
  Frasso: LAZIO,
  Fratte: CAMPANIA,
  Galliera: EMILIA_ROMAGNA,
  Grotte: SICILY,
  Lama: VENETO,
  Lugo: EMILIA_ROMAGNA,
  'Montecarlo-San Salvatore': TUSCANY,
  'Nizza Monferrato': PIEDMONT,
  'Nizza di Sicilia': SICILY,
  'Novara-Montalbano-Furnari': SICILY,
  Ozzano: EMILIA_ROMAGNA,
  Piana: LIGURIA,
  Piombino: TUSCANY,
  Rossano: CALABRIA,
  'San Biagio': EMILIA_ROMAGNA,
  'San Cassiano': EMILIA_ROMAGNA,
  'San Giacomo': EMILIA_ROMAGNA,
  'San Giorgio': SICILY,
  'San Marino': VENETO,
  'San Vincenzo': TUSCANY,
  'Sant’Anna': SARDINIA,
  Santuario: LIGURIA,
  Torralba: SARDINIA,
  Valenza: PIEDMONT,
  Vignale: PIEDMONT,
  'Villafranca Tirrena-Saponara': SICILY,
  'Villafranca-Bagnone': TUSCANY,
  'Villafranca-Cantarana': PIEDMONT,
  'Villafranca di Verona': VENETO,
  Villanova: EMILIA_ROMAGNA,
  Villetta: LAZIO,
};
