import type { City } from '../schema.ts';

export const city: City = {
  slug: 'milan',
  rank: 2,
  stationId: '83017004',
  stationName: 'Milano Centrale',
  name: { en: 'Milan', it: 'Milano', fr: 'Milan' },
  region: { en: 'Lombardy', it: 'Lombardia', fr: 'Lombardie' },
  population: 1_412_107,
  themes: ['art'],
  summary: {
    en: 'A marble cathedral you can walk on top of, Leonardo’s Last Supper, and aperitivo by the canals.',
    it: 'Un Duomo su cui si cammina, il Cenacolo di Leonardo e l’aperitivo lungo i Navigli.',
    fr: 'Une cathédrale dont on arpente le toit, la Cène de Léonard et l’apéritif au bord des canaux.',
  },
  description: {
    en: 'Milan keeps its best things indoors: a courtyard behind a plain door, a Leonardo in a convent dining room, a Michelangelo in a castle. The centre is flat and easily walked, and at seven in the evening everyone stops for an aperitivo.',
    it: 'Milano le cose belle le tiene dentro: un cortile dietro un portone qualunque, Leonardo nel refettorio di un convento, Michelangelo in un castello. Il centro è piatto e si gira a piedi, e alle sette di sera si fa l’aperitivo.',
    fr: 'Milan garde ses trésors à l’intérieur : une cour derrière une porte banale, un Léonard dans le réfectoire d’un couvent, un Michel-\u2060Ange dans un château. Le centre est plat, on le parcourt à pied, et à sept heures du soir toute la ville prend l’apéritif.',
  },
  attractions: [
    {
      picture: 'duomo',
      name: { en: 'Duomo and its terraces', it: 'Duomo e terrazze', fr: 'Duomo et ses terrasses' },
      line: {
        en: 'Up on the roof you walk on marble among the spires, at eye level with the statues; on a clear day the Alps line the horizon.',
        it: 'In cima cammini sul marmo in mezzo alle guglie, faccia a faccia con le statue; se è sereno, in fondo ci sono le Alpi.',
        fr: 'Là-haut, vous marchez sur le marbre au milieu des flèches, face à face avec les statues ; par temps clair, les Alpes barrent l’horizon.',
      },
    },
    {
      picture: 'last-supper',
      name: {
        en: 'Leonardo’s Last Supper',
        it: 'Cenacolo di Leonardo',
        fr: 'Cène de Léonard de Vinci',
      },
      line: {
        en: 'Leonardo painted on dry plaster, and it was flaking before he died. Visits last 15\u00a0minutes and have to be booked.',
        it: 'Dipinto a secco sul muro di un refettorio, cominciò a scrostarsi con Leonardo ancora vivo. Si prenota, e si resta 15\u00a0minuti.',
        fr: 'Peinte à sec sur le mur d’un réfectoire, elle s’écaillait déjà du vivant de Léonard. On réserve, et l’on reste 15\u00a0minutes.',
      },
    },
    {
      picture: 'galleria',
      name: {
        en: 'Galleria Vittorio Emanuele II',
        it: 'Galleria Vittorio Emanuele II',
        fr: 'Galerie Victor-Emmanuel II',
      },
      line: {
        en: 'Under the glass dome, people spin on one heel on the mosaic bull of Turin: for luck, and at the bull’s expense.',
        it: 'Sotto la cupola di vetro si gira sul tallone sopra il toro di Torino: porta fortuna, ma non al toro.',
        fr: 'Sous la verrière, on pivote sur le talon, posé sur le taureau de Turin en mosaïque\u00a0: cela porte bonheur, sauf au taureau.',
      },
    },
    {
      name: { en: 'Pinacoteca di Brera', it: 'Pinacoteca di Brera', fr: 'Pinacothèque de Brera' },
      line: {
        en: 'Mantegna painted the dead Christ feet first, and the soles of those feet still stop people in the doorway.',
        it: 'Mantegna dipinse il Cristo morto visto dai piedi, e davanti a quei piedi forati ci si ferma ancora.',
        fr: 'Mantegna a peint le Christ mort vu depuis les pieds, et ces pieds percés arrêtent encore le visiteur.',
      },
    },
    {
      name: { en: 'Castello Sforzesco', it: 'Castello Sforzesco', fr: 'Château des Sforza' },
      line: {
        en: 'It holds the Rondanini Pietà, the block Michelangelo was still carving a few days before he died.',
        it: 'Custodisce la Pietà Rondanini, il marmo che Michelangelo scolpiva ancora pochi giorni prima di morire.',
        fr: 'Il abrite la Pietà Rondanini, le bloc que Michel-\u2060Ange sculptait encore quelques jours avant sa mort.',
      },
    },
    {
      name: {
        en: 'Shoah Memorial, Platform\u00a021',
        it: 'Memoriale della Shoah, Binario\u00a021',
        fr: 'Mémorial de la Shoah, voie\u00a021',
      },
      line: {
        en: 'Beneath Centrale, the hidden tracks where deportees were loaded into wagons, which were then lifted up to the platforms above.',
        it: 'Sotto la Centrale, i binari nascosti dove i deportati venivano caricati sui vagoni, poi sollevati fino al piano dei treni.',
        fr: 'Sous la gare centrale, les voies cachées où l’on entassait les déportés dans des wagons, hissés ensuite au niveau des quais.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Milan Centrale, opened in 1931, is a terminus under great steel arches, with its platforms one floor above the street: allow a few minutes to go down through the halls. Metro lines M2 and M3 are below. Some trains use Porta Garibaldi or Rogoredo, so check your ticket.',
      it: 'Milano Centrale, inaugurata nel 1931, è una stazione di testa sotto grandi arcate d’acciaio, con i binari un piano sopra la strada: metti in conto qualche minuto per scendere. Sotto passano le metro M2 e M3. Alcuni treni usano Porta Garibaldi o Rogoredo: guarda il biglietto.',
      fr: 'Milan Centrale, inaugurée en 1931, est une gare terminus sous de grandes arches d’acier, avec des quais un étage au-dessus de la rue : comptez quelques minutes pour descendre. Les métros M2 et M3 passent dessous. Certains trains partent de Porta Garibaldi ou de Rogoredo : regardez votre billet.',
    },
    toCentre: {
      en: 'The Duomo is four stops away on the yellow M3 line. On foot it takes about 40\u00a0minutes, straight down through Repubblica and past the public gardens.',
      it: 'Il Duomo è a quattro fermate di M3, la gialla. A piedi ci vogliono circa 40\u00a0minuti, passando da piazza della Repubblica e dai giardini pubblici.',
      fr: 'Le Duomo est à quatre stations par la ligne M3, la jaune. À pied, comptez 40\u00a0minutes environ, par la piazza della Repubblica et le long du jardin public.',
    },
    connections: ['rome', 'florence', 'venice', 'turin', 'bologna', 'verona'],
  },
  stay: {
    why: {
      en: 'Milan comes alive after work: aperitivo on the Navigli, an opera at La Scala, dinner late. It is also a handy base, with Como, Turin and Verona close enough for a day out by train.',
      it: 'Milano dà il meglio dopo il lavoro: l’aperitivo sui Navigli, un’opera alla Scala, la cena tardi. Ed è una buona base: Como, Torino e Verona si fanno in giornata, in treno.',
      fr: 'Milan s’anime après le travail : l’apéritif sur les Navigli, un opéra à la Scala, un dîner tardif. C’est aussi une bonne base : Côme, Turin et Vérone se visitent dans la journée, en train.',
    },
    quarters: [
      {
        name: 'Brera',
        suits: {
          en: 'For a weekend for two: cobbles, galleries and the Pinacoteca, with the Duomo a stroll away.',
          it: 'Per un fine settimana in due: acciottolato, gallerie e la Pinacoteca, con il Duomo a quattro passi.',
          fr: 'Pour un week-end à deux : pavés, galeries et pinacothèque, avec le Duomo à quelques rues.',
        },
      },
      {
        name: 'Navigli',
        suits: {
          en: 'For friends who want the evening outside the door, and can sleep through it.',
          it: 'Per gli amici che vogliono la serata sotto casa e dormono anche con il rumore.',
          fr: 'Pour les bandes d’amis qui veulent la soirée au pied de l’immeuble et dorment malgré le bruit.',
        },
      },
      {
        name: 'Porta Venezia',
        suits: {
          en: 'For curious walkers: Art Nouveau façades, Eritrean kitchens and LGBTQ+ bars.',
          it: 'Per chi cammina con il naso in su: facciate liberty, cucina eritrea e locali LGBTQ+.',
          fr: 'Pour les promeneurs curieux : façades Art nouveau, cuisine érythréenne et bars LGBTQ+.',
        },
      },
      {
        name: 'Centrale e Repubblica',
        suits: {
          en: 'For one night between two trains, with the metro to the Duomo downstairs.',
          it: 'Per una notte fra due treni, con la metro per il Duomo sotto l’albergo.',
          fr: 'Pour une nuit entre deux trains, avec le métro pour le Duomo au pied de l’hôtel.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Santa Maria delle Grazie with The Last Supper',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Santa Maria delle Grazie e il Cenacolo',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Santa Maria delle Grazie et la Cène',
      },
      url: 'https://whc.unesco.org/en/list/93',
      year: 2025,
    },
    { name: 'Museo del Cenacolo Vinciano', url: 'https://cenacolovinciano.org/', year: 2025 },
    {
      name: 'Veneranda Fabbrica del Duomo di Milano',
      url: 'https://www.duomomilano.it/',
      year: 2025,
    },
    { name: 'Memoriale della Shoah di Milano', url: 'https://www.memorialeshoah.it/', year: 2025 },
    {
      name: {
        en: 'ATM, metro network',
        it: 'ATM, rete della metropolitana',
        fr: 'ATM, réseau du métro',
      },
      url: 'https://www.atm.it/',
      year: 2025,
    },
  ],
};
