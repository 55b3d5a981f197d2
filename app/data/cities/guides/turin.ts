import type { City } from '../schema.ts';

export const city: City = {
  slug: 'turin',
  rank: 6,
  stationId: '83002196',
  stationName: 'Torino Porta Nuova',
  name: { en: 'Turin', it: 'Torino', fr: 'Turin' },
  region: { en: 'Piedmont', it: 'Piemonte', fr: 'Piémont' },
  population: 860_242,
  themes: ['mountains', 'art', 'food'],
  summary: {
    en: 'Hot chocolate in marble cafés, the Egyptian Museum, arcades for rainy days, and the Alps at the end of the street.',
    it: 'Il bicerin nei caffè storici, il Museo Egizio, i portici e le Alpi in fondo ai corsi.',
    fr: 'Des kilomètres d’arcades, du chocolat dans des cafés de marbre, le Musée égyptien et les Alpes au fond.',
  },
  description: {
    en: 'Italy’s first capital is laid out like a chessboard, under arcades so long that you can cross the centre in the rain without an umbrella. Royal palaces, Fiat’s old factory and the Egyptian Museum fill two days; vermouth, born here, fills the evenings.',
    it: 'La prima capitale d’Italia è una scacchiera, con portici così lunghi che quando piove attraversi il centro senza ombrello. Fra le residenze sabaude, il Lingotto e il Museo Egizio passano due giorni; le sere sono del vermouth, che è nato qui.',
    fr: 'La première capitale de l’Italie unie est un damier, bordé d’arcades si longues que l’on traverse le centre sous la pluie sans parapluie. Les palais royaux, l’ancienne usine Fiat et le Musée égyptien occupent deux journées ; le vermouth, né ici, s’occupe des soirées.',
  },
  attractions: [
    {
      picture: 'egyptian-museum',
      name: { en: 'Egyptian Museum', it: 'Museo Egizio', fr: 'Musée égyptien' },
      line: {
        en: 'Founded in 1824, before Cairo’s; in the tomb of Kha and Merit, found untouched, even the bread and the bed are there.',
        it: 'Fondato nel 1824, prima di quello del Cairo; della tomba di Kha e Merit, trovata intatta, ci sono perfino il pane e il letto.',
        fr: 'Fondé en 1824, avant celui du Caire ; de la tombe de Khâ et Mérit, découverte intacte, on voit jusqu’au pain et au lit.',
      },
    },
    {
      picture: 'mole',
      name: {
        en: 'Mole Antonelliana and Cinema Museum',
        it: 'Mole Antonelliana e Museo del Cinema',
        fr: 'Mole Antonelliana et musée du Cinéma',
      },
      line: {
        en: 'Begun as a synagogue and finished at 167\u00a0metres; now you lie back in a red chaise longue under its dome and watch films.',
        it: 'Nata come sinagoga e arrivata a 167\u00a0metri; oggi ci si stende su una chaise longue rossa e si guardano film sotto la cupola.',
        fr: 'Commencée comme synagogue, montée jusqu’à 167\u00a0mètres ; on s’y allonge dans une chaise longue rouge pour voir des films sous le dôme.',
      },
    },
    {
      picture: 'lingotto',
      name: {
        en: 'Lingotto rooftop track',
        it: 'Pista sul tetto del Lingotto',
        fr: 'Piste sur le toit du Lingotto',
      },
      line: {
        en: 'Fiat tested its cars on the factory roof, round two banked curves; now it is a garden 28\u00a0metres up, facing the Alps.',
        it: 'La Fiat provava le auto sul tetto della fabbrica, su due curve paraboliche; oggi è un giardino a 28\u00a0metri d’altezza, davanti alle Alpi.',
        fr: 'Fiat essayait ses voitures sur le toit de l’usine, dans deux virages relevés ; c’est aujourd’hui un jardin à 28\u00a0mètres du sol, face aux Alpes.',
      },
    },
    {
      name: {
        en: 'Royal Museums and Piazza Castello',
        it: 'Musei Reali e piazza Castello',
        fr: 'Musées royaux et piazza Castello',
      },
      line: {
        en: 'The Savoys’ palace leads into Guarini’s chapel of black marble, built for the Shroud and rebuilt after the fire of 1997.',
        it: 'Dal palazzo dei Savoia si entra nella cappella di marmo nero di Guarini, fatta per la Sindone e ricostruita dopo l’incendio del 1997.',
        fr: 'Le palais des Savoie mène à la chapelle de marbre noir de Guarini, bâtie pour le Suaire et reconstruite après l’incendie de 1997.',
      },
    },
    {
      name: { en: 'Historic cafés', it: 'Caffè storici', fr: 'Cafés historiques' },
      line: {
        en: 'Order a bicerin, coffee, chocolate and cream in a small glass, and don’t stir it: Turin will notice.',
        it: 'Ordina un bicerin, caffè, cioccolata e crema di latte in un bicchierino, e non mescolarlo: se ne accorgono.',
        fr: 'Commandez un bicerin, café, chocolat et crème dans un petit verre, et ne remuez pas : cela se remarquerait.',
      },
    },
    {
      name: { en: 'Basilica of Superga', it: 'Basilica di Superga', fr: 'Basilique de Superga' },
      line: {
        en: 'Juvarra’s hilltop church sees half the Alps; behind it is the memorial to the Torino football team, whose plane crashed here in 1949.',
        it: 'Dal colle la chiesa di Juvarra guarda mezzo arco alpino; dietro c’è la lapide del Grande Torino, caduto qui nel 1949.',
        fr: 'De sa colline, l’église de Juvarra embrasse la moitié des Alpes ; derrière, une stèle rappelle l’équipe du Torino, dont l’avion s’écrasa ici en 1949.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Turin Porta Nuova is the grand old terminus in the middle of town. High-speed trains call first at Turin Porta Susa, underground beneath a glass gallery 385\u00a0metres long, and not all of them go on to Porta Nuova: check where yours stops. The metro links the two.',
      it: 'Torino Porta Nuova è la vecchia, grande stazione di testa in centro. L’alta velocità ferma prima a Torino Porta Susa, sottoterra, sotto una galleria di vetro lunga 385\u00a0metri, e non tutti i treni proseguono: controlla il tuo. Le due stazioni sono collegate dalla metro.',
      fr: 'Turin Porta Nuova est la grande gare terminus historique, au centre. Les trains à grande vitesse s’arrêtent d’abord à Turin Porta Susa, en souterrain, sous une verrière de 385\u00a0mètres, et tous ne continuent pas : vérifiez le vôtre. Le métro relie les deux gares.',
    },
    toCentre: {
      en: 'From Porta Nuova you walk straight up Via Roma under the arcades: Piazza San Carlo in 10\u00a0minutes, Piazza Castello in 15. From Porta Susa the metro takes you to Porta Nuova in three stops.',
      it: 'Da Porta Nuova vai dritto per via Roma, sotto i portici: piazza San Carlo in 10\u00a0minuti, piazza Castello in 15. Da Porta Susa a Porta Nuova sono tre fermate di metro.',
      fr: 'De Porta Nuova, remontez tout droit la via Roma, sous les arcades : la piazza San Carlo est à 10\u00a0minutes, la piazza Castello à 15. De Porta Susa à Porta Nuova, il y a trois stations de métro.',
    },
    connections: ['milan', 'rome', 'bologna', 'florence', 'naples', 'genoa'],
  },
  stay: {
    why: {
      en: 'The museums alone take two days, and the evenings are for vermouth, chocolate and long dinners. Turin also fills up far less than Florence or Venice, so you rarely have to plan around a queue.',
      it: 'Per i soli musei servono due giorni, e la sera ci sono il vermouth, il cioccolato e le cene lunghe. E poi Torino è molto meno affollata di Firenze o Venezia: si decide anche all’ultimo.',
      fr: 'Deux jours suffisent à peine pour les musées, et les soirées passent entre vermouth, chocolat et longs dîners. Turin est aussi bien moins courue que Florence ou Venise : on peut y improviser.',
    },
    quarters: [
      {
        name: 'Centro',
        suits: {
          en: 'For a first visit: arcades, cafés and the Egyptian Museum, all without a bus.',
          it: 'Per chi viene per la prima volta: portici, caffè e Museo Egizio, tutto a piedi.',
          fr: 'Pour un premier séjour : arcades, cafés et Musée égyptien, tout à pied.',
        },
      },
      {
        name: 'San Salvario',
        suits: {
          en: 'For nights out and morning trains: bars and kitchens from everywhere, right beside Porta Nuova.',
          it: 'Per chi esce la sera e riparte la mattina: locali e cucine di tutto il mondo, accanto a Porta Nuova.',
          fr: 'Pour les noctambules qui ont un train le matin : bars et cuisines d’ailleurs, à côté de Porta Nuova.',
        },
      },
      {
        name: 'Quadrilatero Romano',
        suits: {
          en: 'For food lovers: aperitivo in the old Roman grid, and the huge Porta Palazzo market next door.',
          it: 'Per i golosi: aperitivo nel vecchio castrum e, accanto, l’enorme mercato di Porta Palazzo.',
          fr: 'Pour les gourmands : l’apéritif dans l’ancien quadrillage romain et l’immense marché de Porta Palazzo juste à côté.',
        },
      },
      {
        name: 'Cit Turin',
        suits: {
          en: 'For light sleepers: Art Nouveau houses a few minutes from Porta Susa, with a metro stop.',
          it: 'Per chi vuole dormire tranquillo: palazzine liberty a pochi minuti da Porta Susa, con la metro.',
          fr: 'Pour ceux qui cherchent le calme : des immeubles Art nouveau à quelques minutes de Porta Susa, avec le métro.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Residences of the Royal House of Savoy',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Residenze sabaude',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Résidences des Savoie',
      },
      url: 'https://whc.unesco.org/en/list/823',
      year: 2025,
    },
    { name: 'Museo Egizio', url: 'https://www.museoegizio.it/', year: 2025 },
    { name: 'Museo Nazionale del Cinema', url: 'https://www.museocinema.it/', year: 2025 },
    {
      name: {
        en: 'GTT, metro line\u00a01',
        it: 'GTT, linea\u00a01 della metropolitana',
        fr: 'GTT, ligne\u00a01 du métro',
      },
      url: 'https://www.gtt.to.it/',
      year: 2025,
    },
    { name: 'Turismo Torino e Provincia', url: 'https://www.turismotorino.org/', year: 2025 },
  ],
};
