import type { City } from '../schema.ts';

export const city: City = {
  slug: 'bolzano',
  rank: 22,
  stationId: '83020263',
  stationName: 'Bolzano/Bozen',
  name: { en: 'Bolzano', it: 'Bolzano', fr: 'Bolzano' },
  region: { en: 'Trentino-Alto Adige', it: 'Trentino-Alto Adige', fr: 'Trentin-Haut-Adige' },
  population: 107_049,
  themes: ['mountains'],
  summary: {
    en: 'Vineyards, two languages, Ötzi the Iceman and a cable car up to a view of the Dolomites.',
    it: 'Vigneti, due lingue, Ötzi e una funivia che dalla città ti porta davanti alle Dolomiti.',
    fr: 'Des vignes, deux langues, Ötzi l’homme des glaces et un téléphérique face aux Dolomites.',
  },
  description: {
    en: 'In Bolzano, which is also Bozen, you order in Italian at one table and hear German at the next. The old town is all arcades and market stalls, vines climb the slopes at the end of the street, and cable cars lift you out of the summer heat.',
    it: 'Bolzano è anche Bozen: a un tavolo si parla italiano, a quello accanto tedesco. In centro ci sono i portici e le bancarelle di piazza Erbe, in fondo alle strade cominciano le vigne e, quando d’estate fa caldo, prendi la funivia e sali al fresco.',
    fr: 'Bolzano s’appelle aussi Bozen : on parle italien à une table, allemand à la suivante. La vieille ville aligne arcades et étals de marché, les vignes commencent au bout des rues et, quand il fait trop chaud, un téléphérique vous emmène au frais.',
  },
  attractions: [
    {
      picture: 'otzi',
      name: {
        en: 'South Tyrol Museum of Archaeology',
        it: 'Museo archeologico dell’Alto Adige',
        fr: 'Musée archéologique du Haut-Adige',
      },
      line: {
        en: 'Through a small window you look at Ötzi himself, 5,300\u00a0years old, found in a glacier in 1991 with his axe and his bearskin cap.',
        it: 'Da una finestrella vedi Ötzi in persona: 5.300\u00a0anni, ritrovato nel ghiaccio nel 1991 con l’ascia e il berretto di pelo d’orso.',
        fr: 'Par une petite vitre, vous voyez Ötzi en personne : 5 300 ans, sorti de la glace en 1991 avec sa hache et son bonnet en peau d’ours.',
      },
    },
    {
      picture: 'cable-car',
      name: { en: 'Renon Cable Car', it: 'Funivia del Renon', fr: 'Téléphérique du Renon' },
      line: {
        en: 'Twelve minutes over the vineyards to a plateau at 1,200\u00a0metres, where a little railway of 1907 carries on through the meadows.',
        it: 'Dodici minuti sopra i vigneti fino a 1.200\u00a0metri, dove un trenino del 1907 prosegue in mezzo ai prati.',
        fr: 'Douze minutes au-dessus des vignes jusqu’à 1 200 mètres, où un petit train de 1907 continue à travers les prés.',
      },
    },
    {
      picture: 'cathedral',
      name: {
        en: 'Piazza Walther and the cathedral',
        it: 'Piazza Walther e il Duomo',
        fr: 'Piazza Walther et la cathédrale',
      },
      line: {
        en: 'Café tables around the statue of a medieval poet, under a roof of green and yellow tiles and a spire like stone lace.',
        it: 'I tavolini dei caffè intorno alla statua di un poeta medievale, sotto il tetto a losanghe e la guglia traforata.',
        fr: 'Des terrasses de café autour d’un poète médiéval, sous un toit de tuiles vernissées et une flèche ajourée.',
      },
    },
    {
      name: { en: 'Portici', it: 'Portici', fr: 'Portici' },
      line: {
        en: 'Merchants have traded under these low arcades since the Middle Ages; behind each shopfront the house runs deep and narrow.',
        it: 'Sotto queste arcate si commercia dal Medioevo: ogni bottega ha dietro una casa stretta e profondissima.',
        fr: 'On commerce sous ces arcades depuis le Moyen Âge ; derrière chaque boutique, la maison s’étire, étroite et profonde.',
      },
    },
    {
      name: { en: 'Runkelstein Castle', it: 'Castel Roncolo', fr: 'Château de Roncolo' },
      line: {
        en: 'Not saints but knights, tournaments and lovers: the largest cycle of non-religious medieval frescoes, up on a rock.',
        it: 'Niente santi: dame, tornei e innamorati, nel più grande ciclo di affreschi profani del Medioevo, in cima a una rupe.',
        fr: 'Pas de saints ici, mais des tournois et des amants : le plus vaste cycle de fresques profanes du Moyen Âge, sur son rocher.',
      },
    },
    {
      name: { en: 'Dominican Church', it: 'Chiesa dei Domenicani', fr: 'Église des Dominicains' },
      line: {
        en: 'Step into the side chapel of San Giovanni: its walls, painted around 1340, brought Giotto’s manner to the Alps.',
        it: 'Entra nella cappella di San Giovanni: nelle pareti, dipinte intorno al 1340, ritrovi la maniera di Giotto in mezzo alle Alpi.',
        fr: 'Entrez dans la chapelle San Giovanni : sur ses murs, peints vers 1340, on retrouve la manière de Giotto en pleines Alpes.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'The signs say Bolzano/Bozen, and announcements come in Italian and German. High-speed trains from Rome, Florence and Bologna come up the Adige valley through Verona; EuroCity trains carry on over the Brenner to Innsbruck and Munich.',
      it: 'Sui cartelli leggi Bolzano/Bozen e gli annunci sono in italiano e in tedesco. I treni ad alta velocità da Roma, Firenze e Bologna risalgono la valle dell’Adige passando da Verona; gli EuroCity proseguono oltre il Brennero per Innsbruck e Monaco di Baviera.',
      fr: 'Les panneaux indiquent Bolzano/Bozen, les annonces sont en italien et en allemand. Les trains à grande vitesse de Rome, Florence et Bologne remontent la vallée de l’Adige par Vérone ; les EuroCity franchissent le Brenner vers Innsbruck et Munich.',
    },
    toCentre: {
      en: 'Cross the park in front of the station and you are on Piazza Walther, five minutes on foot. The Renon cable car leaves a few minutes’ walk in the other direction.',
      it: 'Attraversa il parco davanti alla stazione e in cinque minuti a piedi sei in piazza Walther. La funivia del Renon è a pochi minuti nella direzione opposta.',
      fr: 'Traversez le parc devant la gare : la piazza Walther est à cinq minutes à pied. Le téléphérique du Renon part à quelques minutes, dans l’autre direction.',
    },
    connections: ['verona', 'bologna', 'florence', 'rome'],
  },
  stay: {
    why: {
      en: 'You can be on a mountain path by nine, back for a glass of Lagrein under the arcades at six, and never need a car.',
      it: 'Alle nove sei su un sentiero, alle sei sotto i portici con un bicchiere di Lagrein, e la macchina non ti serve mai.',
      fr: 'À neuf heures sur un sentier, à dix-huit heures sous les arcades avec un verre de lagrein, et jamais besoin de voiture.',
    },
    quarters: [
      {
        name: 'Centro storico',
        suits: {
          en: 'For a first visit: arcades, market and museums at the door, the station a short walk away.',
          it: 'Per chi viene per la prima volta: portici, mercato e musei sotto casa e la stazione a due passi.',
          fr: 'Pour une première visite : arcades, marché et musées à la porte, la gare à quelques pas.',
        },
      },
      {
        name: 'Gries',
        suits: {
          en: 'For wine lovers: a former spa village across the Talvera, with an abbey that still makes Lagrein.',
          it: 'Per chi ama il vino: un antico luogo di cura al di là della Talvera, con un’abbazia che produce ancora il Lagrein.',
          fr: 'Pour les amateurs de vin : une ancienne station de cure sur l’autre rive de la Talvera, avec une abbaye qui fait toujours du lagrein.',
        },
      },
      {
        name: 'Renon',
        suits: {
          en: 'For families and walkers who would rather sleep in the cool, a cable-car ride above the town.',
          it: 'Per famiglie e camminatori che preferiscono dormire al fresco e scendere in città in funivia.',
          fr: 'Pour les familles et les marcheurs qui préfèrent dormir au frais et descendre en ville par le téléphérique.',
        },
      },
    ],
  },
  sources: [
    {
      name: 'Südtirolerland, Centro storico di Bolzano',
      url: 'https://suedtirolerland.it/it/alto-adige/bolzano-e-dintorni/bolzano/centro-storico-di-bolzano',
      year: 2024,
    },
  ],
};
