import type { City } from '../schema.ts';

export const city: City = {
  slug: 'padua',
  rank: 12,
  stationId: '83025817',
  stationName: 'Padova',
  name: { en: 'Padua', it: 'Padova', fr: 'Padoue' },
  region: { en: 'Veneto', it: 'Veneto', fr: 'Vénétie' },
  population: 210_292,
  themes: ['art'],
  summary: {
    en: 'Giotto’s blue chapel, market squares full of students and spritz, and Venice a short hop down the line.',
    it: 'Il blu di Giotto, le piazze del mercato piene di studenti e spritz, e Venezia poco più in là.',
    fr: 'Le bleu de Giotto, des places de marché pleines d’étudiants et de spritz, et Venise toute proche en train.',
  },
  description: {
    en: 'Galileo taught here for eighteen years and called them the happiest of his life. Padua still runs on its university, founded in 1222: bicycles under the arcades, fruit and cheese stalls by morning, spritz on the same squares by evening. Its fourteenth-century fresco cycles and its botanical garden are both on the UNESCO list.',
    it: 'Galileo insegnò a Padova per diciotto anni e li ricordò come i migliori della sua vita. La città gira ancora attorno all’università, nata nel 1222: biciclette sotto i portici, banchi di frutta al mattino, spritz nelle stesse piazze la sera. Due i siti UNESCO: i cicli affrescati del Trecento e l’orto botanico.',
    fr: 'Galilée enseigna dix-huit ans à Padoue, les plus heureux de sa vie, disait-il. La ville vit toujours au rythme de son université, fondée en 1222 : vélos sous les arcades, étals de fruits le matin, spritz le soir sur les mêmes places. Deux de ses trésors sont inscrits au patrimoine mondial, les fresques du XIVᵉ siècle et le jardin botanique.',
  },
  attractions: [
    {
      picture: 'scrovegni-chapel',
      name: {
        en: 'Scrovegni Chapel',
        it: 'Cappella degli Scrovegni',
        fr: 'Chapelle des Scrovegni',
      },
      line: {
        en: 'Giotto painted it for a moneylender’s son around 1305; you enter in small groups, through a room that filters the air.',
        it: 'Giotto la dipinse intorno al 1305 per il figlio di un usuraio; si entra in pochi, dopo una sosta in una sala che filtra l’aria.',
        fr: 'Giotto la peignit vers 1305 pour le fils d’un usurier ; on y entre par petits groupes, par un sas où l’air est filtré.',
      },
    },
    {
      picture: 'santo',
      name: {
        en: 'Basilica of St Anthony',
        it: 'Basilica di Sant’Antonio',
        fr: 'Basilique Saint-Antoine',
      },
      line: {
        en: 'Locals just say il Santo; pilgrims lay a hand on the tomb, and Donatello’s bronze horseman guards the square.',
        it: 'Per tutti è il Santo: i pellegrini posano la mano sulla tomba, fuori cavalca il Gattamelata di Donatello.',
        fr: 'Ici, on dit simplement « il Santo » : les pèlerins posent la main sur le tombeau ; dehors veille le cavalier de bronze de Donatello.',
      },
    },
    {
      picture: 'prato-della-valle',
      name: { en: 'Prato della Valle', it: 'Prato della Valle', fr: 'Prato della Valle' },
      line: {
        en: 'An oval island ringed by a canal and seventy-eight statues; students lie on the grass until the sun goes.',
        it: 'Un’isola ovale, un canale e settantotto statue intorno: gli studenti si stendono sul prato finché c’è sole.',
        fr: 'Une île ovale, un canal et soixante-dix-huit statues ; les étudiants s’y allongent dans l’herbe jusqu’au soir.',
      },
    },
    {
      name: {
        en: 'Palazzo della Ragione and its markets',
        it: 'Palazzo della Ragione e piazze del mercato',
        fr: 'Palazzo della Ragione et ses marchés',
      },
      line: {
        en: 'Upstairs, a hall under a ceiling like an upturned ship’s hull, with a giant wooden horse; downstairs, rows of cheese and ham counters.',
        it: 'Sopra, un salone con il soffitto a carena di nave e un cavallo di legno gigante; sotto, formaggi e salumi.',
        fr: 'En haut, une salle au plafond en carène de navire et un cheval de bois géant ; en bas, fromages et charcuteries.',
      },
    },
    {
      name: { en: 'Botanical Garden', it: 'Orto botanico', fr: 'Jardin botanique' },
      line: {
        en: 'Laid out for medical students in 1545 and never moved; the palm that set Goethe thinking was planted in 1585.',
        it: 'Nacque nel 1545 per gli studenti di medicina e non si è mai mosso; la palma di Goethe è del 1585.',
        fr: 'Tracé en 1545 pour les étudiants en médecine, il n’a jamais bougé ; le palmier de Goethe date de 1585.',
      },
    },
    {
      name: { en: 'Palazzo Bo', it: 'Palazzo Bo', fr: 'Palazzo Bo' },
      line: {
        en: 'The anatomy theatre of 1595 is a wooden funnel where hundreds stood, tier on tier, to watch one table.',
        it: 'Il teatro anatomico del 1595 è un imbuto di legno: si stava in piedi, stretti, a guardare un solo tavolo.',
        fr: 'L’amphithéâtre d’anatomie de 1595 est un entonnoir de bois où l’on se serrait debout autour d’une seule table.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'The sign just says Padova. High-speed trains on the Milan–Venice and Rome–Venice lines stop here, and regional trains to Venice are frequent. The tram leaves from the square in front.',
      it: 'Sui cartelli c’è scritto solo Padova. Qui fermano i treni ad alta velocità delle linee Milano\u00a0– Venezia e Roma\u00a0– Venezia, e i regionali per Venezia sono frequenti. Il tram passa davanti alla stazione.',
      fr: 'Sur les panneaux, la gare s’appelle simplement Padova. Les trains à grande vitesse Milan\u00a0– Venise et Rome\u00a0– Venise s’y arrêtent, et les régionaux pour Venise sont fréquents. Le tramway passe devant la gare.',
    },
    toCentre: {
      en: 'The Scrovegni Chapel is about 10\u00a0minutes’ walk down Corso del Popolo, the market squares about 20. For St Anthony and Prato della Valle, half an hour on foot, take the tram and get off at Santo or Prato della Valle.',
      it: 'Gli Scrovegni sono a circa 10\u00a0minuti a piedi lungo corso del Popolo, le piazze a 20. Per il Santo e Prato della Valle, mezz’ora di cammino, conviene il tram: le fermate si chiamano proprio Santo e Prato della Valle.',
      fr: 'La chapelle des Scrovegni est à une dizaine de minutes à pied par le Corso del Popolo, les places du marché à 20. Pour Saint-Antoine et Prato della Valle, à une demi-\u2060heure de marche, prenez le tramway jusqu’aux arrêts Santo ou Prato della Valle.',
    },
    connections: ['venice', 'milan', 'bologna', 'rome', 'trieste', 'naples'],
  },
  stay: {
    why: {
      en: 'Sleep here and see Venice by day: you come back to dinner at prices students can pay.',
      it: 'Dormi qui e vai a Venezia di giorno: la sera torni a cena dove mangiano gli studenti.',
      fr: 'Dormez ici, visitez Venise le jour : le soir, vous dînez là où dînent les étudiants.',
    },
    quarters: [
      {
        name: 'Piazze e Ghetto',
        suits: {
          en: 'For first visits: arcades, wine bars and both markets at the door.',
          it: 'Per chi viene per la prima volta: portici, osterie e mercati sotto la finestra.',
          fr: 'Pour une première visite : arcades, bars à vin et marchés sous la fenêtre.',
        },
      },
      {
        name: 'Santo',
        suits: {
          en: 'For pilgrims, families and garden lovers who like their evenings quiet.',
          it: 'Per pellegrini, famiglie e amanti dei giardini che la sera vogliono quiete.',
          fr: 'Pour les pèlerins, les familles et les amateurs de jardins qui aiment les soirées calmes.',
        },
      },
      {
        name: 'Portello',
        suits: {
          en: 'For night owls: the old river port is now the student quarter.',
          it: 'Per chi fa tardi: l’antico porto fluviale è il quartiere degli studenti.',
          fr: 'Pour les noctambules : l’ancien port fluvial est le quartier des étudiants.',
        },
      },
      {
        name: 'Stazione',
        suits: {
          en: 'For travellers who take a train every morning, to Venice, Vicenza or Verona.',
          it: 'Per chi ogni mattina prende un treno: Venezia, Vicenza, Verona.',
          fr: 'Pour ceux qui prennent un train chaque matin : Venise, Vicence, Vérone.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Padua’s fourteenth-century fresco cycles',
        it: 'Centro del patrimonio mondiale dell’UNESCO, I cicli affrescati del XIV secolo di Padova',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Les cycles de fresques du XIVᵉ siècle à Padoue',
      },
      url: 'https://whc.unesco.org/en/list/1623/',
      year: 2021,
    },
    {
      name: {
        en: 'UNESCO World Heritage Centre, Botanical Garden of Padua',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Orto botanico di Padova',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Jardin botanique de Padoue',
      },
      url: 'https://whc.unesco.org/en/list/824/',
      year: 2025,
    },
    { name: 'Università di Padova', url: 'https://www.unipd.it/', year: 2025 },
    { name: 'Turismo Padova', url: 'https://www.turismopadova.it/', year: 2025 },
  ],
};
