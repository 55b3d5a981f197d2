import { AS_OF_2025 } from '../checked-hints.ts';
import type { CityStations } from '../schema.ts';

/** The stations of Bologna and of the cities north of it. */
export const STATIONS_OF_THE_NORTH: readonly CityStations[] = [
  {
    citySlug: 'milan',
    stations: [
      {
        stationId: '83017004',
        name: 'Milano Centrale',
        directions: {
          en: 'Centrale is on metro lines M2 and M3, with its platforms one floor above the street.',
          it: 'Centrale è sulle metro M2 e M3; i binari sono un piano sopra la strada.',
          fr: 'Centrale est desservie par les métros M2 et M3\u202f; ses quais sont un étage au-dessus de la rue.',
        },
      },
      {
        stationId: '83016451',
        name: 'Milano Porta Garibaldi',
        directions: {
          en: 'Porta Garibaldi is on metro lines M2 and M5.',
          it: 'Porta Garibaldi è sulle metro M2 e M5.',
          fr: 'Porta Garibaldi est desservie par les métros M2 et M5.',
        },
      },
      {
        stationId: '83018200',
        name: 'Milano Rogoredo',
        directions: {
          en: 'Rogoredo, in the south-east, is on metro line M3.',
          it: 'Rogoredo, a sud-est, è sulla metro M3.',
          fr: 'Rogoredo, au sud-est, est sur la ligne M3.',
        },
      },
      {
        stationId: '83017012',
        name: 'Milano Lambrate',
        directions: {
          en: 'Lambrate, in the east, is on metro line M2.',
          it: 'Lambrate, a est, è sulla metro M2.',
          fr: 'Lambrate, à l’est, est sur la ligne M2.',
        },
      },
    ],
    source: {
      name: {
        en: 'ATM, metro network',
        it: 'ATM, rete della metropolitana',
        fr: 'ATM, réseau du métro',
      },
      url: 'https://www.atm.it/',
    },
    ...AS_OF_2025,
  },
  {
    citySlug: 'turin',
    stations: [
      {
        stationId: '83002196',
        name: 'Torino Porta Nuova',
        directions: {
          en: 'Porta Nuova is in the middle of town, ten minutes on foot from Piazza San Carlo.',
          it: 'Porta Nuova è in centro, a dieci minuti a piedi da piazza San Carlo.',
          fr: 'Porta Nuova est au centre, à dix minutes à pied de la piazza San Carlo.',
        },
      },
      {
        stationId: '83002220',
        name: 'Torino Porta Susa',
        directions: {
          en: 'Porta Susa is three metro stops from Porta Nuova.',
          it: 'Porta Susa è a tre fermate di metro da Porta Nuova.',
          fr: 'Porta Susa est à trois stations de métro de Porta Nuova.',
        },
      },
    ],
    source: { name: 'GTT', url: 'https://www.gtt.to.it/' },
    ...AS_OF_2025,
  },
  {
    citySlug: 'venice',
    stations: [
      {
        stationId: '83025932',
        name: 'Venezia Santa Lucia',
        directions: {
          en: 'Santa Lucia is in the old city, with the water buses at the foot of its steps.',
          it: 'Santa Lucia è nella città antica, con i vaporetti in fondo alla scalinata.',
          fr: 'Santa Lucia est dans la ville ancienne, avec les vaporettos au bas des marches.',
        },
      },
      {
        stationId: '83025890',
        name: 'Venezia Mestre',
        directions: {
          en: 'Mestre is on the mainland.',
          it: 'Mestre è in terraferma.',
          fr: 'Mestre est sur la terre ferme.',
        },
      },
    ],
    source: { name: 'Venezia Unica', url: 'https://www.veneziaunica.it/' },
    ...AS_OF_2025,
  },
  {
    citySlug: 'bologna',
    stations: [
      {
        stationId: '83050435',
        name: 'Bologna Centrale',
        directions: {
          en: 'It is 15 to 20\u00a0minutes on foot from Piazza Maggiore, mostly under porticoes.',
          it: 'Da piazza Maggiore sono 15-20\u00a0minuti a piedi, quasi sempre sotto i portici.',
          fr: 'La piazza Maggiore est à 15 ou 20\u00a0minutes à pied, presque toujours sous les portiques.',
        },
        fastTrains: {
          en: 'Most high-speed trains use platforms\u00a016 to 19, more than 20\u00a0metres underground: leave time for the way down or up.',
          it: 'Quasi tutta l’alta velocità usa i binari dal 16 al 19, più di 20\u00a0metri sottoterra: calcola il tempo per scendere o salire.',
          fr: 'La plupart des trains à grande vitesse utilisent les voies\u00a016 à 19, à plus de 20\u00a0mètres sous terre\u00a0: prévoyez le temps d’y descendre ou d’en remonter.',
        },
      },
    ],
    source: {
      name: {
        en: 'Biblioteca Salaborsa, Bologna high-speed station',
        it: 'Biblioteca Salaborsa, la stazione Bologna Centrale Alta Velocità',
        fr: 'Biblioteca Salaborsa, gare à grande vitesse de Bologne',
      },
      url: 'https://www.bibliotecasalaborsa.it/bolognaonline/cronologia-di-bologna/2013/la_stazione_bologna_centrale_alta_velocit',
    },
    ...AS_OF_2025,
  },
  {
    citySlug: 'genoa',
    stations: [
      {
        stationId: '83047001',
        name: 'Genova Piazza Principe',
        directions: {
          en: 'Piazza Principe, in the west, is the closer station to the old harbour.',
          it: 'Piazza Principe è la stazione di ponente, la più vicina al Porto Antico.',
          fr: 'Piazza Principe, à l’ouest, est la gare la plus proche du vieux port.',
        },
      },
      {
        stationId: '83047027',
        name: 'Genova Brignole',
        directions: {
          en: 'Brignole, in the east, is linked to Piazza Principe by metro.',
          it: 'Brignole è la stazione di levante; la metropolitana la collega a Piazza Principe.',
          fr: 'Brignole, à l’est, est reliée à Piazza Principe par le métro.',
        },
      },
    ],
    source: { name: 'AMT Genova', url: 'https://www.amt.genova.it/' },
    ...AS_OF_2025,
  },
  {
    citySlug: 'la-spezia',
    stations: [
      {
        stationId: '83060004',
        name: 'La Spezia Centrale',
        directions: {
          en: 'Centrale is the one for the town and for the trains to the Cinque Terre.',
          it: 'Centrale è quella giusta per la città e per i treni delle Cinque Terre.',
          fr: 'Centrale est la bonne gare pour la ville et pour les trains des Cinque Terre.',
        },
      },
      {
        stationId: '83060046',
        name: 'La Spezia Migliarina',
        directions: {
          en: 'Migliarina is in the suburbs.',
          it: 'Migliarina è in periferia.',
          fr: 'Migliarina est en banlieue.',
        },
      },
    ],
    source: { name: 'Rete Ferroviaria Italiana', url: 'https://www.rfi.it/' },
    ...AS_OF_2025,
  },
];
