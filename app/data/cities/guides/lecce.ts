import type { City } from '../schema.ts';

export const city: City = {
  slug: 'lecce',
  rank: 17,
  stationId: '83111450',
  stationName: 'Lecce',
  name: { en: 'Lecce', it: 'Lecce', fr: 'Lecce' },
  region: { en: 'Puglia', it: 'Puglia', fr: 'Pouilles' },
  population: 96_127,
  themes: ['art'],
  summary: {
    en: 'Honey-coloured stone carved like lace, a Roman arena under the main square, and two seas within reach.',
    it: 'Una pietra color miele che si lascia scolpire come il legno, e due mari a portata di treno.',
    fr: 'Une pierre couleur de miel, sculptée comme de la dentelle, et deux mers à portée de train.',
  },
  description: {
    en: 'Lecce stone is so soft that carvers could treat it like wood, and in the seventeenth century they got carried away: every church front swarms with dragons, cherubs and pomegranates. It glows at sunset, which is when the town comes out to walk. In summer order a caffè leccese, espresso over ice with almond milk, and in any season a pasticciotto still warm from the oven.',
    it: 'La pietra leccese è tanto tenera che gli scalpellini del Seicento ci presero gusto: non c’è facciata senza draghi, putti e melagrane. Al tramonto si accende, ed è l’ora in cui la città esce a passeggio. D’estate chiedi un caffè leccese, con ghiaccio e latte di mandorla; il pasticciotto, tiepido di forno, va bene sempre.',
    fr: 'La pierre de Lecce est si tendre qu’au XVIIᵉ siècle les sculpteurs s’en sont donné à cœur joie : pas une façade sans dragons, angelots et grenades. Elle s’embrase au couchant, à l’heure où toute la ville sort se promener. L’été, commandez un caffè leccese, avec glaçons et lait d’amande ; le pasticciotto, lui, se mange tiède en toute saison.',
  },
  attractions: [
    {
      picture: 'santa-croce',
      name: {
        en: 'Basilica of Santa Croce',
        it: 'Basilica di Santa Croce',
        fr: 'Basilique Santa Croce',
      },
      line: {
        en: 'Its façade took about a century; look for the crouching Turks and beasts that hold the balcony on their shoulders.',
        it: 'Ci lavorarono per un secolo: cerca i turchi e le bestie accovacciati che reggono la balconata sulle spalle.',
        fr: 'On y travailla un siècle : cherchez les Turcs et les bêtes accroupis qui portent le balcon sur leurs épaules.',
      },
    },
    {
      picture: 'cathedral-square',
      name: { en: 'Piazza del Duomo', it: 'Piazza del Duomo', fr: 'Piazza del Duomo' },
      line: {
        en: 'You enter by a single gap between two buildings, and the walled square opens like a stage, bell tower and all.',
        it: 'Si entra da un solo varco, e la piazza chiusa si apre come un palcoscenico, col campanile altissimo di lato.',
        fr: 'On y entre par un seul passage, et la place fermée s’ouvre comme une scène, le haut clocher sur le côté.',
      },
    },
    {
      picture: 'amphitheatre',
      name: {
        en: 'Roman Amphitheatre and Piazza Sant’Oronzo',
        it: 'Anfiteatro romano e piazza Sant’Oronzo',
        fr: 'Amphithéâtre romain et piazza Sant’Oronzo',
      },
      line: {
        en: 'Workmen came upon it about 1900; part lies open in the middle of town, the rest is still beneath the paving.',
        it: 'Riemerse per caso ai primi del Novecento: una parte è a cielo aperto, il resto è ancora sotto la piazza.',
        fr: 'Il réapparut par hasard vers 1900 : une partie est à ciel ouvert, le reste dort encore sous les pavés.',
      },
    },
    {
      name: { en: 'Museo Faggiano', it: 'Museo Faggiano', fr: 'Museo Faggiano' },
      line: {
        en: 'A man opened his floor to mend a drain and kept digging: tombs, cisterns, two thousand years under one house.',
        it: 'Per riparare uno scarico un signore ruppe il pavimento di casa, e trovò tombe, cisterne, duemila anni di storia.',
        fr: 'Pour réparer une canalisation, un homme ouvrit son sol et trouva des tombes, des citernes, deux mille ans d’histoire.',
      },
    },
    {
      name: {
        en: 'Church of SS Nicholas and Cataldus',
        it: 'Chiesa dei Santi Niccolò e Cataldo',
        fr: 'Église Saints-Nicolas-et-Cataldo',
      },
      line: {
        en: 'A Norman count founded it in 1180; the Baroque front was built around his carved portal, still in its place.',
        it: 'La fondò il normanno Tancredi nel 1180; la facciata barocca fu costruita attorno al suo portale, rimasto lì.',
        fr: 'Le Normand Tancrède la fonda en 1180 ; la façade baroque fut bâtie autour de son portail, laissé en place.',
      },
    },
    {
      name: {
        en: 'Papier-mâché workshops',
        it: 'Botteghe della cartapesta',
        fr: 'Ateliers de papier mâché',
      },
      line: {
        en: 'Saints and shepherds are still made from paper, straw and glue, then finished with a hot iron, in shops you can walk into.',
        it: 'Santi e pastori nascono ancora da carta, paglia e colla, rifiniti col ferro rovente: entra a vedere.',
        fr: 'Saints et bergers naissent encore de papier, de paille et de colle, finis au fer chaud\u00a0: poussez la porte.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Lecce is where the main Adriatic line ends, so you can’t miss the stop. From the same station the local Ferrovie del Sud Est run deeper into Salento, to Otranto and Gallipoli.',
      it: 'A Lecce finisce la linea adriatica: impossibile saltare la fermata. Dalla stessa stazione partono i treni delle Ferrovie del Sud Est per il resto del Salento, Otranto e Gallipoli comprese.',
      fr: 'La grande ligne de l’Adriatique s’arrête à Lecce : impossible de manquer la gare. De là, les trains des Ferrovie del Sud Est continuent dans le Salento, vers Otrante et Gallipoli.',
    },
    toCentre: {
      en: 'Viale Oronzo Quarta runs straight from the station to the old town: about 10\u00a0minutes on foot to Piazza del Duomo, 15 to Piazza Sant’Oronzo.',
      it: 'Viale Oronzo Quarta va dritto dalla stazione al centro storico: circa 10\u00a0minuti a piedi per piazza del Duomo, 15 per piazza Sant’Oronzo.',
      fr: 'Le viale Oronzo Quarta mène tout droit de la gare à la vieille ville : environ 10 minutes à pied jusqu’à la piazza del Duomo, 15 jusqu’à la piazza Sant’Oronzo.',
    },
    connections: ['bari', 'rome', 'bologna', 'naples'],
  },
  stay: {
    why: {
      en: 'It is a long ride to the end of the line, and the stone is at its best at dusk and at breakfast time.',
      it: 'Fin quaggiù il viaggio è lungo, e la pietra dà il meglio al tramonto e di primo mattino.',
      fr: 'Le voyage est long jusqu’au bout de la ligne, et la pierre est plus belle au couchant et au petit matin.',
    },
    quarters: [
      {
        name: 'Centro storico',
        suits: {
          en: 'For those who want to sleep under star vaults and have the Baroque to themselves at seven in the morning.',
          it: 'Per dormire sotto le volte a stella e avere il barocco tutto per sé alle sette del mattino.',
          fr: 'Pour dormir sous des voûtes en étoile et avoir le baroque à vous seul à sept heures du matin.',
        },
      },
      {
        name: 'Porta Napoli',
        suits: {
          en: 'For night owls: the bars by the university and the arch fill up after ten.',
          it: 'Per chi vive di sera: i locali fra l’arco e l’università si riempiono dopo le dieci.',
          fr: 'Pour les noctambules : entre l’arc et l’université, les bars se remplissent après vingt-deux heures.',
        },
      },
      {
        name: 'Piazza Mazzini',
        suits: {
          en: 'For families and drivers: modern flats, shops and easier parking, ten minutes from the old town.',
          it: 'Per famiglie e per chi gira in auto: case moderne, negozi, parcheggio più facile, il centro a dieci minuti.',
          fr: 'Pour les familles et pour ceux qui viennent en voiture : immeubles modernes, boutiques, stationnement plus facile, la vieille ville à dix minutes.',
        },
      },
    ],
  },
  sources: [
    { name: 'Comune di Lecce', url: 'https://www.comune.lecce.it/', year: 2025 },
    {
      name: 'Viaggiare in Puglia, Regione Puglia',
      url: 'https://www.viaggiareinpuglia.it/',
      year: 2025,
    },
    { name: 'Museo Faggiano', url: 'https://www.museofaggiano.it/', year: 2025 },
    { name: 'Ferrovie del Sud Est', url: 'https://www.fseonline.it/', year: 2025 },
  ],
};
