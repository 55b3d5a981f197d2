import type { City } from '../schema.ts';

export const city: City = {
  slug: 'rome',
  rank: 1,
  stationId: '83084095',
  stationName: 'Roma Termini',
  name: { en: 'Rome', it: 'Roma', fr: 'Rome' },
  region: { en: 'Lazio', it: 'Lazio', fr: 'Latium' },
  population: 2_808_306,
  themes: ['art', 'food'],
  summary: {
    en: 'The Colosseum, the Pantheon, the Vatican: two thousand years on foot, with coffee stops.',
    it: 'Il Colosseo, il Pantheon, il Vaticano: duemila anni in una passeggiata, con molte soste al bar.',
    fr: 'Du Colisée au Vatican, deux mille ans d’histoire à pied, un espresso à chaque étape.',
  },
  description: {
    en: 'Rome is a city for walking: a temple turns up behind a bus stop, a\u00a0Caravaggio hangs in a church with no ticket desk, and the little street fountains run cold all summer. Give the ancient city one day, the Vatican another, and keep an evening for Trastevere.',
    it: 'Roma si gira a piedi: dietro la fermata dell’autobus spunta un tempio, in una chiesa senza biglietteria c’è un Caravaggio, e dal nasone all’angolo l’acqua esce fresca anche ad agosto. Dedica un giorno alla città antica, uno al Vaticano e tieniti una sera per Trastevere.',
    fr: 'À Rome, on marche : un temple surgit derrière un arrêt de bus, un Caravage vous attend dans une église où l’on entre sans payer, et les petites fontaines de rue coulent, fraîches, tout l’été. Comptez un jour pour la Rome antique, un autre pour le Vatican, et gardez une soirée pour le Trastevere.',
  },
  attractions: [
    {
      picture: 'colosseum',
      name: { en: 'Colosseum', it: 'Colosseo', fr: 'Colisée' },
      line: {
        en: 'Look up at the outer arches: some still carry the Roman numeral that told spectators which gate was theirs.',
        it: 'Alza gli occhi sugli archi esterni: su alcuni si legge ancora il numero romano che indicava agli spettatori il loro ingresso.',
        fr: 'Levez les yeux vers les arcades : certaines portent encore le chiffre romain qui indiquait aux spectateurs leur entrée.',
      },
    },
    {
      picture: 'trevi',
      name: { en: 'Trevi Fountain', it: 'Fontana di Trevi', fr: 'Fontaine de Trevi' },
      line: {
        en: 'Its water follows the course of an aqueduct opened in 19\u00a0BC; the coins thrown in go to charity.',
        it: 'L’acqua è quella dell’acquedotto Vergine, inaugurato nel 19\u00a0a.C.; le\u00a0monetine vanno in beneficenza.',
        fr: 'Son eau suit le tracé d’un aqueduc inauguré en 19\u00a0av.\u00a0J.-\u2060C. ; les pièces que l’on y jette vont à des œuvres de\u00a0charité.',
      },
    },
    {
      picture: 'pantheon',
      name: { en: 'Pantheon', it: 'Pantheon', fr: 'Panthéon' },
      line: {
        en: 'The hole at the top of the dome has no glass: when it rains, it rains inside, and the floor is pierced to drain it.',
        it: 'L’occhio della cupola non ha vetro: quando piove, piove dentro, e l’acqua se ne va dai fori nel pavimento.',
        fr: 'L’ouverture de la coupole n’a pas de vitre : quand il pleut, il pleut dedans, et l’eau s’écoule par des trous percés dans le sol.',
      },
    },
    {
      name: {
        en: 'Vatican Museums and the Sistine Chapel',
        it: 'Musei Vaticani e Cappella Sistina',
        fr: 'Musées du Vatican et chapelle Sixtine',
      },
      line: {
        en: 'Michelangelo painted the ceiling in four years, standing on a scaffold with his head thrown back, and complained about it in verse.',
        it: 'Michelangelo dipinse la volta in quattro anni, in piedi sul ponteggio e con la testa all’indietro, e se ne lamentò in un sonetto.',
        fr: 'Michel-\u2060Ange a peint la voûte en quatre ans, debout sur son échafaudage, la tête renversée, et s’en est plaint dans un sonnet.',
      },
    },
    {
      name: { en: 'Piazza Navona', it: 'Piazza Navona', fr: 'Place Navone' },
      line: {
        en: 'The long square keeps the exact outline of the stadium where Domitian’s athletes ran, curve included.',
        it: 'È lunga e curva da un lato perché ricalca lo stadio di Domiziano, dove gareggiavano gli atleti.',
        fr: 'Si elle est longue et arrondie à un bout, c’est qu’elle épouse le stade de Domitien, où couraient les athlètes.',
      },
    },
    {
      name: { en: 'Galleria Borghese', it: 'Galleria Borghese', fr: 'Galerie Borghèse' },
      line: {
        en: 'Walk round Bernini’s Daphne: the fingers turn to leaves and the skin to bark as you go. Entry is by booking only.',
        it: 'Gira intorno alla Dafne di Bernini: passo dopo passo le dita si fanno foglie e la pelle corteccia. Si entra solo su prenotazione.',
        fr: 'Tournez autour de la Daphné du Bernin : pas à pas, ses doigts se font feuilles et sa peau écorce. Réservation obligatoire.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'High-speed trains arrive at Rome Termini, the terminus on Piazza dei Cinquecento, where the two main metro lines cross. A stretch of city wall from the fourth century\u00a0BC stands just outside. Some trains also call at Rome Tiburtina, so check which of the two is on your ticket.',
      it: 'L’alta velocità arriva a Roma Termini, stazione di testa su piazza dei Cinquecento, dove si incrociano le metro A e B. Appena fuori c’è un tratto di mura del IV secolo a.C. Alcuni treni fermano anche a Roma Tiburtina: controlla quale delle due è scritta sul biglietto.',
      fr: 'Les trains à grande vitesse arrivent à Rome Termini, gare terminus sur la piazza dei Cinquecento, où se croisent les lignes de métro A et B. Juste devant se dresse un pan de muraille du IVᵉ siècle av.\u00a0J.-\u2060C. Certains trains desservent aussi Rome Tiburtina : vérifiez la gare inscrite sur votre billet.',
    },
    toCentre: {
      en: 'The Colosseum is two stops away on metro B, or about 25\u00a0minutes on foot through Monti. Metro A takes you to Spagna for the Spanish Steps in three stops and to Ottaviano for the\u00a0Vatican in\u00a0six.',
      it: 'Il Colosseo è a due fermate di metro B, oppure a 25\u00a0minuti a piedi attraverso Monti. Con la metro A sono tre fermate fino a Spagna, per piazza di Spagna, e sei fermate fino a Ottaviano, per il Vaticano.',
      fr: 'Le Colisée est à deux stations de métro (ligne B), ou à 25\u00a0minutes à pied par le quartier de Monti. La ligne A dessert Spagna, pour la place d’Espagne, en trois stations, et Ottaviano, pour\u00a0le\u00a0Vatican, en\u00a0six.',
    },
    connections: ['florence', 'naples', 'milan', 'bologna', 'venice', 'turin'],
  },
  stay: {
    why: {
      en: 'At night the tour groups are gone and the stone still holds its warmth: the Trevi Fountain at midnight, or the Forum lit up below the Capitol, is reason enough to stay. And an early start puts you at the Vatican before the queue.',
      it: 'La sera i gruppi ripartono e il travertino resta tiepido: la Fontana di Trevi a mezzanotte e i Fori illuminati, visti dal Campidoglio, valgono una notte in più. E la mattina dopo arrivi ai Musei Vaticani prima della fila.',
      fr: 'Le soir, les groupes repartent et la pierre reste tiède : la fontaine de Trevi à minuit et le Forum éclairé, vu du Capitole, valent bien une nuit de plus. Et le lendemain, vous serez au Vatican avant\u00a0la\u00a0foule.',
    },
    quarters: [
      {
        name: 'Monti',
        suits: {
          en: 'For a first visit: wine bars and small shops, halfway between Termini and the Colosseum.',
          it: 'Per chi viene per la prima volta: enoteche e botteghe, a metà strada fra Termini e il Colosseo.',
          fr: 'Pour un premier séjour : bars à vin et petites boutiques, à mi-\u2060chemin entre Termini et le Colisée.',
        },
      },
      {
        name: 'Trastevere',
        suits: {
          en: 'For night owls who want dinner and noise on the doorstep, and don’t mind being further from the station.',
          it: 'Per chi fa tardi e vuole cena e chiacchiere sotto casa, anche a costo di stare lontano dalla stazione.',
          fr: 'Pour les couche-tard qui veulent dîner et flâner en bas de chez eux, quitte à s’éloigner de la gare.',
        },
      },
      {
        name: 'Prati',
        suits: {
          en: 'For families and light sleepers: wide, orderly streets a\u00a0short walk from St Peter’s.',
          it: 'Per le famiglie e per chi ha il sonno leggero: strade larghe e ordinate, a due passi da San Pietro.',
          fr: 'Pour les familles et les sommeils légers : de larges rues tranquilles, à deux pas de Saint-Pierre.',
        },
      },
      {
        name: 'Esquilino',
        suits: {
          en: 'For early trains, and for anyone who likes food from all over the world: the covered market is around the corner.',
          it: 'Per chi riparte presto e per chi ama le cucine di tutto il mondo: il mercato coperto è dietro l’angolo.',
          fr: 'Pour les départs matinaux, et pour ceux qui aiment les cuisines du monde : le marché couvert est au coin de la rue.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Historic Centre of Rome',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Centro storico di Roma',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Centre historique de Rome',
      },
      url: 'https://whc.unesco.org/en/list/91',
      year: 2025,
    },
    { name: 'Turismo Roma, Roma Capitale', url: 'https://www.turismoroma.it/', year: 2025 },
    { name: 'Parco archeologico del Colosseo', url: 'https://colosseo.it/', year: 2025 },
    {
      name: {
        en: 'ATAC, metro network',
        it: 'ATAC, rete della metropolitana',
        fr: 'ATAC, réseau du métro',
      },
      url: 'https://www.atac.roma.it/',
      year: 2025,
    },
  ],
};
