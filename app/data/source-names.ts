import type { Translated } from '#app/domain/language.ts';
import type { ComparisonSourceId } from './comparison/sources.ts';
import type { SourceId } from './journeys/sources.ts';

/**
 * The Italian and French names of the sources of journeys and comparisons; the English ones are
 * part of the sources.
 */
export const SOURCE_NAMES: Readonly<Record<SourceId | ComparisonSourceId, Omit<Translated, 'en'>>> =
  {
    'rail-lines': {
      it: 'Somma delle lunghezze delle linee pubblicate da Rete Ferroviaria Italiana',
      fr: 'Somme des longueurs de ligne publiées par Rete Ferroviaria Italiana',
    },
    'usual-interval': {
      it: 'Nostra stima dell’intervallo abituale tra i treni diretti di Trenitalia e Italo',
      fr: 'Notre estimation de l’intervalle habituel entre les trains directs de Trenitalia et d’Italo',
    },
    'advance-fares': {
      it: 'Nostra stima delle tariffe anticipate più basse di Trenitalia e Italo',
      fr: 'Notre estimation des tarifs anticipés les plus bas de Trenitalia et d’Italo',
    },
    'trenitalia-fares': {
      it: 'Nostra stima delle tariffe anticipate più basse di Trenitalia',
      fr: 'Notre estimation des tarifs anticipés les plus bas de Trenitalia',
    },
    'italo-2021': {
      it: 'Guida Viaggi, le linee di Italo da dicembre\u00a02021',
      fr: 'Guida Viaggi, les lignes d’Italo depuis décembre\u00a02021',
    },
    'eea-2021': {
      it: 'Agenzia europea dell’ambiente, rapporto su trasporto ferroviario e navigazione, medie dell’UE-\u206027',
      fr: 'Agence européenne pour l’environnement, rapport sur le rail et la navigation, moyennes de l’UE-\u206027',
    },
    motorways: {
      it: 'Nostra stima del tempo in auto sulle autostrade abituali',
      fr: 'Notre estimation du temps de route par les autoroutes habituelles',
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
