import type { City } from '../schema.ts';

export const city: City = {
  slug: 'verona',
  rank: 8,
  stationId: '83024307',
  stationName: 'Verona Porta Nuova',
  name: { en: 'Verona', it: 'Verona', fr: 'Vérone' },
  region: { en: 'Veneto', it: 'Veneto', fr: 'Vénétie' },
  population: 257_704,
  themes: ['art'],
  summary: {
    en: 'A Roman arena still in use, pink marble pavements and Juliet’s balcony, all in a bend of the Adige.',
    it: 'Un’arena romana dove si canta ancora, marciapiedi di marmo rosa e l’Adige tutt’intorno.',
    fr: 'Des arènes romaines où l’on chante encore, des trottoirs de marbre rose et l’Adige tout autour.',
  },
  description: {
    en: 'Verona sits in a tight loop of the Adige, small enough to cross in half an hour and paved in pink marble underfoot. The Romans left it an amphitheatre, a theatre and a bridge; Shakespeare, who probably never saw it, left it Juliet. It stands where the Milan to Venice line meets the one over the Brenner.',
    it: 'Verona sta in un’ansa stretta dell’Adige: si attraversa in mezz’ora, camminando sul marmo rosa. I Romani le hanno lasciato un anfiteatro, un teatro e un ponte; Shakespeare, che forse non l’ha mai vista, Giulietta. Qui la linea Milano\u00a0– Venezia incontra quella del Brennero.',
    fr: 'Vérone tient dans une boucle serrée de l’Adige : une demi-\u2060heure suffit pour la traverser, sur des dalles de marbre rose. Les Romains lui ont laissé un amphithéâtre, un théâtre et un pont ; Shakespeare, qui ne l’a sans doute jamais vue, lui a laissé Juliette. La ligne de Milan à Venise y croise celle du Brenner.',
  },
  attractions: [
    {
      picture: 'arena',
      name: { en: 'Verona Arena', it: 'Arena di Verona', fr: 'Arènes de Vérone' },
      line: {
        en: 'An earthquake in 1117 left only four arches of the outer ring standing; since 1913 the rest has filled for opera on summer nights.',
        it: 'Il terremoto del 1117 ha lasciato in piedi solo quattro archi dell’anello esterno; dal 1913, d’estate, il resto si riempie per l’opera.',
        fr: 'Le séisme de 1117 n’a laissé debout que quatre arches de l’anneau extérieur ; depuis 1913, l’été, le reste se remplit pour l’opéra.',
      },
    },
    {
      picture: 'juliets-house',
      name: { en: 'Juliet’s House', it: 'Casa di Giulietta', fr: 'Maison de Juliette' },
      line: {
        en: 'The balcony was added in the twentieth century and fools nobody, yet letters to Juliet keep coming, and volunteers answer them.',
        it: 'Il balcone è del Novecento e non inganna nessuno, ma a Giulietta si continua a scrivere, e un gruppo di volontari risponde.',
        fr: 'Le balcon date du XXᵉ siècle et ne trompe personne, mais on écrit toujours à Juliette, et des bénévoles répondent.',
      },
    },
    {
      picture: 'castelvecchio',
      name: { en: 'Castelvecchio', it: 'Castelvecchio', fr: 'Castelvecchio' },
      line: {
        en: 'Carlo Scarpa turned the castle into a museum and set Cangrande, grinning on his horse, on a concrete ledge where you meet him eye to eye.',
        it: 'Carlo Scarpa ne fece un museo e mise la statua di Cangrande a cavallo su una mensola di cemento, a tu per tu con chi passa.',
        fr: 'Carlo Scarpa en a fait un musée et posé la statue équestre de Cangrande sur une dalle de béton, face à face avec le visiteur.',
      },
    },
    {
      name: { en: 'Piazza delle Erbe', it: 'Piazza delle Erbe', fr: 'Piazza delle Erbe' },
      line: {
        en: 'The Roman forum became the market square; look for the frescoed houses, and for the Lamberti tower, 84\u00a0metres high.',
        it: 'Era il foro romano, poi la piazza del mercato; alza lo sguardo alle case affrescate e alla torre dei Lamberti, 84\u00a0metri.',
        fr: 'L’ancien forum romain, devenu place du marché ; levez les yeux vers les maisons peintes et la tour des Lamberti, 84\u00a0mètres.',
      },
    },
    {
      name: { en: 'Basilica of San Zeno', it: 'Basilica di San Zeno', fr: 'Basilique Saint-Zénon' },
      line: {
        en: 'On its doors, 48 bronze panels tell the Bible and the saint’s life; at the far end is Mantegna’s altarpiece.',
        it: 'Sulle porte 48 formelle di bronzo raccontano la Bibbia e la vita del santo; in fondo c’è la pala di Mantegna.',
        fr: 'Sur ses portes, 48\u00a0panneaux de bronze racontent la Bible et la vie du saint ; au fond, le retable de Mantegna.',
      },
    },
    {
      name: { en: 'Castel San Pietro', it: 'Castel San Pietro', fr: 'Castel San Pietro' },
      line: {
        en: 'Cross the Ponte Pietra and climb the steps, or take the funicular, for the whole loop of the river at sunset.',
        it: 'Passa Ponte Pietra e sali per la scalinata, o con la funicolare: al tramonto vedi tutta l’ansa del fiume.',
        fr: 'Passez le Ponte Pietra et montez par l’escalier, ou par le funiculaire : au couchant, on voit toute la boucle du fleuve.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Verona Porta Nuova is a through station just south of the old walls, with taxis and city buses outside. Trains from Munich over the Brenner stop here too, and so do the regional trains for Peschiera, on Lake Garda.',
      it: 'Verona Porta Nuova è una stazione passante appena a sud delle mura, con taxi e autobus davanti all’ingresso. Qui fermano anche i treni che arrivano da Monaco di Baviera per il Brennero e i regionali per Peschiera, sul lago di Garda.',
      fr: 'Vérone Porta Nuova est une gare de passage, juste au sud des remparts, avec taxis et bus devant la sortie. Les trains venus de Munich par le Brenner s’y arrêtent aussi, comme les trains régionaux pour Peschiera, sur le lac de Garde.',
    },
    toCentre: {
      en: 'It is about 20\u00a0minutes on foot to the Arena: through the Porta Nuova gate, then straight up the Corso to Piazza Bra. City buses cover the same stretch from the forecourt.',
      it: 'L’Arena è a circa 20\u00a0minuti a piedi: passi la Porta Nuova e vai dritto per il corso fino a piazza Bra. Dal piazzale ci sono anche gli autobus.',
      fr: 'Les arènes sont à 20\u00a0minutes à pied environ : passez la Porta Nuova, puis remontez tout droit le corso jusqu’à la piazza Bra. Des bus partent aussi du parvis.',
    },
    connections: ['venice', 'milan', 'bologna', 'bolzano', 'rome', 'florence'],
  },
  stay: {
    why: {
      en: 'In summer, because the opera often ends after the last train. The rest of the year, for Valpolicella by the glass, empty squares after dark, and Lake Garda the next morning.',
      it: 'D’estate, perché l’opera spesso finisce quando i treni sono già partiti. Il resto dell’anno, per un calice di Valpolicella, le piazze vuote la sera e il lago di Garda la mattina dopo.',
      fr: 'L’été, parce que l’opéra finit souvent après le dernier train. Le reste de l’année, pour un verre de valpolicella, les places vides le soir et le lac de Garde le lendemain matin.',
    },
    quarters: [
      {
        name: 'Città antica',
        suits: {
          en: 'For opera-goers and first visits: you walk home from the Arena over the pink marble.',
          it: 'Per chi viene per l’opera o per la prima volta: dall’Arena si torna a piedi.',
          fr: 'Pour l’opéra ou un premier séjour : des arènes, on rentre à pied.',
        },
      },
      {
        name: 'San Zeno',
        suits: {
          en: 'For anyone who wants a lived-in neighbourhood: osterias on the square and the basilica in view at breakfast.',
          it: 'Per chi cerca un quartiere vero: osterie in piazza e, a colazione, la basilica davanti.',
          fr: 'Pour ceux qui veulent un vrai quartier : des osterias sur la place et la basilique sous les yeux au petit-déjeuner.',
        },
      },
      {
        name: 'Veronetta',
        suits: {
          en: 'For students at heart: across the river, near the Roman theatre and the university bars.',
          it: 'Per chi ha l’animo da studente: di là dal fiume, fra il Teatro romano e i locali dell’università.',
          fr: 'Pour les éternels étudiants : sur l’autre rive, entre le théâtre romain et les bars de l’université.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, City of Verona',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Città di Verona',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Ville de Vérone',
      },
      url: 'https://whc.unesco.org/en/list/797',
      year: 2025,
    },
    {
      name: {
        en: 'Visit Verona, tourist board',
        it: 'Visit Verona, ente del turismo',
        fr: 'Visit Verona, office de tourisme',
      },
      url: 'https://www.visitverona.it/',
      year: 2025,
    },
    { name: 'Fondazione Arena di Verona', url: 'https://www.arena.it/', year: 2025 },
    { name: 'Musei civici di Verona', url: 'https://museicivici.comune.verona.it/', year: 2025 },
  ],
};
