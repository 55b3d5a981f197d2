import type { City } from '../schema.ts';

export const city: City = {
  slug: 'siena',
  rank: 13,
  stationId: '83068098',
  stationName: 'Siena',
  name: { en: 'Siena', it: 'Siena', fr: 'Sienne' },
  region: { en: 'Tuscany', it: 'Toscana', fr: 'Toscane' },
  population: 53_327,
  themes: ['art', 'food'],
  summary: {
    en: 'Brick, marble and seventeen rival districts around the shell-shaped square of the Palio.',
    it: 'Mattoni, marmo e diciassette contrade rivali intorno alla conchiglia di piazza del Campo.',
    fr: 'Brique, marbre et dix-sept quartiers rivaux autour de la place en coquille du Palio.',
  },
  description: {
    en: 'Siena fought Florence for centuries and lost, which is one reason why so little has been rebuilt since. The city lies along three ridges that meet at the Campo; every street belongs to one of seventeen contrade, and twice a summer ten of them race their horses around the square.',
    it: 'Siena ha combattuto Firenze per secoli e ha perso: anche per questo è rimasta quasi com’era. Sta su tre crinali che si incontrano al Campo; ogni strada appartiene a una delle diciassette contrade e due volte l’estate dieci di loro si giocano il Palio a cavallo.',
    fr: 'Sienne a combattu Florence pendant des siècles et elle a perdu : c’est aussi pour cela qu’elle a si peu changé. Elle s’étire sur trois crêtes qui se rejoignent au Campo ; chaque rue appartient à l’une des dix-sept contrade, et deux fois l’été dix d’entre elles s’affrontent à cheval.',
  },
  attractions: [
    {
      picture: 'campo',
      name: { en: 'Piazza del Campo', it: 'Piazza del Campo', fr: 'Piazza del Campo' },
      line: {
        en: 'A sloping shell of brick in nine wedges, one for each of the Nine who governed; sit on the ground, as everyone does.',
        it: 'Una conchiglia di mattoni in nove spicchi, come i Nove che governavano; fai come tutti e siediti per terra.',
        fr: 'Une coquille de brique en neuf quartiers, comme les Neuf qui gouvernaient ; asseyez-vous par terre, comme tout le monde.',
      },
    },
    {
      picture: 'cathedral',
      name: { en: 'Siena Cathedral', it: 'Duomo di Siena', fr: 'Cathédrale de Sienne' },
      line: {
        en: 'Black and white stripes above, and below your feet a floor of inlaid marble stories, fully uncovered only part of the year.',
        it: 'A righe bianche e nere, con un pavimento di storie in marmo intarsiato che si scopre per intero solo in certi mesi.',
        fr: 'Des rayures noires et blanches et, sous vos pas, des récits en marqueterie de marbre, entièrement découverts une partie de l’année.',
      },
    },
    {
      picture: 'torre-del-mangia',
      name: {
        en: 'Palazzo Pubblico and Torre del Mangia',
        it: 'Palazzo Pubblico e Torre del Mangia',
        fr: 'Palazzo Pubblico et Torre del Mangia',
      },
      line: {
        en: 'Lorenzetti painted good and bad government for the men who met here; the tower shows you the countryside he had in mind.',
        it: 'Lorenzetti dipinse il buono e il cattivo governo per chi governava qui; dalla torre vedi la campagna dell’affresco.',
        fr: 'Lorenzetti y a peint le bon et le mauvais gouvernement ; du haut de la tour, vous retrouvez la campagne de la fresque.',
      },
    },
    {
      name: {
        en: 'Cathedral Museum and Facciatone',
        it: 'Museo dell’Opera e Facciatone',
        fr: 'Musée de l’Œuvre et Facciatone',
      },
      line: {
        en: 'Duccio’s Maestà downstairs; upstairs, a walk on top of the giant cathedral that Siena began and never finished.',
        it: 'Sotto, la Maestà di Duccio; sopra, si cammina in cima al duomo gigantesco che Siena cominciò e non finì mai.',
        fr: 'En bas, la Maestà de Duccio ; en haut, on marche au sommet de la cathédrale géante que Sienne n’acheva jamais.',
      },
    },
    {
      name: {
        en: 'Santa Maria della Scala',
        it: 'Santa Maria della Scala',
        fr: 'Santa Maria della Scala',
      },
      line: {
        en: 'For centuries a pilgrims’ hospital facing the cathedral; its ward still has frescoes of doctors, nurses and foundlings at work.',
        it: 'Per secoli ospedale dei pellegrini, di fronte al Duomo: in corsia gli affreschi mostrano medici, balie e trovatelli.',
        fr: 'Longtemps hôpital des pèlerins, face à la cathédrale : dans la grande salle, des fresques montrent médecins, nourrices et orphelins.',
      },
    },
    {
      name: { en: 'San Domenico', it: 'Basilica di San Domenico', fr: 'Basilique San Domenico' },
      line: {
        en: 'A bare brick barn of a church that keeps the head of St Catherine of Siena; step outside and the cathedral stands in full view across the valley.',
        it: 'Una grande chiesa di mattoni nudi che custodisce la testa di santa Caterina; da fuori, il Duomo ti sta davanti per intero.',
        fr: 'Une grande église de brique nue qui garde la tête de sainte Catherine ; dehors, la cathédrale se montre tout entière.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'No high-speed line reaches Siena: you arrive on a regional train, direct from Florence, from Pisa with a change at Empoli, or from Rome by way of Chiusi or Florence. The station is at the bottom of the hill, with a shopping centre across the square.',
      it: 'A Siena l’alta velocità non arriva: si viene in regionale, diretto da Firenze, da Pisa cambiando a Empoli, da Roma passando per Chiusi o per Firenze. La stazione è ai piedi del colle, con un centro commerciale di fronte.',
      fr: 'La grande vitesse ne va pas jusqu’à Sienne : on arrive en train régional, direct depuis Florence, avec une correspondance à Empoli depuis Pise, par Chiusi ou Florence depuis Rome. La gare est au pied de la colline, face à un centre commercial.',
    },
    toCentre: {
      en: 'Escalators and moving walkways start at the shopping centre and lift you 62\u00a0metres, almost to Porta Camollia, the northern gate; from there it is about twenty-five minutes on foot to the Campo. City buses climb to the edge of the old town too.',
      it: 'Dal centro commerciale una serie di scale e tappeti mobili supera 62\u00a0metri di dislivello e ti porta vicino a Porta Camollia; da lì al Campo sono circa venticinque minuti a piedi. In alternativa, gli autobus urbani salgono fino ai margini del centro.',
      fr: 'Du centre commercial, escaliers et tapis roulants vous élèvent de 62 mètres, tout près de la Porta Camollia ; de là, comptez vingt-cinq minutes à pied jusqu’au Campo. Des bus urbains montent aussi jusqu’au bord de la vieille ville.',
    },
    connections: ['florence', 'rome', 'bologna', 'milan'],
  },
  stay: {
    why: {
      en: 'After six the coaches leave, the brick turns red, and in summer the contrade practise their drums in the empty lanes.',
      it: 'Dopo le sei i pullman ripartono, i mattoni diventano rossi e d’estate, nei vicoli vuoti, senti le contrade provare i tamburi.',
      fr: 'Après dix-huit heures, les autocars repartent, la brique rougeoie et, l’été, les tambours des contrade répètent dans les ruelles vides.',
    },
    quarters: [
      {
        name: 'Terzo di Città',
        suits: {
          en: 'For first-timers: the oldest part of town, with the cathedral on top and the Campo below.',
          it: 'Per chi viene per la prima volta: è la parte più antica, con il Duomo in cima e il Campo sotto.',
          fr: 'Pour une première fois : la partie la plus ancienne, la cathédrale en haut, le Campo en bas.',
        },
      },
      {
        name: 'Terzo di Camollia',
        suits: {
          en: 'For train travellers: on the station side of town, with San Domenico and the buses nearby.',
          it: 'Per chi viaggia in treno: è il lato della stazione, con San Domenico e gli autobus vicini.',
          fr: 'Pour les voyageurs en train : c’est le côté de la gare, avec San Domenico et les bus tout près.',
        },
      },
      {
        name: 'Terzo di San Martino',
        suits: {
          en: 'For quiet nights and long views, on the road the pilgrims took towards Rome.',
          it: 'Per notti tranquille, lungo la strada che i pellegrini prendevano verso Roma.',
          fr: 'Pour des nuits tranquilles, sur la route que prenaient les pèlerins vers Rome.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Historic Centre of Siena',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Centro storico di Siena',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Centre historique de Sienne',
      },
      url: 'https://whc.unesco.org/en/list/717',
      year: 2024,
    },
    {
      name: 'Il Cittadino, La risalita della stazione',
      url: 'https://www.ilcittadinoonline.it/cronaca/la-risalita-della-stazione-apre-gioved',
      year: 2011,
    },
    {
      name: 'Italy Art, Piazza del Campo',
      url: 'https://italyart.it/luoghi/siena-piazza-del-campo',
      year: 2024,
    },
  ],
};
