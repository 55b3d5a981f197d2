import type { City } from '../schema.ts';

export const city: City = {
  slug: 'como',
  rank: 14,
  stationId: '83013078',
  stationName: 'Como San Giovanni',
  name: { en: 'Como', it: 'Como', fr: 'Côme' },
  region: { en: 'Lombardy', it: 'Lombardia', fr: 'Lombardie' },
  population: 85_013,
  themes: ['mountains'],
  summary: {
    en: 'A walled silk town at the foot of its lake, with boats, a funicular and Switzerland next door.',
    it: 'La città della seta in fondo al lago: mura, battelli, funicolare e la Svizzera a due passi.',
    fr: 'La ville de la soie au bout de son lac : remparts, bateaux, funiculaire et la Suisse à côté.',
  },
  description: {
    en: 'Como keeps its Roman street grid inside medieval walls, and the lake begins where the last street stops. It grew rich on silk and gave the world Alessandro Volta, inventor of the battery, who is remembered all along the shore. You can see the town in a morning and give the afternoon to a boat.',
    it: 'Dentro le mura medievali Como ha ancora le strade dritte dei Romani, e in fondo all’ultima comincia il lago. Si è arricchita con la seta e ha dato i natali ad Alessandro Volta, che qui trovi un po’ dappertutto. La città si gira in una mattina; il pomeriggio tienilo per il battello.',
    fr: 'Derrière ses remparts médiévaux, Côme a gardé le quadrillage des rues romaines, et le lac commence là où s’arrête la dernière. La soie l’a enrichie, et Alessandro Volta, l’inventeur de la pile, y est né. La ville se visite en une matinée ; gardez l’après-midi pour le bateau.',
  },
  attractions: [
    {
      picture: 'cathedral',
      name: { en: 'Como Cathedral', it: 'Duomo di Como', fr: 'Cathédrale de Côme' },
      line: {
        en: 'Two pagans guard the main door: Pliny the Elder and Pliny the Younger, both sons of Como, carved in marble.',
        it: 'Ai lati del portale siedono due pagani: Plinio il Vecchio e Plinio il Giovane, comaschi tutti e due.',
        fr: 'Deux païens encadrent le portail : Pline l’Ancien et Pline le Jeune, tous deux enfants de Côme.',
      },
    },
    {
      picture: 'funicular',
      name: { en: 'Brunate Funicular', it: 'Funicolare di Brunate', fr: 'Funiculaire de Brunate' },
      line: {
        en: 'Seven minutes up the mountainside, as people have done since 1894, and the whole first arm of the lake lies below you.',
        it: 'In sette minuti ti porta dal lungolago a 700\u00a0metri di quota: funziona dal 1894 e dall’alto si vede tutto il primo bacino.',
        fr: 'En sept minutes, comme depuis 1894, il vous hisse à 700 mètres d’altitude, avec le premier bassin du lac à vos pieds.',
      },
    },
    {
      picture: 'lake-boat',
      name: {
        en: 'Boats on Lake Como',
        it: 'Battelli sul lago di Como',
        fr: 'Bateaux sur le lac de Côme',
      },
      line: {
        en: 'From the piers on Piazza Cavour the boats zigzag from village to village, all the way up to Bellagio.',
        it: 'Dai pontili di piazza Cavour i battelli vanno a zigzag da una sponda all’altra, di paese in paese, fino a Bellagio.',
        fr: 'Des pontons de la piazza Cavour, les bateaux zigzaguent d’une rive à l’autre, de village en village, jusqu’à Bellagio.',
      },
    },
    {
      name: { en: 'Villa Olmo', it: 'Villa Olmo', fr: 'Villa Olmo' },
      line: {
        en: 'Reached along the water past one villa garden after another; its own lawn runs straight down to the lake.',
        it: 'Ci arrivi a piedi lungo l’acqua, un giardino di villa dopo l’altro; il suo parco scende fino al lago.',
        fr: 'On y va à pied au bord de l’eau, en longeant les jardins des villas ; le sien descend jusqu’au lac.',
      },
    },
    {
      name: { en: 'Volta Temple', it: 'Tempio Voltiano', fr: 'Temple de Volta' },
      line: {
        en: 'A small domed temple on the shore, built in the 1920s for the man who invented the battery and gave his name to the volt.',
        it: 'Un tempietto con la cupola in riva al lago, costruito negli anni Venti per l’inventore della pila: il volt si chiama così per lui.',
        fr: 'Un petit temple à coupole au bord du lac, bâti dans les années 1920 pour l’inventeur de la pile, qui a donné son nom au volt.',
      },
    },
    {
      name: { en: 'Casa del Fascio', it: 'Casa del Fascio', fr: 'Casa del Fascio' },
      line: {
        en: 'Giuseppe Terragni’s white cube of 1936, studied by architects everywhere, stands right behind the cathedral.',
        it: 'Il cubo bianco di Giuseppe Terragni, del 1936, che gli architetti vengono a vedere da tutto il mondo, proprio dietro il Duomo.',
        fr: 'Le cube blanc de Giuseppe Terragni (1936), que les architectes viennent voir du monde entier, juste derrière la cathédrale.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Como San Giovanni is on the main line from Milan to Switzerland, so both regional trains and the EuroCity to Zurich use it. A second station, Como Lago, is right by the water but is served only by the Trenord trains from Milan Cadorna.',
      it: 'Como San Giovanni è sulla linea Milano\u00a0– Svizzera: ci passano i regionali e gli EuroCity per Zurigo. C’è anche Como Lago, proprio sull’acqua, ma lì arrivano solo i treni Trenord da Milano Cadorna.',
      fr: 'Côme San Giovanni se trouve sur la ligne de Milan à la Suisse : trains régionaux et EuroCity pour Zurich s’y arrêtent. L’autre gare, Côme Lago, est au bord de l’eau, mais seuls les trains Trenord de Milan Cadorna y arrivent.',
    },
    toCentre: {
      en: 'Walk down the broad steps in front of the station: ten minutes to the walls, about fifteen to the cathedral and the lake.',
      it: 'Scendi la scalinata davanti alla stazione: in dieci minuti a piedi sei alle mura, in un quarto d’ora al Duomo e al lago.',
      fr: 'Descendez le grand escalier devant la gare : dix minutes à pied jusqu’aux remparts, un quart d’heure jusqu’à la cathédrale et au lac.',
    },
    connections: ['milan', 'bologna', 'venice', 'florence'],
  },
  stay: {
    why: {
      en: 'When the last day-trippers have gone back to Milan, the lakefront goes quiet, and in the morning you can be on the first boat.',
      it: 'La sera chi è venuto in giornata torna a Milano e il lungolago si svuota; la mattina dopo puoi salire sul primo battello.',
      fr: 'Le soir, quand les visiteurs d’un jour sont repartis vers Milan, les quais retrouvent leur calme, et le lendemain, vous voilà à l’heure pour le premier bateau.',
    },
    quarters: [
      {
        name: 'Città murata',
        suits: {
          en: 'For those who want everything on foot: restaurants, silk shops and no cars.',
          it: 'Se vuoi fare tutto a piedi, tra ristoranti, negozi di seta e strade senza macchine.',
          fr: 'Pour tout faire à pied, entre restaurants, boutiques de soie et rues sans voitures.',
        },
      },
      {
        name: 'Borgovico',
        suits: {
          en: 'For a quieter stay between the station and the lakeside villas.',
          it: 'Se cerchi un posto tranquillo, fra la stazione e la passeggiata delle ville.',
          fr: 'Pour un séjour plus calme, entre la gare et la promenade des villas.',
        },
      },
      {
        name: 'Brunate',
        suits: {
          en: 'For walkers and for anyone who wants to wake up above the lake.',
          it: 'Per chi cammina e per chi vuole svegliarsi con il lago ai suoi piedi.',
          fr: 'Pour les marcheurs, et pour ceux qui veulent se réveiller au-dessus du lac.',
        },
      },
    ],
  },
  sources: [
    { name: 'Larihome, Como', url: 'https://www.larihome.it/destinazione/como', year: 2024 },
    {
      name: 'SiViaggia, Funicolare Como-Brunate',
      url: 'https://siviaggia.it/idee-di-viaggio/funicolare-como-brunate/479770/',
      year: 2024,
    },
  ],
};
