import type { City } from '../schema.ts';

export const city: City = {
  slug: 'parma',
  rank: 21,
  stationId: '83050146',
  stationName: 'Parma',
  name: { en: 'Parma', it: 'Parma', fr: 'Parme' },
  region: { en: 'Emilia-Romagna', it: 'Emilia-Romagna', fr: 'Émilie-Romagne' },
  population: 201_424,
  themes: ['art', 'food'],
  summary: {
    en: 'A small former capital of ham, cheese and opera, with Correggio’s sky painted in its cathedral dome.',
    it: 'Piccola capitale del prosciutto, del parmigiano e dell’opera, con il cielo di Correggio nella cupola.',
    fr: 'Petite capitale du jambon, du parmesan et de l’opéra, avec le ciel du Corrège sous une coupole.',
  },
  description: {
    en: 'Dukes ruled Parma for three centuries and left it a palace, a wooden theatre and a taste for good living. Napoleon’s widow, Marie Louise, added an opera house whose gallery is still feared by tenors. People get about by bicycle, and lunch is taken seriously.',
    it: 'Parma è stata capitale di un ducato per tre secoli, e le sono rimasti un palazzo enorme, un teatro di legno e il gusto di vivere bene. Maria Luigia le ha dato il Teatro Regio, dove il loggione fa ancora tremare i tenori. Ci si muove in bicicletta e a tavola non si scherza.',
    fr: 'Trois siècles de ducs ont laissé à Parme un palais immense, un théâtre de bois et le goût de bien vivre. Marie-Louise, la veuve de Napoléon, y ajouta un opéra dont le poulailler fait encore trembler les ténors. On circule à vélo et l’on ne plaisante pas avec le déjeuner.',
  },
  attractions: [
    {
      picture: 'correggio-dome',
      name: { en: 'Cathedral', it: 'Duomo', fr: 'Cathédrale' },
      line: {
        en: 'Look up: in the dome Correggio painted the Virgin rising through rings of cloud, seen from right below.',
        it: 'Alza la testa: nella cupola Correggio ha dipinto l’Assunta che sale in un vortice di nuvole e di gambe d’angelo.',
        fr: 'Levez la tête : dans la coupole, le Corrège fait monter la Vierge au milieu d’un tourbillon de nuages et d’anges.',
      },
    },
    {
      picture: 'baptistery',
      name: { en: 'Baptistery', it: 'Battistero', fr: 'Baptistère' },
      line: {
        en: 'An octagon of pink Verona marble; inside, Antelami’s carved months show a farming year of the Middle Ages.',
        it: 'Un ottagono di marmo rosa di Verona; dentro, i Mesi dell’Antelami raccontano un anno di lavoro nei campi medievali.',
        fr: 'Un octogone de marbre rose de Vérone ; à l’intérieur, les Mois d’Antelami racontent l’année d’un paysan au Moyen Âge.',
      },
    },
    {
      picture: 'teatro-farnese',
      name: { en: 'Pilotta Palace', it: 'Complesso della Pilotta', fr: 'Palais de la Pilotta' },
      line: {
        en: 'A vast theatre all of wood, the Farnese, bombed in 1944 and rebuilt, shares the palace with Leonardo’s Scapiliata.',
        it: 'Nello stesso palazzo trovi il Teatro Farnese, tutto di legno, bombardato nel 1944 e rifatto, e la Scapiliata di Leonardo.',
        fr: 'Un même palais réunit un immense théâtre de bois, bombardé en 1944 puis rebâti, et la Scapiliata de Léonard de Vinci.',
      },
    },
    {
      name: { en: 'Teatro Regio', it: 'Teatro Regio', fr: 'Teatro Regio' },
      line: {
        en: 'Opened in 1829; every autumn it gives a festival to Verdi, who was born in the countryside nearby.',
        it: 'Inaugurato nel 1829, ogni autunno ospita il festival dedicato a Verdi, che è nato nella campagna qui vicino.',
        fr: 'Inauguré en 1829, il consacre chaque automne un festival à Verdi, né dans la campagne voisine.',
      },
    },
    {
      name: { en: 'Camera di San Paolo', it: 'Camera di San Paolo', fr: 'Chambre de Saint-Paul' },
      line: {
        en: 'An abbess asked Correggio to paint her room, and he gave her Diana and a leafy pergola full of mischievous children.',
        it: 'Una badessa chiese a Correggio di dipingerle la stanza, e lui ci mise Diana e un pergolato pieno di putti dispettosi.',
        fr: 'Une abbesse demanda au Corrège de peindre sa chambre : il y mit Diane et une tonnelle pleine d’enfants espiègles.',
      },
    },
    {
      name: { en: 'Parco Ducale', it: 'Parco Ducale', fr: 'Parc ducal' },
      line: {
        en: 'The dukes’ own garden, one bridge away from the palace, where Parma now goes to run, read and push prams.',
        it: 'Era il giardino dei duchi, appena oltre il ponte: oggi ci si va a correre, a leggere, a portare i bambini.',
        fr: 'L’ancien jardin des ducs, juste de l’autre côté du pont, où l’on vient aujourd’hui courir, lire et promener les enfants.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Parma has one main station, on the classic line between Milan and Bologna; most high-speed trains pass by on their own tracks outside the town, so check whether yours stops or change at Bologna or Milan.',
      it: 'La stazione è sulla linea storica Milano\u00a0– Bologna; quasi tutti i treni ad alta velocità tirano dritto sui loro binari fuori città: controlla che il tuo fermi, oppure cambia a Bologna o a Milano.',
      fr: 'La gare se trouve sur la ligne classique de Milan à Bologne ; la plupart des trains à grande vitesse passent au large de la ville : vérifiez que le vôtre s’arrête, ou changez à Bologne ou à Milan.',
    },
    toCentre: {
      en: 'The centre begins to the south: about ten minutes on foot to the Pilotta, fifteen to the cathedral or to Piazza Garibaldi, all on the flat.',
      it: 'Il centro è a sud della stazione, tutto in piano: una decina di minuti a piedi fino alla Pilotta, un quarto d’ora fino al Duomo o a piazza Garibaldi.',
      fr: 'Le centre commence au sud de la gare, sans une côte : une dizaine de minutes à pied jusqu’à la Pilotta, un quart d’heure jusqu’à la cathédrale ou à la piazza Garibaldi.',
    },
    connections: ['bologna', 'milan', 'rome', 'florence', 'venice'],
  },
  stay: {
    why: {
      en: 'For dinner, first of all. And because Parmesan is made early in the morning: to see the cheesemakers at work, it helps to wake up here.',
      it: 'Prima di tutto per la cena. E poi perché il parmigiano si fa la mattina presto: per vedere i casari al lavoro conviene aver dormito qui.',
      fr: 'Pour le dîner, avant tout. Et parce que le parmesan se fait tôt le matin : pour voir les fromagers à l’œuvre, mieux vaut avoir dormi sur place.',
    },
    quarters: [
      {
        name: 'Piazza Duomo',
        suits: {
          en: 'For art lovers who want the cathedral square to themselves after dark.',
          it: 'Se sei qui per l’arte e vuoi goderti la piazza la sera, quando si svuota.',
          fr: 'Pour les amateurs d’art qui veulent la place à eux, le soir, quand elle se vide.',
        },
      },
      {
        name: 'Piazza Garibaldi',
        suits: {
          en: 'For those who like cafés and an aperitivo outside the front door, with the Teatro Regio close by.',
          it: 'Se ti piace avere i caffè e l’aperitivo sotto casa e il Teatro Regio a due passi.',
          fr: 'Pour avoir les cafés et l’apéritif en bas de chez soi, et l’opéra à deux pas.',
        },
      },
      {
        name: 'Oltretorrente',
        suits: {
          en: 'For the livelier, student side of Parma, across the bridge.',
          it: 'Se preferisci la Parma popolare e studentesca, al di là del ponte.',
          fr: 'Pour une Parme plus populaire et plus étudiante, de l’autre côté du pont.',
        },
      },
    ],
  },
  sources: [
    { name: 'Motor Valley, Parma', url: 'https://www.motorvalley.it/territory/parma/', year: 2024 },
    {
      name: 'Wonders.it, Palazzo della Pilotta',
      url: 'https://wonders.it/it/tappa/-/view/emilia-romagna/parma-gioiello-padano/palazzo-della-pilotta',
      year: 2024,
    },
  ],
};
