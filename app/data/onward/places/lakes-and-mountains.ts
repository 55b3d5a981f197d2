import { AS_OF_2025 } from '../checked-times.ts';
import type { OnwardPlace } from '../schema.ts';

const DESENZANO: [string, string] = ['83020842', 'Desenzano del Garda/Sirmione'];
const PESCHIERA: [string, string] = ['83020883', 'Peschiera del Garda'];
const VARENNA: [string, string] = ['83014118', 'Varenna-Esino'];
const COMO: [string, string] = ['83013078', 'Como San Giovanni'];

const TO_THE_PIER = {
  en: 'The pier is about ten minutes on foot from Varenna’s station.',
  it: 'L’imbarcadero è a una decina di minuti a piedi dalla stazione di Varenna.',
  fr: 'L’embarcadère est à une dizaine de minutes à pied de la gare de Varenna.',
};

/** Places on the lakes and in the Dolomites. */
export const LAKES_AND_MOUNTAINS: readonly OnwardPlace[] = [
  {
    slug: 'lake-garda',
    kind: 'lake',
    name: { en: 'Lake Garda', it: 'Lago di Garda', fr: 'Lac de Garde' },
    inPlace: { en: 'on Lake Garda', it: 'sul lago di Garda', fr: 'au bord du lac de Garde' },
    atPlace: { en: 'at Lake Garda', it: 'al lago di Garda', fr: 'au lac de Garde' },
    alsoTyped: ['Garda lake', 'Gardasee'],
    legs: [
      { station: PESCHIERA, mode: 'walk', minutes: 10, provider: 'navlaghi' },
      { station: DESENZANO, mode: 'walk', minutes: 15, provider: 'navlaghi' },
    ],
    note: {
      en: 'Peschiera and Desenzano both have boats and buses to the other towns of the lake.',
      it: 'Sia da Peschiera sia da Desenzano partono battelli e autobus per gli altri paesi del lago.',
      fr: 'De Peschiera comme de Desenzano, des bateaux et des bus partent vers les autres villes du lac.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'sirmione',
    kind: 'town',
    name: { en: 'Sirmione', it: 'Sirmione', fr: 'Sirmione' },
    alsoTyped: [],
    ownStops: [['83139840', 'Sirmione']],
    legs: [
      { station: DESENZANO, mode: 'bus', minutes: 20, provider: 'arriva' },
      { station: DESENZANO, mode: 'ferry', minutes: 20, provider: 'navlaghi', seasonal: true },
    ],
    ...AS_OF_2025,
  },
  {
    slug: 'riva-del-garda',
    kind: 'town',
    name: { en: 'Riva del Garda', it: 'Riva del Garda', fr: 'Riva del Garda' },
    alsoTyped: ['Riva', 'Torbole'],
    position: [45.89, 10.84],
    legs: [
      {
        station: ['83020446', 'Rovereto'],
        mode: 'bus',
        minutes: 45,
        provider: 'trentino-trasporti',
      },
    ],
    ...AS_OF_2025,
  },
  {
    slug: 'lake-como',
    kind: 'lake',
    name: { en: 'Lake Como', it: 'Lago di Como', fr: 'Lac de Côme' },
    inPlace: { en: 'on Lake Como', it: 'sul lago di Como', fr: 'au bord du lac de Côme' },
    atPlace: { en: 'at Lake Como', it: 'al lago di Como', fr: 'au lac de Côme' },
    alsoTyped: ['Como lake', 'Lario', 'Comer See'],
    legs: [
      { station: COMO, mode: 'walk', minutes: 15, provider: 'navlaghi' },
      { station: VARENNA, mode: 'walk', minutes: 10, provider: 'navlaghi' },
    ],
    note: {
      en: 'Varenna is the nearest station to the middle of the lake, with ferries to Bellagio and Menaggio.',
      it: 'Varenna è la stazione più vicina al centro del lago, con traghetti per Bellagio e Menaggio.',
      fr: 'Varenna est la gare la plus proche du centre du lac, avec des ferries pour Bellagio et Menaggio.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'bellagio',
    kind: 'town',
    name: { en: 'Bellagio', it: 'Bellagio', fr: 'Bellagio' },
    alsoTyped: [],
    position: [45.99, 9.26],
    legs: [{ station: VARENNA, mode: 'ferry', minutes: 15, provider: 'navlaghi' }],
    note: TO_THE_PIER,
    ...AS_OF_2025,
  },
  {
    slug: 'menaggio',
    kind: 'town',
    name: { en: 'Menaggio', it: 'Menaggio', fr: 'Menaggio' },
    alsoTyped: [],
    position: [46.02, 9.24],
    legs: [{ station: VARENNA, mode: 'ferry', minutes: 15, provider: 'navlaghi' }],
    note: TO_THE_PIER,
    ...AS_OF_2025,
  },
  {
    slug: 'borromean-islands',
    kind: 'island',
    name: { en: 'Borromean Islands', it: 'Isole Borromee', fr: 'Îles Borromées' },
    inPlace: {
      en: 'on the Borromean Islands',
      it: 'sulle isole Borromee',
      fr: 'sur les îles Borromées',
    },
    alsoTyped: ['Isola Bella', 'Isola Madre', 'Isola dei Pescatori'],
    position: [45.9, 8.53],
    legs: [{ station: ['83010165', 'Stresa'], mode: 'ferry', minutes: 10, provider: 'navlaghi' }],
    note: {
      en: 'The pier is about ten minutes on foot from Stresa’s station.',
      it: 'L’imbarcadero è a una decina di minuti a piedi dalla stazione di Stresa.',
      fr: 'L’embarcadère est à une dizaine de minutes à pied de la gare de Stresa.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'cortina',
    kind: 'town',
    name: { en: 'Cortina d’Ampezzo', it: 'Cortina d’Ampezzo', fr: 'Cortina d’Ampezzo' },
    alsoTyped: ['Cortina'],
    ownStops: [['83138354', 'Cortina d’Ampezzo']],
    legs: [
      {
        station: ['83025502', 'Calalzo-Pieve di Cadore-Cortina'],
        mode: 'bus',
        minutes: 60,
        provider: 'dolomiti-bus',
      },
      { station: ['83025890', 'Venezia Mestre'], mode: 'bus', minutes: 140, provider: 'atvo' },
      {
        station: ['83021139', 'Dobbiaco/Toblach'],
        mode: 'bus',
        minutes: 50,
        provider: 'suedtirolmobil',
      },
    ],
    ...AS_OF_2025,
  },
  {
    slug: 'val-gardena',
    kind: 'valley',
    name: { en: 'Val Gardena', it: 'Val Gardena', fr: 'Val Gardena' },
    inPlace: { en: 'in Val Gardena', it: 'in Val Gardena', fr: 'dans le val Gardena' },
    alsoTyped: ['Gröden', 'Ortisei', 'St. Ulrich', 'Urtijëi', 'Selva di Val Gardena'],
    ownStops: [
      ['83138495', 'Ortisei'],
      ['83138503', 'Santa Cristina Val Gardena'],
      ['83138511', 'Selva di Val Gardena'],
    ],
    legs: [
      {
        station: ['83020206', 'Ponte Gardena/Waidbruck'],
        mode: 'bus',
        minutes: 30,
        provider: 'suedtirolmobil',
      },
      {
        station: ['83020263', 'Bolzano/Bozen'],
        mode: 'bus',
        minutes: 60,
        provider: 'suedtirolmobil',
      },
    ],
    note: {
      en: 'The time shown is to Ortisei, the first village.',
      it: 'Il tempo indicato è quello fino a Ortisei, il primo paese.',
      fr: 'La durée indiquée va jusqu’à Ortisei, le premier village.',
    },
    ...AS_OF_2025,
  },
];
