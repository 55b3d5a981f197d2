import { AS_OF_2025 } from '../checked-times.ts';
import type { OnwardPlace } from '../schema.ts';

const SALERNO: [string, string] = ['83098186', 'Salerno'];
const NAPLES: [string, string] = ['83092189', 'Napoli Centrale'];
const LA_SPEZIA: [string, string] = ['83060004', 'La Spezia Centrale'];
const SANTA_MARGHERITA: [string, string] = ['83047183', 'Santa Margherita Ligure-Portofino'];

const FROM_BEVERELLO = {
  en: 'The fast boats leave from Molo Beverello; metro line\u00a01 goes there from Naples Centrale (Municipio station).',
  it: 'Gli aliscafi partono dal Molo Beverello, che si raggiunge da Napoli Centrale con la metro linea\u00a01 (fermata Municipio).',
  fr: 'Les bateaux rapides partent du Molo Beverello, que la ligne\u00a01 du métro relie à Naples Centrale (station Municipio).',
};
/** Caremar's ships to Capri; its hydrofoils to the other islands leave from Molo Beverello. */
const FROM_PORTA_DI_MASSA = {
  en: 'Caremar’s fast ships leave from Calata Porta di Massa, other companies’ hydrofoils from Molo Beverello (metro line\u00a01, Municipio).',
  it: 'Le navi veloci di Caremar partono da Calata Porta di Massa, gli aliscafi di altre compagnie dal Molo Beverello (metro\u00a01, Municipio).',
  fr: 'Les bateaux rapides de Caremar partent de la Calata Porta di Massa, les hydroglisseurs des autres du Molo Beverello (métro\u00a01, Municipio).',
};
const FROM_NAPOLI_GARIBALDI = {
  en: 'The Circumvesuviana leaves from Naples Garibaldi, below Naples Centrale, with tickets of its own.',
  it: 'La Circumvesuviana parte da Napoli Garibaldi, sotto Napoli Centrale, e ha biglietti a parte.',
  fr: 'La Circumvesuviana part de Naples Garibaldi, sous Naples Centrale, avec ses propres billets.',
};

/** The months in which ferries run on the Amalfi Coast: from about April to October. */
const SEASON: [number, number] = [4, 10];

