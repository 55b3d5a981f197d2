import type { City } from '../schema.ts';

export const city: City = {
  slug: 'trieste',
  rank: 18,
  stationId: '83033175',
  stationName: 'Trieste Centrale',
  name: { en: 'Trieste', it: 'Trieste', fr: 'Trieste' },
  region: {
    en: 'Friuli Venezia Giulia',
    it: 'Friuli Venezia Giulia',
    fr: 'Frioul-Vénétie Julienne',
  },
  population: 201_088,
  themes: ['sea'],
  summary: {
    en: 'Vienna by the sea: grand cafés, a square open to the Adriatic and a white castle on the rocks.',
    it: 'Una piazza aperta sull’Adriatico, i caffè degli scrittori e un castello bianco sugli scogli.',
    fr: 'Vienne au bord de la mer : de grands cafés, une place ouverte sur l’Adriatique, un château blanc.',
  },
  description: {
    en: 'For more than five centuries Trieste was Austria’s harbour, and it still looks like a piece of Vienna that went to live by the sea. James Joyce taught English here and wrote much of A Portrait of the Artist; Italo Svevo was his pupil. Coffee is the local religion, with a language of its own: ask for a nero and you get an espresso, a capo is a macchiato.',
    it: 'Per più di cinque secoli Trieste è stata il porto dell’Austria, e ha ancora l’aria di un pezzo di Vienna che si è trasferito al mare. Joyce ci insegnava inglese, e fra i suoi allievi c’era Italo Svevo. Il caffè è una faccenda seria, con un vocabolario tutto suo: se vuoi un espresso chiedi un nero, se lo vuoi macchiato un capo.',
    fr: 'Pendant plus de cinq siècles, Trieste fut le port de l’Autriche, et l’on dirait encore un morceau de Vienne parti vivre à la mer. Joyce y donnait des cours d’anglais ; Italo Svevo fut son élève. Le café y est une affaire sérieuse, avec son vocabulaire : un nero est un espresso, un capo une noisette.',
  },
  attractions: [
    {
      picture: 'piazza-unita',
      name: {
        en: 'Piazza Unità d’Italia',
        it: 'Piazza Unità d’Italia',
        fr: 'Piazza Unità d’Italia',
      },
      line: {
        en: 'Palaces close three sides and the Adriatic is the fourth; when the bora wind blows, hold on to something.',
        it: 'Tre lati li chiudono i palazzi, il quarto è il mare; quando soffia la bora, tieniti a qualcosa.',
        fr: 'Des palais sur trois côtés, l’Adriatique sur le quatrième ; quand la bora souffle, accrochez-vous.',
      },
    },
    {
      picture: 'miramare',
      name: { en: 'Miramare Castle', it: 'Castello di Miramare', fr: 'Château de Miramare' },
      line: {
        en: 'Archduke Maximilian fitted his study out like a ship’s cabin, then sailed off to be emperor of Mexico and was shot.',
        it: 'Massimiliano volle lo studio come la cabina di una nave; poi partì per fare l’imperatore in Messico, e fu fucilato.',
        fr: 'Maximilien fit aménager son bureau en cabine de navire, puis partit régner au Mexique, où il fut fusillé.',
      },
    },
    {
      picture: 'canal',
      name: {
        en: 'Canal Grande and Molo Audace',
        it: 'Canal Grande e Molo Audace',
        fr: 'Canal Grande et Molo Audace',
      },
      line: {
        en: 'A bronze Joyce crosses the canal bridge; from there walk to the end of the stone pier, built over a shipwreck.',
        it: 'Sul ponte del canale cammina un Joyce di bronzo; poi vai fino in fondo al molo, costruito sopra un relitto.',
        fr: 'Un Joyce de bronze passe le pont du canal ; allez ensuite au bout de la jetée de pierre, bâtie sur une épave.',
      },
    },
    {
      name: { en: 'San Giusto Hill', it: 'Colle di San Giusto', fr: 'Colline de San Giusto' },
      line: {
        en: 'Two old churches were joined into one cathedral, with Roman stones in the bell tower and the gulf below.',
        it: 'Da due chiese vicine ne fecero una, la cattedrale: pietre romane nel campanile, mosaici d’oro, il golfo sotto.',
        fr: 'De deux églises voisines, on fit une cathédrale : pierres romaines au clocher, mosaïques d’or, le golfe à ses pieds.',
      },
    },
    {
      name: { en: 'Caffè San Marco', it: 'Caffè San Marco', fr: 'Caffè San Marco' },
      line: {
        en: 'Open since 1914, with painted masks on the walls, a bookshop among the tables and time for a second cup.',
        it: 'Aperto dal 1914: maschere dipinte alle pareti, una libreria fra i tavoli e nessuno che ti metta fretta.',
        fr: 'Ouvert en 1914 : des masques peints aux murs, une librairie entre les tables, et personne ne vous presse.',
      },
    },
    {
      name: { en: 'Risiera di San Sabba', it: 'Risiera di San Sabba', fr: 'Risiera di San Sabba' },
      line: {
        en: 'This rice mill was a Nazi camp with a crematorium, the only one in Italy; it is now a bare, silent memorial.',
        it: 'Vi si lavorava il riso, poi fu un lager con forno crematorio, il solo in Italia; oggi è un memoriale spoglio e silenzioso.',
        fr: 'Cette rizerie fut un camp nazi doté d’un four crématoire, le seul d’Italie ; c’est aujourd’hui un mémorial nu et silencieux.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Trieste Centrale is a terminus on Piazza della Libertà, built for the Austrian Southern Railway. Sit on the right-hand side when you arrive from Venice: for the last stretch the line runs high above the sea.',
      it: 'Trieste Centrale è una stazione di testa, in piazza della Libertà, costruita per la Ferrovia Meridionale austriaca. Se arrivi da Venezia siediti a destra: nell’ultimo tratto la linea corre alta sul mare.',
      fr: 'Trieste Centrale est une gare terminus, piazza della Libertà, construite pour la compagnie autrichienne des chemins de fer du Sud. En venant de Venise, asseyez-vous à droite : à la fin du trajet, la ligne domine la mer.',
    },
    toCentre: {
      en: 'Walk along the waterfront past the Canal Grande: about 15\u00a0minutes to Piazza Unità d’Italia, all flat. City buses for Barcola and Miramare stop near the station.',
      it: 'Segui le Rive e passa il Canal Grande: in circa 15\u00a0minuti, tutti in piano, sei in piazza Unità d’Italia. Gli autobus per Barcola e Miramare fermano vicino alla stazione.',
      fr: 'Longez le front de mer et passez le Canal Grande : la piazza Unità d’Italia est à une quinzaine de minutes, sans une côte. Les bus pour Barcola et Miramare s’arrêtent près de la gare.',
    },
    connections: ['venice', 'padua', 'milan', 'rome'],
  },
  stay: {
    why: {
      en: 'The square after dark, lights in the paving and the sea at the end, is worth the night by itself.',
      it: 'La piazza di notte, con le luci nel selciato e il mare in fondo, vale da sola una notte qui.',
      fr: 'La place la nuit, avec ses lumières au sol et la mer au bout, vaut à elle seule l’étape.',
    },
    quarters: [
      {
        name: 'Borgo Teresiano',
        suits: {
          en: 'For arrivals by train: straight Habsburg streets, cafés and the canal, between the station and the square.',
          it: 'Per chi arriva in treno: vie dritte asburgiche, caffè e canale, fra la stazione e la piazza.',
          fr: 'Pour ceux qui arrivent en train : rues droites tracées sous les Habsbourg, cafés et canal, entre la gare et la grande place.',
        },
      },
      {
        name: 'Cavana',
        suits: {
          en: 'For evenings out: wine bars and small restaurants in the lanes of the old town.',
          it: 'Per le serate fuori: osterie e ristorantini nei vicoli della città vecchia.',
          fr: 'Pour sortir le soir : bars à vin et petites tables dans les ruelles de la vieille ville.',
        },
      },
      {
        name: 'Barcola',
        suits: {
          en: 'For summer guests who want to swim from the promenade, as half of Trieste does.',
          it: 'Per chi viene d’estate e vuole fare il bagno dal lungomare, come mezza Trieste.',
          fr: 'Pour l’été, et se baigner depuis la promenade comme la moitié des Triestins.',
        },
      },
    ],
  },
  sources: [
    {
      name: 'Discover Trieste, Comune di Trieste',
      url: 'https://www.discover-trieste.it/',
      year: 2025,
    },
    { name: 'Castello di Miramare', url: 'https://miramare.cultura.gov.it/', year: 2025 },
    { name: 'Risiera di San Sabba', url: 'https://risierasansabba.it/', year: 2025 },
    { name: 'Trieste Trasporti', url: 'https://www.triestetrasporti.it/', year: 2025 },
  ],
};
