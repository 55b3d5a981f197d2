import type { City } from '../schema.ts';

export const city: City = {
  slug: 'genoa',
  rank: 9,
  stationId: '83047001',
  stationName: 'Genova Piazza Principe',
  name: { en: 'Genoa', it: 'Genova', fr: 'Gênes' },
  region: { en: 'Liguria', it: 'Liguria', fr: 'Ligurie' },
  population: 564_592,
  themes: ['sea', 'food'],
  summary: {
    en: 'A steep port city of painted palaces, dark alleys and public lifts that carry you up to the view.',
    it: 'Palazzi affrescati, caruggi stretti e ascensori pubblici: Genova si visita anche in verticale.',
    fr: 'Un port au pied des collines, des palais peints, des ruelles et des ascenseurs publics pour monter voir la mer.',
  },
  description: {
    en: 'Genoa was a republic of bankers and admirals, and it still keeps its money out of sight: behind plain doors, in alleys you can span with your arms, are courtyards, grand staircases and frescoed ceilings. The town climbs straight up from the docks, so lifts and funiculars count as public transport. Eat focaccia in the morning, as the Genoese do, and trofie with pesto at lunch.',
    it: 'Repubblica di banchieri e ammiragli, Genova la ricchezza la tiene ancora nascosta: spingi un portone in un caruggio largo quanto le tue braccia aperte e trovi cortili, scaloni, soffitti affrescati. Dal porto la città sale ripida, tanto che ascensori e funicolari sono trasporto pubblico come gli autobus. La focaccia si mangia già a colazione; il pesto, con le trofie, a pranzo.',
    fr: 'Ancienne république de banquiers et d’amiraux, Gênes n’a jamais aimé étaler sa fortune : c’est derrière une porte quelconque, dans une ruelle large comme vos deux bras ouverts, que s’ouvrent les cours, les grands escaliers et les plafonds peints. La ville grimpe dès la sortie du port, si bien qu’on y prend l’ascenseur ou le funiculaire comme ailleurs le bus. Ici, la focaccia se mange dès le petit-déjeuner, et les trofie au pesto à midi.',
  },
  attractions: [
    {
      picture: 'san-lorenzo',
      name: {
        en: 'San Lorenzo Cathedral and the caruggi',
        it: 'Cattedrale di San Lorenzo e i caruggi',
        fr: 'Cathédrale San Lorenzo et les caruggi',
      },
      line: {
        en: 'Inside the striped cathedral stands a British naval shell that crashed through the wall in 1941 and never exploded.',
        it: 'Nella chiesa a strisce bianche e nere è rimasta la bomba della flotta inglese che nel 1941 la colpì senza esplodere.',
        fr: 'Dans l’église rayée de noir et de blanc, on a gardé l’obus anglais qui la frappa en 1941 sans exploser.',
      },
    },
    {
      picture: 'lanterna',
      name: { en: 'Lanterna', it: 'Lanterna', fr: 'Lanterna' },
      line: {
        en: 'The lighthouse has had its present shape since 1543, stands 77\u00a0metres tall and still guides ships in.',
        it: 'Alto 77\u00a0metri, il faro ha questa forma dal 1543 e continua a guidare le navi in porto.',
        fr: 'Haut de 77 mètres, le phare a cette silhouette depuis 1543 et guide toujours les navires.',
      },
    },
    {
      picture: 'boccadasse',
      name: { en: 'Boccadasse', it: 'Boccadasse', fr: 'Boccadasse' },
      line: {
        en: 'A fishing cove inside the city: boats pulled up on the pebbles, tall coloured houses, ice cream at sunset.',
        it: 'Un borgo di pescatori dentro la città: gozzi tirati in secca, case alte e colorate, un gelato sui sassi.',
        fr: 'Une anse de pêcheurs en pleine ville : barques tirées sur les galets, hautes maisons de couleur, une glace au soleil couchant.',
      },
    },
    {
      name: { en: 'Aquarium of Genoa', it: 'Acquario di Genova', fr: 'Aquarium de Gênes' },
      line: {
        en: 'Sharks, penguins and manatees live on a pier of the old harbour, which Renzo Piano redesigned for 1992.',
        it: 'Squali, pinguini e lamantini vivono su un molo del Porto Antico, ridisegnato da Renzo Piano per il 1992.',
        fr: 'Requins, manchots et lamantins logent sur un quai du vieux port, redessiné par Renzo Piano pour 1992.',
      },
    },
    {
      name: {
        en: 'Via Garibaldi and the Rolli palaces',
        it: 'Via Garibaldi e i Palazzi dei Rolli',
        fr: 'Via Garibaldi et les palais des Rolli',
      },
      line: {
        en: 'Families drew lots to lodge visiting kings in these palaces; in Palazzo Tursi you can see Paganini’s own violin.',
        it: 'Qui si tirava a sorte chi dovesse ospitare i sovrani di passaggio; a Palazzo Tursi c’è il violino di Paganini.',
        fr: 'On tirait au sort la famille qui logerait les rois de passage ; le palais Tursi garde le violon de Paganini.',
      },
    },
    {
      name: {
        en: 'Spianata Castelletto',
        it: 'Spianata Castelletto',
        fr: 'Belvédère de Castelletto',
      },
      line: {
        en: 'An Art Nouveau lift from Piazza Portello opens onto slate roofs, the port and, on clear days, the whole gulf.',
        it: 'Da piazza Portello sali con l’ascensore liberty: è quello con cui il poeta Caproni voleva andare in paradiso.',
        fr: 'De la piazza Portello, un ascenseur Art nouveau vous dépose au-dessus des toits d’ardoise et du port.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Piazza Principe is the western one of the two main stations and the closer to the old harbour; the other is Brignole. A statue of Columbus waits outside. Some local trains leave from separate underground platforms, so allow a few extra minutes.',
      it: 'Delle due stazioni principali Piazza Principe è la più a ovest e la più comoda per il Porto Antico; l’altra è Brignole. Fuori ti aspetta la statua di Colombo. Alcuni treni locali partono dai binari sotterranei: metti in conto qualche minuto in più.',
      fr: 'Des deux grandes gares, Piazza Principe est celle de l’ouest, la plus proche du vieux port ; l’autre s’appelle Brignole. Une statue de Colomb vous attend à la sortie. Certains trains locaux partent de quais souterrains : prévoyez quelques minutes de plus.',
    },
    toCentre: {
      en: 'Via Balbi starts just outside and leads downhill: about 15\u00a0minutes on foot to the Aquarium, 25 to Piazza De Ferrari. The metro covers the same ground, with stops at San Giorgio for the harbour and at De Ferrari.',
      it: 'Via Balbi comincia appena fuori e va in discesa: circa 15\u00a0minuti a piedi per l’Acquario, 25 per piazza De Ferrari. La metropolitana fa lo stesso percorso: scendi a San Giorgio per il porto o a De Ferrari per il centro.',
      fr: 'La via Balbi commence devant la gare et descend : comptez 15 minutes à pied jusqu’à l’Aquarium, 25 jusqu’à la piazza De Ferrari. Le métro suit le même chemin : station San Giorgio pour le port, De Ferrari pour le centre.',
    },
    connections: ['milan', 'turin', 'la-spezia', 'rome', 'pisa'],
  },
  stay: {
    why: {
      en: 'The day visitors leave before dinner, the alleys light up, and next morning you are on a train along the Riviera.',
      it: 'Di sera i caruggi si riempiono di genovesi, e al mattino sei già sul treno che costeggia la Riviera.',
      fr: 'Le soir, les ruelles reviennent aux Génois ; le lendemain matin, vous êtes déjà dans le train qui longe la Riviera.',
    },
    quarters: [
      {
        name: 'Centro storico',
        suits: {
          en: 'For first-timers who want museums, fried fish and the harbour on foot, and don’t mind stairs.',
          it: 'Per chi viene per la prima volta e vuole musei, friggitorie e porto a piedi, anche con qualche scala.',
          fr: 'Pour un premier séjour : musées, poisson frit et port à pied, si quelques escaliers ne vous effraient pas.',
        },
      },
      {
        name: 'Castelletto',
        suits: {
          en: 'For those who like quiet streets and a view, with a lift down to the centre.',
          it: 'Per chi cerca silenzio e vista, con l’ascensore che scende in centro.',
          fr: 'Pour le calme et la vue, avec un ascenseur qui descend au centre.',
        },
      },
      {
        name: 'Foce',
        suits: {
          en: 'For travellers arriving at Brignole who want wide streets and the seafront walk to Boccadasse.',
          it: 'Per chi arriva a Brignole e ama le strade larghe e la passeggiata a mare fino a Boccadasse.',
          fr: 'Pour ceux qui arrivent à Brignole et aiment les rues larges et la promenade en bord de mer vers Boccadasse.',
        },
      },
      {
        name: 'Nervi',
        suits: {
          en: 'For families and walkers: parks, a cliff path above the waves and its own railway station.',
          it: 'Per famiglie e camminatori: parchi, una passeggiata a picco sulle onde e la stazione sotto casa.',
          fr: 'Pour les familles et les marcheurs : des parcs, un chemin au-dessus des vagues et une gare sur place.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Genoa: the Strade Nuove and the Palazzi dei Rolli',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Genova: le Strade Nuove e i Palazzi dei Rolli',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Gênes\u00a0: les Strade Nuove et les palais des Rolli',
      },
      url: 'https://whc.unesco.org/en/list/1211/',
      year: 2006,
    },
    {
      name: 'Rolli e Strade Nuove, Comune di Genova',
      url: 'https://www.rolliestradenuove.it/',
      year: 2024,
    },
    { name: 'Visit Genoa, Comune di Genova', url: 'https://www.visitgenoa.it/', year: 2025 },
    { name: 'AMT Genova', url: 'https://www.amt.genova.it/', year: 2025 },
  ],
};