/** Places on the sea: the coasts around Naples and Genoa, and the islands. */
export const COAST_AND_ISLANDS: readonly OnwardPlace[] = [
  {
    slug: 'amalfi',
    kind: 'coast',
    name: { en: 'Amalfi', it: 'Amalfi', fr: 'Amalfi' },
    alsoTyped: ['Amalfi Coast', 'Costiera Amalfitana', 'Costa Amalfitana', 'Côte amalfitaine'],
    ownStops: [
      ['83138727', 'Amalfi'],
      ['83139253', 'Amalfi Porto'],
    ],
    legs: [
      { station: SALERNO, mode: 'ferry', minutes: 35, provider: 'travelmar', seasonal: SEASON },
      { station: SALERNO, mode: 'bus', minutes: 75, provider: 'sita' },
    ],
    note: {
      en: 'The ferries run from about April to October, from a pier a few minutes on foot from Salerno station; the bus runs all year.',
      it: 'I traghetti navigano da aprile a ottobre circa, da un molo a pochi minuti a piedi dalla stazione di Salerno; l’autobus c’è tutto l’anno.',
      fr: 'Les ferries circulent d’avril à octobre environ, depuis un quai à quelques minutes à pied de la gare de Salerne, et le bus toute l’année.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'positano',
    kind: 'coast',
    name: { en: 'Positano', it: 'Positano', fr: 'Positano' },
    alsoTyped: [],
    ownStops: [['83139246', 'Positano']],
    legs: [
      { station: SALERNO, mode: 'ferry', minutes: 70, provider: 'travelmar', seasonal: SEASON },
      { station: SALERNO, mode: 'bus', minutes: 140, provider: 'sita' },
    ],
    note: {
      en: 'By bus you change in Amalfi.',
      it: 'In autobus si cambia ad Amalfi.',
      fr: 'En bus, il faut changer à Amalfi.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'ravello',
    kind: 'town',
    name: { en: 'Ravello', it: 'Ravello', fr: 'Ravello' },
    alsoTyped: ['Villa Rufolo', 'Villa Cimbrone'],
    position: [40.65, 14.61],
    legs: [{ station: SALERNO, mode: 'bus', minutes: 110, provider: 'sita' }],
    note: {
      en: 'You change buses in Amalfi, which in the warm months you can reach by ferry.',
      it: 'Si cambia autobus ad Amalfi, dove nella bella stagione arriva anche il traghetto.',
      fr: 'Il faut changer de bus à Amalfi, que l’on rejoint aussi en ferry à la belle saison.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'capri',
    kind: 'island',
    name: { en: 'Capri', it: 'Capri', fr: 'Capri' },
    inPlace: { en: 'on Capri', it: 'a Capri', fr: 'à Capri' },
    alsoTyped: ['Isola di Capri', 'Capri island', 'Île de Capri', 'Anacapri', 'Blue Grotto'],
    ownStops: [['83867036', 'Capri Porto']],
    legs: [{ station: NAPLES, mode: 'ferry', minutes: 50, provider: 'caremar' }],
    note: FROM_PORTA_DI_MASSA,
    ...AS_OF_2025,
  },
  {
    slug: 'ischia',
    kind: 'island',
    name: { en: 'Ischia', it: 'Ischia', fr: 'Ischia' },
    inPlace: { en: 'on Ischia', it: 'a Ischia', fr: 'à Ischia' },
    alsoTyped: ['Isola d’Ischia', 'Ischia island', 'Île d’Ischia'],
    ownStops: [['83867028', 'Ischia Porto']],
    legs: [{ station: NAPLES, mode: 'ferry', minutes: 60, provider: 'caremar' }],
    note: FROM_BEVERELLO,
    ...AS_OF_2025,
  },
  {
    slug: 'procida',
    kind: 'island',
    name: { en: 'Procida', it: 'Procida', fr: 'Procida' },
    inPlace: { en: 'on Procida', it: 'a Procida', fr: 'à Procida' },
    alsoTyped: ['Isola di Procida', 'Procida island', 'Île de Procida'],
    ownStops: [['83867051', 'Procida Porto']],
    legs: [{ station: NAPLES, mode: 'ferry', minutes: 40, provider: 'caremar' }],
    note: FROM_BEVERELLO,
    ...AS_OF_2025,
  },
  {
    slug: 'sorrento',
    kind: 'town',
    name: { en: 'Sorrento', it: 'Sorrento', fr: 'Sorrente' },
    alsoTyped: [],
    ownStops: [
      ['83138388', 'Sorrento'],
      ['83867002', 'Sorrento Porto'],
    ],
    legs: [{ station: NAPLES, mode: 'train', minutes: 70, provider: 'eav' }],
    note: FROM_NAPOLI_GARIBALDI,
    ...AS_OF_2025,
  },
  {
    slug: 'pompeii',
    kind: 'sight',
    name: { en: 'Pompeii', it: 'Pompei Scavi', fr: 'Pompéi' },
    alsoTyped: ['Pompeii ruins', 'Pompei', 'Scavi di Pompei', 'Pompeia', 'Ruines de Pompéi'],
    ownStops: [['83138743', 'Pompei Scavi Archeologici']],
    legs: [
      { station: NAPLES, mode: 'train', minutes: 40, provider: 'eav' },
      { station: ['83098103', 'Pompei'], mode: 'walk', minutes: 15, provider: 'pompeii' },
    ],
    note: {
      en: 'EAV’s station Pompei Scavi-Villa dei Misteri is at the main entrance; Trenitalia’s station Pompei is in the town.',
      it: 'La stazione Pompei Scavi-Villa dei Misteri dell’EAV è davanti all’ingresso principale; quella di Trenitalia, Pompei, è in paese.',
      fr: 'La gare Pompei Scavi-Villa dei Misteri de l’EAV est devant l’entrée principale, la gare Pompei de Trenitalia dans la ville.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'herculaneum',
    kind: 'sight',
    name: { en: 'Herculaneum', it: 'Ercolano Scavi', fr: 'Herculanum' },
    alsoTyped: ['Ercolano', 'Scavi di Ercolano', 'Herculaneum ruins', 'Ruines d’Herculanum'],
    position: [40.81, 14.35],
    legs: [{ station: NAPLES, mode: 'train', minutes: 20, provider: 'eav' }],
    note: {
      en: 'From the Circumvesuviana’s station Ercolano Scavi it is ten minutes downhill on foot.',
      it: 'Dalla fermata Ercolano Scavi della Circumvesuviana sono dieci minuti a piedi in discesa.',
      fr: 'Depuis la gare Ercolano Scavi de la Circumvesuviana, il reste dix minutes de descente à pied.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'cinque-terre',
    kind: 'coast',
    name: { en: 'Cinque Terre', it: 'Cinque Terre', fr: 'Cinque Terre' },
    inPlace: { en: 'in the Cinque Terre', it: 'alle Cinque Terre', fr: 'dans les Cinque Terre' },
    alsoTyped: ['5 Terre', 'Le Cinque Terre', 'Cinqueterre'],
    ownStops: [
      ['83047365', 'Riomaggiore'],
      ['83047357', 'Manarola'],
      ['83047340', 'Corniglia'],
      ['83047332', 'Vernazza'],
      ['83047324', 'Monterosso'],
    ],
    legs: [
      { station: LA_SPEZIA, mode: 'train', minutes: 10, provider: 'trenitalia' },
      { station: ['83047316', 'Levanto'], mode: 'train', minutes: 5, provider: 'trenitalia' },
    ],
    note: {
      en: 'Each of the five villages has a station; the time shown is to the nearest one.',
      it: 'Ognuno dei cinque borghi ha la sua stazione; il tempo indicato è quello fino alla più vicina.',
      fr: 'Chacun des cinq villages a sa gare\u202f; la durée indiquée va jusqu’à la plus proche.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'corniglia',
    kind: 'town',
    name: { en: 'Corniglia village', it: 'Corniglia paese', fr: 'Village de Corniglia' },
    alsoTyped: ['Corniglia centro'],
    legs: [
      { station: ['83047340', 'Corniglia'], mode: 'bus', minutes: 5, provider: 'cinque-terre' },
      { station: ['83047340', 'Corniglia'], mode: 'walk', minutes: 20, provider: 'cinque-terre' },
    ],
    note: {
      en: 'The village stands high above its station; the way on foot has nearly 400\u00a0steps.',
      it: 'Il paese è in alto sopra la stazione: a piedi la scalinata ha quasi 400\u00a0gradini.',
      fr: 'Le village domine sa gare et, à pied, l’escalier compte près de 400\u00a0marches.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'portofino',
    kind: 'town',
    name: { en: 'Portofino', it: 'Portofino', fr: 'Portofino' },
    alsoTyped: [],
    position: [44.3, 9.21],
    legs: [
      { station: SANTA_MARGHERITA, mode: 'bus', minutes: 20, provider: 'amt' },
      {
        station: SANTA_MARGHERITA,
        mode: 'ferry',
        minutes: 15,
        provider: 'tigullio',
        seasonal: true,
      },
    ],
    ...AS_OF_2025,
  },
  {
    slug: 'portovenere',
    kind: 'town',
    name: { en: 'Portovenere', it: 'Portovenere', fr: 'Portovenere' },
    alsoTyped: ['Porto Venere'],
    position: [44.05, 9.83],
    legs: [{ station: LA_SPEZIA, mode: 'bus', minutes: 30, provider: 'atc' }],
    ...AS_OF_2025,
  },
  {
    slug: 'elba',
    kind: 'island',
    name: { en: 'Elba', it: 'Isola d’Elba', fr: 'Île d’Elbe' },
    inPlace: { en: 'on Elba', it: 'sull’isola d’Elba', fr: 'sur l’île d’Elbe' },
    alsoTyped: ['Elba', 'Elba island', 'Portoferraio', 'Isle of Elba'],
    ownStops: [
      ['83139717', 'Elba Cavo'],
      ['83460089', 'Porto Azzurro'],
      ['83460113', 'Rio Marina'],
    ],
    legs: [
      {
        station: ['83067751', 'Piombino Marittima'],
        mode: 'ferry',
        minutes: 60,
        provider: 'toremar',
      },
    ],
    note: {
      en: 'The station is in the harbour; the time shown is to Portoferraio.',
      it: 'La stazione è nel porto; il tempo indicato è quello fino a Portoferraio.',
      fr: 'La gare est dans le port\u202f; la durée indiquée va jusqu’à Portoferraio.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'lipari',
    kind: 'island',
    name: { en: 'Lipari', it: 'Lipari', fr: 'Lipari' },
    inPlace: { en: 'on Lipari', it: 'a Lipari', fr: 'à Lipari' },
    alsoTyped: ['Isola di Lipari', 'Aeolian Islands', 'Isole Eolie', 'Îles Éoliennes'],
    ownStops: [['83867044', 'Lipari Porto']],
    legs: [
      {
        station: ['83120428', 'Milazzo'],
        mode: 'ferry',
        minutes: 60,
        provider: 'liberty-lines',
      },
    ],
    note: {
      en: 'Milazzo’s harbour is a bus or taxi ride from its station.',
      it: 'Il porto di Milazzo si raggiunge dalla stazione in autobus o in taxi.',
      fr: 'Le port de Milazzo se rejoint en bus ou en taxi depuis la gare.',
    },
    ...AS_OF_2025,
  },
];
