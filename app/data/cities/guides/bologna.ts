import type { City } from '../schema.ts';

export const city: City = {
  slug: 'bologna',
  rank: 7,
  stationId: '83050435',
  stationName: 'Bologna Centrale',
  name: { en: 'Bologna', it: 'Bologna', fr: 'Bologne' },
  region: { en: 'Emilia-Romagna', it: 'Emilia-Romagna', fr: 'Émilie-Romagne' },
  population: 394_642,
  themes: ['art', 'food'],
  summary: {
    en: 'Porticoes by the kilometre, two crooked towers, and the tagliatelle that made ragù famous.',
    it: 'Chilometri di portici, due torri storte e le tagliatelle al ragù come si deve.',
    fr: 'Des portiques à perte de vue, deux tours qui penchent et les tagliatelles au ragù, les vraies.',
  },
  description: {
    en: 'Bologna walks under cover: its porticoes add up to more than 60 kilometres and keep off sun and rain all the way to your table. It has had a university since the eleventh century and a reputation for cooking almost as long. It is also where the railways of Italy cross.',
    it: 'A Bologna si cammina al coperto: i portici fanno più di 60\u00a0chilometri e ti riparano da sole e pioggia fino a tavola. Ha un’università dall’XI secolo e una fama di buona cucina quasi altrettanto antica. È anche il grande incrocio delle ferrovie italiane.',
    fr: 'À Bologne, on marche à couvert : ses portiques, plus de 60\u00a0kilomètres en tout, vous abritent du soleil et de la pluie jusqu’au restaurant. Elle a son université depuis le XIᵉ siècle et sa réputation de bonne cuisine depuis presque aussi longtemps. C’est aussi le grand carrefour du rail italien.',
  },
  attractions: [
    {
      picture: 'san-petronio',
      name: {
        en: 'Piazza Maggiore and San Petronio',
        it: 'Piazza Maggiore e San Petronio',
        fr: 'Piazza Maggiore et San Petronio',
      },
      line: {
        en: 'The basilica’s façade stops halfway, bare brick above marble; inside, a spot of sunlight marks noon along Cassini’s 67-metre meridian line.',
        it: 'La facciata della basilica è rimasta a metà, marmo sotto e mattoni sopra; dentro, un disco di sole segna il mezzogiorno sulla meridiana di Cassini, lunga 67\u00a0metri.',
        fr: 'La façade de la basilique s’arrête à mi-hauteur, marbre en bas, brique nue en haut ; dedans, un rond de soleil marque midi sur la méridienne de Cassini, longue de 67\u00a0mètres.',
      },
    },
    {
      picture: 'two-towers',
      name: { en: 'Two Towers', it: 'Due Torri', fr: 'Deux Tours' },
      line: {
        en: 'The Asinelli rises to 97\u00a0metres; the shorter Garisenda leans so hard that Dante compared a stooping giant to it.',
        it: 'L’Asinelli arriva a 97\u00a0metri; la Garisenda, più bassa, pende tanto che Dante la paragonò a un gigante che si china.',
        fr: 'L’Asinelli monte à 97\u00a0mètres ; la Garisenda, plus courte, est si inclinée que Dante lui a comparé un géant qui se penche.',
      },
    },
    {
      picture: 'san-luca',
      name: { en: 'Portico of San Luca', it: 'Portico di San Luca', fr: 'Portique de San Luca' },
      line: {
        en: 'Almost four kilometres of arches climb from the city gate to the sanctuary on the hill: the Bolognesi climb it on Sundays, some of them running.',
        it: 'Quasi quattro chilometri di archi salgono da porta Saragozza al santuario sul colle: i bolognesi li fanno la domenica, qualcuno di corsa.',
        fr: 'Près de quatre kilomètres d’arcades grimpent de la porte Saragozza au sanctuaire : les Bolonais y montent le dimanche, certains en courant.',
      },
    },
    {
      name: {
        en: 'Anatomy theatre at the Archiginnasio',
        it: 'Teatro anatomico dell’Archiginnasio',
        fr: 'Théâtre anatomique de l’Archiginnasio',
      },
      line: {
        en: 'A lecture hall carved in fir, with two flayed men holding up the professor’s canopy; bombed in 1944, it was put back piece by piece.',
        it: 'Un’aula tutta in legno d’abete, con due «Spellati» che reggono il baldacchino della cattedra; bombardata nel 1944, fu rimontata pezzo per pezzo.',
        fr: 'Une salle de cours tout en sapin, où deux écorchés portent le dais de la chaire ; bombardée en 1944, elle fut remontée pièce par pièce.',
      },
    },
    {
      name: { en: 'Quadrilatero', it: 'Quadrilatero', fr: 'Quadrilatero' },
      line: {
        en: 'The medieval market lanes behind Piazza Maggiore still sell by trade: hams, fresh tortellini, fish, and a glass to go with them.',
        it: 'Nei vicoli del mercato medievale, dietro piazza Maggiore, si vendono ancora mortadella, tortellini e pesce, e si mangia in piedi con un calice.',
        fr: 'Dans les ruelles du marché médiéval, on vend toujours mortadelle, tortellini et poisson, et l’on grignote debout, un verre à la main.',
      },
    },
    {
      name: { en: 'Santo Stefano', it: 'Santo Stefano', fr: 'Santo Stefano' },
      line: {
        en: 'The Seven Churches, as people call it, fit inside one another: you go in by the Crucifix and come out in a cloister.',
        it: 'La chiamano le Sette Chiese, una dentro l’altra: entri dal Crocifisso ed esci in un chiostro.',
        fr: 'On l’appelle les Sept Églises, emboîtées les unes dans les autres : on entre par le Crucifix et l’on ressort dans un cloître.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'At Bologna Centrale most high-speed trains use platforms\u00a016 to 19, more than 20\u00a0metres underground: allow 10\u00a0minutes to change to a regional train above. A gash in the waiting-room wall and a clock stopped at 10:25 recall the bombing of 2\u00a0August 1980.',
      it: 'A Bologna Centrale quasi tutta l’alta velocità ferma ai binari dal 16 al 19, più di 20\u00a0metri sottoterra: tieniti 10\u00a0minuti per passare ai regionali, in superficie. Lo squarcio nella sala d’aspetto e l’orologio fermo alle 10:25 ricordano la strage del 2\u00a0agosto 1980.',
      fr: 'À Bologne Centrale, la plupart des trains à grande vitesse partent des voies\u00a016 à 19, à plus de 20\u00a0mètres sous terre : prévoyez 10 minutes pour rejoindre un train régional, en surface. La brèche dans la salle d’attente et l’horloge arrêtée à 10 h 25 rappellent l’attentat du 2\u00a0août 1980.',
    },
    toCentre: {
      en: 'Piazza Maggiore is 15 to 20\u00a0minutes away on foot, along Via dell’Indipendenza and under its porticoes nearly all the way. The Marconi Express monorail connects the station with the airport.',
      it: 'Piazza Maggiore è a 15-20\u00a0minuti a piedi per via dell’Indipendenza, quasi sempre sotto i portici. La monorotaia Marconi Express collega la stazione all’aeroporto.',
      fr: 'La piazza Maggiore est à 15 ou 20\u00a0minutes à pied par la via dell’Indipendenza, presque toujours sous les portiques. Le monorail Marconi Express relie la gare à l’aéroport.',
    },
    connections: ['florence', 'milan', 'rome', 'venice', 'verona', 'rimini'],
  },
  stay: {
    why: {
      en: 'Because lunch isn’t enough. Bologna is a student city that eats late and talks later, and with Ravenna, Parma, Florence and Verona all a short ride away it makes a fine base.',
      it: 'Perché un pranzo non basta. È una città di studenti, dove si cena e si chiacchiera fino a tardi; e con Ravenna, Parma, Firenze e Verona a poca strada è una base comodissima.',
      fr: 'Parce qu’un déjeuner ne suffit pas. C’est une ville d’étudiants, où l’on dîne et bavarde jusque tard dans la nuit ; et avec Ravenne, Parme, Florence et Vérone à courte distance, c’est un excellent point de départ.',
    },
    quarters: [
      {
        name: 'Centro storico',
        suits: {
          en: 'For a first visit: the market, the towers and dinner within five minutes of each other.',
          it: 'Per chi viene per la prima volta: mercato, torri e cena nel giro di cinque minuti.',
          fr: 'Pour un premier séjour : le marché, les tours et le dîner à cinq minutes les uns des autres.',
        },
      },
      {
        name: 'Santo Stefano',
        suits: {
          en: 'For couples: handsome porticoes, antique shops and quieter evenings.',
          it: 'Per le coppie: portici eleganti, antiquari e sere più tranquille.',
          fr: 'Pour les couples : portiques élégants, antiquaires et soirées plus calmes.',
        },
      },
      {
        name: 'Zona universitaria',
        suits: {
          en: 'For young travellers: Via Zamboni and Piazza Verdi stay up late, and so will you.',
          it: 'Per i più giovani: via Zamboni e piazza Verdi fanno tardi, e tu con loro.',
          fr: 'Pour les plus jeunes : la via Zamboni et la piazza Verdi veillent tard, et vous aussi.',
        },
      },
      {
        name: 'Bolognina',
        suits: {
          en: 'For trade-fair visitors and early trains: it begins right behind the high-speed platforms.',
          it: 'Per chi viene per la fiera o parte presto: comincia appena dietro i binari dell’alta velocità.',
          fr: 'Pour les visiteurs des salons et les départs matinaux : le quartier commence juste derrière les voies à grande vitesse.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, The Porticoes of Bologna',
        it: 'Centro del patrimonio mondiale dell’UNESCO, I portici di Bologna',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Les portiques de Bologne',
      },
      url: 'https://whc.unesco.org/en/list/1650',
      year: 2025,
    },
    {
      name: {
        en: 'Bologna Welcome, tourist board',
        it: 'Bologna Welcome, ente del turismo',
        fr: 'Bologna Welcome, office de tourisme',
      },
      url: 'https://www.bolognawelcome.com/',
      year: 2025,
    },
    {
      name: {
        en: 'Biblioteca Salaborsa, the high-speed station',
        it: 'Biblioteca Salaborsa, la stazione dell’alta velocità',
        fr: 'Biblioteca Salaborsa, la gare à grande vitesse',
      },
      url: 'https://www.bibliotecasalaborsa.it/bolognaonline/cronologia-di-bologna/2013/la_stazione_bologna_centrale_alta_velocit',
      year: 2013,
    },
    {
      name: 'Biblioteca comunale dell’Archiginnasio',
      url: 'https://www.archiginnasio.it/',
      year: 2025,
    },
    { name: 'Marconi Express', url: 'https://www.marconiexpress.it/', year: 2025 },
  ],
};
