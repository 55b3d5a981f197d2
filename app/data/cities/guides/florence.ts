import type { City } from '../schema.ts';

export const city: City = {
  slug: 'florence',
  rank: 4,
  stationId: '83064212',
  stationName: 'Firenze Santa Maria Novella',
  name: { en: 'Florence', it: 'Firenze', fr: 'Florence' },
  region: { en: 'Tuscany', it: 'Toscana', fr: 'Toscane' },
  population: 367_393,
  themes: ['art', 'food'],
  summary: {
    en: 'Brunelleschi’s dome, Michelangelo’s David and Botticelli’s Venus, all within a short walk of the train.',
    it: 'La cupola di Brunelleschi, il David, la Venere di Botticelli: tutto a pochi passi dalla stazione.',
    fr: 'La coupole de Brunelleschi, le David, la Vénus de Botticelli : tout est à quelques pas de la gare.',
  },
  description: {
    en: 'Few cities fit so much on so little ground: the cathedral, the Uffizi, the David and the Ponte Vecchio are minutes apart, and the station is on the edge of it all. See the museums in the morning, then cross the Arno, where cabinetmakers and bookbinders still work with the door open.',
    it: 'È difficile trovare tanto in così poco spazio: il Duomo, gli Uffizi, il David e il Ponte Vecchio sono a pochi minuti l’uno dall’altro, e la stazione è lì accanto. La mattina ai musei, poi di là d’Arno, dove restauratori e rilegatori lavorano ancora con la porta aperta.',
    fr: 'Peu de villes réunissent autant de merveilles en si peu d’espace : la cathédrale, les Offices, le David et le Ponte Vecchio se touchent presque, et la gare est juste à côté. Réservez le matin aux musées, puis passez l’Arno, où ébénistes et relieurs travaillent encore porte ouverte.',
  },
  attractions: [
    {
      picture: 'duomo',
      name: {
        en: 'Duomo and Brunelleschi’s dome',
        it: 'Duomo e cupola del Brunelleschi',
        fr: 'Duomo et coupole de Brunelleschi',
      },
      line: {
        en: 'The 463\u00a0steps climb between the two shells of the dome, close enough to touch the herringbone bricks that hold it up.',
        it: 'I 463 scalini salgono fra le due calotte della cupola, a un palmo dai mattoni a spina di pesce che la reggono.',
        fr: 'Les 463\u00a0marches montent entre les deux calottes de la coupole, au ras des briques en arête de poisson qui la font tenir.',
      },
    },
    {
      picture: 'uffizi',
      name: { en: 'Uffizi Gallery', it: 'Uffizi', fr: 'Galerie des Offices' },
      line: {
        en: 'Botticelli’s Venus and his Spring hang a few steps apart, in offices built for the Medici’s clerks.',
        it: 'La Venere e la Primavera di Botticelli sono a pochi passi l’una dall’altra, in quelli che erano gli uffici dei Medici.',
        fr: 'La Vénus et le Printemps de Botticelli sont à quelques pas l’un de l’autre, dans ce qui fut les bureaux des Médicis.',
      },
    },
    {
      picture: 'ponte-vecchio',
      name: { en: 'Ponte Vecchio', it: 'Ponte Vecchio', fr: 'Ponte Vecchio' },
      line: {
        en: 'Goldsmiths have had its shops since 1593, and it is the only bridge in the city that was not blown up in 1944.',
        it: 'Dal 1593 le sue botteghe sono degli orafi, ed è l’unico ponte della città che nel 1944 non fu fatto saltare.',
        fr: 'Ses boutiques sont aux orfèvres depuis 1593, et c’est le seul pont de la ville que l’on n’a pas fait sauter en 1944.',
      },
    },
    {
      name: {
        en: 'Michelangelo’s David at the Accademia',
        it: 'David alla Galleria dell’Accademia',
        fr: 'David à la galerie de l’Académie',
      },
      line: {
        en: 'Over five metres tall, cut from a block two other sculptors had given up on; look at the veins in his right hand.',
        it: 'Più di cinque metri, da un blocco su cui altri due scultori si erano arresi; guardagli le vene della mano destra.',
        fr: 'Plus de cinq mètres, tirés d’un bloc que deux autres sculpteurs avaient abandonné ; regardez les veines de sa main droite.',
      },
    },
    {
      name: {
        en: 'Pitti Palace and Boboli Gardens',
        it: 'Palazzo Pitti e Giardino di Boboli',
        fr: 'Palais Pitti et jardins de Boboli',
      },
      line: {
        en: 'The Raphaels hang three rows high, as the grand dukes left them, and the back door opens on a hillside of cypresses.',
        it: 'I Raffaello sono appesi uno sopra l’altro, come piaceva ai granduchi, e dal cortile si sale fra i cipressi.',
        fr: 'Les Raphaël sont accrochés les uns au-dessus des autres, au goût des grands-ducs, et la cour ouvre sur une colline de cyprès.',
      },
    },
    {
      name: { en: 'San Miniato al Monte', it: 'San Miniato al Monte', fr: 'San Miniato al Monte' },
      line: {
        en: 'Climb past the crowds at Piazzale Michelangelo: a little higher, a thousand-year-old church has the same view in peace.',
        it: 'Supera la folla di piazzale Michelangelo: poco più su c’è una chiesa di mille anni, con la stessa vista e più pace.',
        fr: 'Dépassez la foule du piazzale Michelangelo : un peu plus haut, une église millénaire offre la même vue, au calme.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Florence Santa Maria Novella is a terminus from the 1930s, low and long in stone and glass, facing the back of the church that gave it its name. Some fast trains stop at Rifredi or Campo di Marte instead: check your ticket before you set out.',
      it: 'Firenze Santa Maria Novella è una stazione di testa degli anni Trenta, bassa e lunga, di pietra e vetro, di fronte all’abside della chiesa di cui porta il nome. Alcuni treni veloci fermano invece a Rifredi o a Campo di Marte: guarda il biglietto prima di partire.',
      fr: 'Florence Santa Maria Novella est une gare terminus des années 1930, basse et longue, de pierre et de verre, face au chevet de l’église dont elle porte le nom. Certains trains rapides s’arrêtent plutôt à Rifredi ou à Campo di Marte : regardez votre billet avant de partir.',
    },
    toCentre: {
      en: 'You are there: the Duomo is 10\u00a0minutes on foot, the Uffizi and the Ponte Vecchio 15. Tram T2 links the station with Peretola airport.',
      it: 'Ci sei già: il Duomo è a 10\u00a0minuti a piedi, gli Uffizi e il Ponte Vecchio a 15. Il tram T2 collega la stazione all’aeroporto di Peretola.',
      fr: 'Vous y êtes déjà : le Duomo est à 10\u00a0minutes à pied, les Offices et le Ponte Vecchio à 15. Le tram T2 relie la gare à l’aéroport de Peretola.',
    },
    connections: ['rome', 'bologna', 'milan', 'venice', 'naples', 'pisa'],
  },
  stay: {
    why: {
      en: 'A day covers the Duomo and one museum; a night gives you the Arno at dusk, dinner in the Oltrarno, and a second morning for the David. Pisa and Siena make easy outings by train.',
      it: 'In un giorno vedi il Duomo e un museo; fermandoti a dormire hai anche l’Arno al tramonto, la cena in Oltrarno e una mattina per il David. Pisa e Siena sono gite facili, in treno.',
      fr: 'En un jour, on voit le Duomo et un musée ; en restant la nuit, vous aurez aussi l’Arno au crépuscule, un dîner dans l’Oltrarno et une matinée pour le David. On rejoint facilement Pise et Sienne en train.',
    },
    quarters: [
      {
        name: 'Santa Maria Novella',
        suits: {
          en: 'For short stays and early trains, with the Duomo still within 10\u00a0minutes.',
          it: 'Per chi si ferma poco o parte presto, e vuole comunque il Duomo a 10\u00a0minuti.',
          fr: 'Pour les séjours courts et les départs matinaux, sans s’éloigner du Duomo.',
        },
      },
      {
        name: 'Sant’Ambrogio',
        suits: {
          en: 'For market-goers: you start at the stalls and finish with a tripe sandwich.',
          it: 'Per chi ama i mercati: si comincia dai banchi e si finisce con un panino al lampredotto.',
          fr: 'Pour les amateurs de marchés : on commence par les étals et l’on finit par un sandwich aux tripes.',
        },
      },
      {
        name: 'Santo Spirito',
        suits: {
          en: 'For evenings out: the square in front of Brunelleschi’s church fills up at aperitivo time.',
          it: 'Per chi vive la sera: all’ora dell’aperitivo la piazza davanti alla chiesa del Brunelleschi si riempie.',
          fr: 'Pour ceux qui aiment sortir : à l’heure de l’apéritif, la place se remplit devant l’église de Brunelleschi.',
        },
      },
      {
        name: 'San Niccolò',
        suits: {
          en: 'For couples and walkers: a village between the river and the steps to San Miniato.',
          it: 'Per le coppie e per chi cammina: un paese fra il fiume e le scale per San Miniato.',
          fr: 'Pour les couples et les marcheurs : un village entre le fleuve et l’escalier de San Miniato.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Historic Centre of Florence',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Centro storico di Firenze',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Centre historique de Florence',
      },
      url: 'https://whc.unesco.org/en/list/174',
      year: 2025,
    },
    { name: 'Opera di Santa Maria del Fiore', url: 'https://duomo.firenze.it/', year: 2025 },
    { name: 'Le Gallerie degli Uffizi', url: 'https://www.uffizi.it/', year: 2025 },
    { name: 'Feel Florence, Comune di Firenze', url: 'https://www.feelflorence.it/', year: 2025 },
    {
      name: { en: 'GEST, tram lines', it: 'GEST, linee del tram', fr: 'GEST, lignes de tramway' },
      url: 'https://www.gestramvia.it/',
      year: 2025,
    },
  ],
};
