import type { City } from '../schema.ts';

export const city: City = {
  slug: 'venice',
  rank: 3,
  stationId: '83025932',
  stationName: 'Venezia Santa Lucia',
  name: { en: 'Venice', it: 'Venezia', fr: 'Venise' },
  region: { en: 'Veneto', it: 'Veneto', fr: 'Vénétie' },
  population: 252_456,
  themes: ['sea', 'art'],
  summary: {
    en: 'Step off the train and the Grand Canal is at your feet: no cars, only boats, bridges and footsteps.',
    it: 'Esci dal treno e hai davanti il Canal Grande: niente auto, solo ponti, barche e passi.',
    fr: 'À la sortie de la gare, le Grand Canal\u00a0: aucune voiture, rien que des ponts et des bateaux.',
  },
  description: {
    en: 'No other arrival comes close: the train crosses the lagoon on a bridge almost four kilometres long, and the station steps end at the Grand Canal. After that you go on foot or by water, and getting lost is part of the day.',
    it: 'Si arriva come in nessun altro posto: il treno attraversa la laguna su un ponte di quasi quattro chilometri e la scalinata della stazione finisce sul Canal Grande. Poi si va a piedi o per acqua, e perdersi fa parte della giornata.',
    fr: 'Aucune arrivée ne ressemble à celle-ci : le train traverse la lagune sur un pont de près de quatre kilomètres, et les marches de la gare descendent jusqu’au Grand Canal. Ensuite, on va à pied ou en bateau, et se perdre fait partie de la journée.',
  },
  attractions: [
    {
      picture: 'st-marks',
      name: { en: 'St Mark’s Basilica', it: 'Basilica di San Marco', fr: 'Basilique Saint-Marc' },
      line: {
        en: 'More than 8,000 square metres of gold mosaic, over a marble floor that has sunk into waves.',
        it: 'Oltre 8.000\u00a0metri quadrati di mosaici d’oro, sopra un pavimento di marmo che negli anni si è fatto a onde.',
        fr: 'Plus de 8 000\u00a0mètres carrés de mosaïques d’or, au-dessus d’un pavement de marbre qui ondule comme l’eau.',
      },
    },
    {
      picture: 'doges-palace',
      name: { en: 'Doge’s Palace', it: 'Palazzo Ducale', fr: 'Palais des Doges' },
      line: {
        en: 'You pass from Tintoretto’s Paradise, a canvas over 20\u00a0metres wide, across the Bridge of Sighs to the cells.',
        it: 'Dal Paradiso di Tintoretto, una tela larga più di venti metri, si passa per il Ponte dei Sospiri e si finisce in cella.',
        fr: 'Du Paradis du Tintoret, une toile de plus de vingt mètres, on passe par le pont des Soupirs pour finir dans les cachots.',
      },
    },
    {
      picture: 'rialto',
      name: {
        en: 'Rialto Bridge and its market',
        it: 'Ponte di Rialto e mercato',
        fr: 'Pont du Rialto et son marché',
      },
      line: {
        en: 'For centuries this was the only bridge over the Grand Canal; come in the morning, when the fishmongers are laying out the lagoon’s catch.',
        it: 'Per secoli fu l’unico ponte sul Canal Grande; vieni di mattina, quando in pescheria arriva il pesce di laguna.',
        fr: 'Pendant des siècles, ce fut le seul pont sur le Grand Canal ; venez le matin, quand les poissonniers garnissent leurs étals.',
      },
    },
    {
      name: {
        en: 'Gallerie dell’Accademia',
        it: 'Gallerie dell’Accademia',
        fr: 'Galeries de l’Académie',
      },
      line: {
        en: 'Titian’s Presentation of the Virgin still hangs on the very wall he painted it for, fitted around the doors.',
        it: 'La Presentazione della Vergine di Tiziano è ancora sulla parete per cui la dipinse, con le porte ritagliate nella tela.',
        fr: 'La Présentation de la Vierge de Titien occupe toujours le mur pour lequel il l’a peinte, avec ses portes taillées dans la toile.',
      },
    },
    {
      name: {
        en: 'Scuola Grande di San Rocco',
        it: 'Scuola Grande di San Rocco',
        fr: 'Scuola Grande di San Rocco',
      },
      line: {
        en: 'Tintoretto spent over twenty years covering its walls and ceilings; pick up a hand mirror and look down to look up.',
        it: 'Tintoretto ne coprì pareti e soffitti in più di vent’anni; prendi uno specchio e guarda in basso per vedere in alto.',
        fr: 'Le Tintoret a mis plus de vingt ans à en couvrir murs et plafonds ; prenez un miroir, et baissez les yeux pour les admirer.',
      },
    },
    {
      name: { en: 'Murano and Burano', it: 'Murano e Burano', fr: 'Murano et Burano' },
      line: {
        en: 'In 1291 the glass furnaces were sent to Murano for fear of fire; on Burano every house has a colour of its own.',
        it: 'Nel 1291 le fornaci del vetro furono mandate a Murano per paura degli incendi; a Burano ogni casa ha il suo colore.',
        fr: 'En 1291, par peur du feu, on envoya les fours des verriers à Murano ; à Burano, chaque maison a sa couleur.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Venice Santa Lucia is the end of the line, in the city itself, with the water-bus stops at the foot of the steps. Venice Mestre, the stop before, is on the mainland: stay on the train. Every bridge has steps, so pack light.',
      it: 'Venezia Santa Lucia è il capolinea ed è già in città, con i vaporetti in fondo alla scalinata. Venezia Mestre, la fermata prima, è in terraferma: non scendere. E viaggia leggero: ogni ponte ha i suoi gradini.',
      fr: 'Venise Santa Lucia est le terminus, dans la ville même, avec les vaporettos au bas des marches. L’arrêt précédent, Venise Mestre, est sur la terre ferme : n’y descendez pas. Et voyagez léger, car chaque pont a ses marches.',
    },
    toCentre: {
      en: 'St Mark’s Square is about 35\u00a0minutes on foot: follow the yellow signs “Per Rialto” and then “Per San Marco”. By water, line\u00a01 makes every stop along the Grand Canal; line\u00a02 skips most of them.',
      it: 'A piedi piazza San Marco è a circa 35\u00a0minuti: segui i cartelli gialli «Per Rialto» e poi «Per San Marco». In vaporetto, la linea\u00a01 fa tutte le fermate del Canal Grande, la 2 ne salta parecchie.',
      fr: 'La place Saint-Marc est à 35\u00a0minutes à pied environ : suivez les panneaux jaunes « Per Rialto », puis « Per San Marco ». En vaporetto, la ligne\u00a01 dessert tous les arrêts du Grand Canal, la 2 en saute la plupart.',
    },
    quotes: ['Per Rialto', 'Per San Marco'],
    connections: ['padua', 'verona', 'milan', 'bologna', 'florence', 'rome'],
  },
  stay: {
    why: {
      en: 'By early evening the day crowd is back on the train, and the city goes so quiet that you hear oars. Stay the night, and at seven in the morning you have St Mark’s Square almost to yourself.',
      it: 'Verso sera chi è venuto in giornata riparte e la città si fa così silenziosa che si sentono i remi. E se dormi qui, alle sette del mattino trovi piazza San Marco quasi vuota.',
      fr: 'En fin de journée, les visiteurs reprennent le train et la ville devient si calme qu’on entend le clapotis des canaux. Et si vous dormez ici, vous trouverez à sept heures du matin une place Saint-Marc presque vide.',
    },
    quarters: [
      {
        name: 'Cannaregio',
        suits: {
          en: 'For heavy suitcases and local evenings: an easy walk from the station, and wine bars along the Misericordia canal.',
          it: 'Per chi ha la valigia pesante e vuole sere da veneziano: la stazione è vicina e i bacari sono in fondamenta della Misericordia.',
          fr: 'Pour les valises lourdes et les soirées de quartier : la gare est proche, et les bars à vin bordent le canal de la Misericordia.',
        },
      },
      {
        name: 'Dorsoduro',
        suits: {
          en: 'For art lovers: the Accademia, the Guggenheim, and a sunset walk on the Zattere afterwards.',
          it: 'Per chi viene per l’arte: l’Accademia, la Guggenheim e poi il tramonto alle Zattere.',
          fr: 'Pour les amateurs d’art : l’Académie, la collection Guggenheim, puis le coucher de soleil sur les Zattere.',
        },
      },
      {
        name: 'Castello',
        suits: {
          en: 'For a quiet stay: washing across the alleys, the Arsenale walls and the Biennale gardens.',
          it: 'Per chi cerca silenzio: i panni stesi sopra le calli, le mura dell’Arsenale, i Giardini della Biennale.',
          fr: 'Pour les séjours tranquilles : du linge tendu au-dessus des ruelles, les murs de l’Arsenal, les jardins de la Biennale.',
        },
      },
      {
        name: 'San Polo',
        suits: {
          en: 'For food lovers, with the Rialto market and its small bars around the corner.',
          it: 'Per i golosi: il mercato di Rialto e i cicchetti sono dietro l’angolo.',
          fr: 'Pour les gourmands : le marché du Rialto et les cicchetti sont au coin de la rue.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Venice and its Lagoon',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Venezia e la sua laguna',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Venise et sa lagune',
      },
      url: 'https://whc.unesco.org/en/list/394',
      year: 2025,
    },
    {
      name: {
        en: 'Venezia Unica, City of Venice',
        it: 'Venezia Unica, Comune di Venezia',
        fr: 'Venezia Unica, Ville de Venise',
      },
      url: 'https://www.veneziaunica.it/',
      year: 2025,
    },
    {
      name: {
        en: 'ACTV, water-bus lines',
        it: 'ACTV, linee dei vaporetti',
        fr: 'ACTV, lignes de vaporetto',
      },
      url: 'https://actv.avmspa.it/',
      year: 2025,
    },
    {
      name: 'Gallerie dell’Accademia di Venezia',
      url: 'https://www.gallerieaccademia.it/',
      year: 2025,
    },
    {
      name: 'Scuola Grande di San Rocco',
      url: 'https://www.scuolagrandesanrocco.org/',
      year: 2025,
    },
  ],
};
