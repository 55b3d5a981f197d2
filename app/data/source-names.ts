import type { Translated } from '#app/domain/language.ts';
import type { ComparisonSourceId } from './comparison/sources.ts';
import type { SourceId } from './journeys/sources.ts';

/** The Italian and French names of the sources of journeys and comparisons; the English ones stand with the sources. */
export const SOURCE_NAMES: Readonly<Record<SourceId | ComparisonSourceId, Omit<Translated, 'en'>>> = {
  'rail-lines': {
    it: 'Somma delle lunghezze delle linee pubblicate da Rete Ferroviaria Italiana',
    fr: 'Somme des longueurs de ligne publiées par Rete Ferroviaria Italiana',
  },
  'trenitalia-2026': {
    it: 'Orario di Trenitalia in vigore fino al 13\u00a0giugno 2026',
    fr: 'Horaires de Trenitalia en vigueur jusqu’au 13\u00a0juin\u00a02026',
  },
  'worked-out-2026': {
    it: 'Ricavato dall’orario di Trenitalia in vigore fino al 13\u00a0giugno 2026',
    fr: 'Calcul d’après les horaires de Trenitalia en vigueur jusqu’au 13\u00a0juin\u00a02026',
  },
  'usual-interval': {
    it: 'Nostra stima dell’intervallo abituale tra i treni diretti di Trenitalia e Italo',
    fr: 'Notre estimation de l’intervalle habituel entre les trains directs de Trenitalia et d’Italo',
  },
  'advance-fares': {
    it: 'Nostra stima delle tariffe anticipate più basse di Trenitalia e Italo',
    fr: 'Notre estimation des tarifs anticipés les plus bas de Trenitalia et d’Italo',
  },
  'ferrovie-info-2023': {
    it: 'Ferrovie.info, tempi dei Frecciarossa tra Roma e Bolzano da dicembre\u00a02023',
    fr: 'Ferrovie.info, temps de parcours des Frecciarossa entre Rome et Bolzano depuis décembre 2023',
  },
  'nos-alpes-2024': {
    it: 'Nos Alpes, treni ad alta velocità da Torino',
    fr: 'Nos Alpes, trains à grande vitesse de Turin',
  },
  'travelnostop-2024': {
    it: 'Travelnostop, orario invernale di Trenitalia',
    fr: 'Travelnostop, horaires d’hiver de Trenitalia',
  },
  'la-nazione-2022': {
    it: 'La Nazione, treni tra Liguria, Firenze e Roma',
    fr: 'La Nazione, trains entre la Ligurie, Florence et Rome',
  },
  'gazzetta-parma-2025': {
    it: 'Gazzetta di Parma, orario dal 14\u00a0dicembre 2025',
    fr: 'Gazzetta di Parma, horaires du 14\u00a0décembre 2025',
  },
  'gazzetta-parma-2019': {
    it: 'Gazzetta di Parma, orario dal 15\u00a0dicembre 2019',
    fr: 'Gazzetta di Parma, horaires du 15\u00a0décembre 2019',
  },
  'ravenna-today-2018': {
    it: 'RavennaToday, treni della Romagna da dicembre\u00a02018',
    fr: 'RavennaToday, trains de Romagne depuis décembre\u00a02018',
  },
  'carlino-2024': {
    it: 'Il Resto del Carlino, treni tra Ravenna e Bologna da dicembre\u00a02024',
    fr: 'Il Resto del Carlino, trains entre Ravenne et Bologne depuis décembre\u00a02024',
  },
  'emilia-romagna-2016': {
    it: 'Carpi 2000, treni estivi tra Bologna, Ravenna e Rimini',
    fr: 'Carpi 2000, trains d’été entre Bologne, Ravenne et Rimini',
  },
  'ansa-2022': {
    it: 'ANSA, Lecce e Bari collegate in 1\u00a0ora e 25\u00a0minuti',
    fr: 'ANSA, Lecce et Bari reliées en 1\u00a0h\u00a025',
  },
  'florence-pisa-2026': {
    it: 'Citizen Daily Post, il treno tra Firenze e Pisa',
    fr: 'Citizen Daily Post, le train entre Florence et Pise',
  },
  'tuscany-2011': {
    it: 'Regione Toscana, tempi dei treni tra Siena e Firenze',
    fr: 'Région Toscane, temps de parcours des trains entre Sienne et Florence',
  },
  'tilo-2025': {
    it: 'TILO, treni tra il Ticino e Milano da settembre\u00a02025',
    fr: 'TILO, trains entre le Tessin et Milan depuis septembre\u00a02025',
  },
  'novi-2021': {
    it: 'Il Piccolo, treni Intercity tra Torino e Genova',
    fr: 'Il Piccolo, trains Intercity entre Turin et Gênes',
  },
  joined: {
    it: 'Nostra somma di due viaggi, con 20\u00a0minuti per il cambio',
    fr: 'Somme de deux trajets et de 20\u00a0minutes de correspondance',
  },
  'eea-2021': {
    it: 'Agenzia europea dell’ambiente, rapporto su trasporto ferroviario e navigazione, medie dell’UE-27',
    fr: 'Agence européenne pour l’environnement, rapport sur le rail et la navigation, moyennes de l’UE-27',
  },
  motorways: {
    it: 'Nostra stima del percorso autostradale abituale',
    fr: 'Notre estimation du trajet autoroutier habituel',
  },
  'ilformat-2021': {
    it: 'Il Format, primo orario di ITA Airways',
    fr: 'Il Format, premiers horaires d’ITA Airways',
  },
  'agenzia-di-viaggi-2023': {
    it: 'L’Agenzia di Viaggi Magazine, voli verso il Sud Italia',
    fr: 'L’Agenzia di Viaggi Magazine, vols vers le sud de l’Italie',
  },
  'secolo-xix-2024': {
    it: 'Il Secolo XIX, voli nazionali di ITA Airways per Roma',
    fr: 'Il Secolo XIX, vols intérieurs d’ITA Airways vers Rome',
  },
  'ita-airways': {
    it: 'ITA Airways, voli nazionali',
    fr: 'ITA Airways, vols intérieurs',
  },
};
