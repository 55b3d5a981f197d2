import type { City } from '../schema.ts';

export const city: City = {
  slug: 'naples',
  rank: 5,
  stationId: '83092189',
  stationName: 'Napoli Centrale',
  name: { en: 'Naples', it: 'Napoli', fr: 'Naples' },
  region: { en: 'Campania', it: 'Campania', fr: 'Campanie' },
  population: 938_531,
  themes: ['sea', 'art', 'food'],
  summary: {
    en: 'Greek streets, a marble veil you would swear was cloth, pizza where it was born, and Vesuvius.',
    it: 'Strade greche, un velo di marmo che sembra stoffa, la pizza dove è nata e il Vesuvio sullo sfondo.',
    fr: 'Des rues tracées par les Grecs, un voile de marbre, la pizza là où elle est née et le Vésuve.',
  },
  description: {
    en: 'Naples is loud, generous and very old: its main street follows a line the Greeks drew, and people still live, cook and argue along it. Come for what was dug out of Pompeii, for the Caravaggios and for the pizza, then ride a funicular up and see the whole bay at once.',
    it: 'Napoli è rumorosa, generosa e antichissima: la sua strada più famosa segue un tracciato greco, e lungo quella riga si vive, si cucina e si discute ancora. Vieni per ciò che è uscito da Pompei, per i Caravaggio e per la pizza; poi prendi una funicolare e guarda il golfo dall’alto.',
    fr: 'Naples est bruyante, généreuse et très ancienne : sa rue la plus célèbre suit un tracé grec, et l’on y vit, cuisine et discute encore. Venez pour les trésors de Pompéi, pour les Caravage et pour la pizza, puis prenez un funiculaire et regardez la baie d’en haut.',
  },
  attractions: [
    {
      picture: 'spaccanapoli',
      name: {
        en: 'Spaccanapoli and the old town',
        it: 'Spaccanapoli e il centro antico',
        fr: 'Spaccanapoli et la vieille ville',
      },
      line: {
        en: 'One dead-straight street slices the city in two; halfway along is Santa Chiara, with its cloister of painted tiles.',
        it: 'Una strada dritta taglia in due la città; a metà c’è Santa Chiara, con il chiostro di maioliche dipinte.',
        fr: 'Une rue toute droite coupe la ville en deux ; à mi-\u2060chemin, Santa Chiara et son cloître de majoliques peintes.',
      },
    },
    {
      picture: 'sant-elmo',
      name: {
        en: 'Castel Sant’Elmo and San Martino',
        it: 'Castel Sant’Elmo e San Martino',
        fr: 'Château Saint-Elme et San Martino',
      },
      line: {
        en: 'Take the funicular from Montesanto: from the ramparts you see the street that splits Naples, the port and Vesuvius.',
        it: 'Sali con la funicolare di Montesanto: dagli spalti vedi Spaccanapoli come una fessura, il porto e il Vesuvio.',
        fr: 'Montez par le funiculaire de Montesanto : des remparts, on voit Spaccanapoli comme une entaille, le port et le Vésuve.',
      },
    },
    {
      picture: 'pompeii',
      name: { en: 'Pompeii', it: 'Pompei', fr: 'Pompéi' },
      line: {
        en: 'The Circumvesuviana train from beneath Centrale stops by the gate of the ruins, where cart wheels have worn grooves in the streets.',
        it: 'La Circumvesuviana parte da sotto la Centrale e ferma davanti agli scavi: nelle strade ci sono ancora i solchi dei carri.',
        fr: 'La Circumvesuviana part du sous-sol de la gare centrale et s’arrête devant les fouilles, où les chars ont creusé leurs ornières dans les rues.',
      },
    },
    {
      name: {
        en: 'National Archaeological Museum',
        it: 'Museo archeologico nazionale (MANN)',
        fr: 'Musée archéologique national',
      },
      line: {
        en: 'Pompeii’s frescoes, its mosaics and even its charred bread are here: without them you have seen only half the ruins.',
        it: 'Gli affreschi, i mosaici e perfino il pane carbonizzato di Pompei sono qui: se te li perdi, Pompei l’hai vista solo a metà.',
        fr: 'Les fresques, les mosaïques et jusqu’au pain carbonisé de Pompéi sont ici : sans eux, on ne voit les ruines qu’à moitié.',
      },
    },
    {
      name: {
        en: 'Veiled Christ, Sansevero Chapel',
        it: 'Cristo velato, Cappella Sansevero',
        fr: 'Christ voilé, chapelle Sansevero',
      },
      line: {
        en: 'In 1753 Giuseppe Sanmartino carved body and veil from one block; for years people swore the cloth had been turned to stone by alchemy.',
        it: 'Nel 1753 Giuseppe Sanmartino ricavò corpo e velo da un solo blocco; per molto tempo si parlò di alchimia.',
        fr: 'En 1753, Giuseppe Sanmartino tira le corps et le voile d’un seul bloc ; longtemps, on y vit l’œuvre d’un alchimiste.',
      },
    },
    {
      name: {
        en: 'Museum and Royal Park of Capodimonte',
        it: 'Museo e Real Bosco di Capodimonte',
        fr: 'Musée et parc de Capodimonte',
      },
      line: {
        en: 'A Bourbon hunting palace on a hill, with Caravaggio’s Flagellation indoors and a wood for picnics outside.',
        it: 'Una reggia di caccia dei Borbone in collina: dentro la Flagellazione di Caravaggio, fuori un bosco dove stendere la coperta.',
        fr: 'Un palais de chasse des Bourbons, sur la colline : la Flagellation du Caravage à l’intérieur, un bois pour pique-niquer dehors.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Naples Centrale stands on Piazza Garibaldi, and nearly everything else leaves from beneath it: metro lines\u00a01 and\u00a02, and the Circumvesuviana for Ercolano, Pompeii and Sorrento. The square is crowded, so keep your bag closed and know which way you are going.',
      it: 'Napoli Centrale è in piazza Garibaldi, e quasi tutto il resto parte da sotto: le linee\u00a01 e\u00a02 della metropolitana e la Circumvesuviana per Ercolano, Pompei e Sorrento. In piazza c’è folla: tieni la borsa chiusa e parti sapendo dove andare.',
      fr: 'Naples Centrale donne sur la piazza Garibaldi, et presque tout le reste part de ses sous-sols : les lignes\u00a01 et\u00a02 du métro, et la Circumvesuviana pour Herculanum, Pompéi et Sorrente. Il y a foule sur la place : fermez bien votre sac et sachez où vous allez.',
    },
    toCentre: {
      en: 'The old town begins about 15\u00a0minutes away on foot, towards the cathedral and Via dei Tribunali. For Toledo and the seafront side, take metro line\u00a01: Toledo station, lined with blue mosaic, is a sight in itself.',
      it: 'Il centro antico comincia a circa 15\u00a0minuti a piedi, dalle parti del Duomo e di via dei Tribunali. Per via Toledo prendi la linea\u00a01: la stazione Toledo, tutta mosaici blu, è già una visita.',
      fr: 'La vieille ville commence à 15\u00a0minutes de marche environ, vers la cathédrale et la via dei Tribunali. Pour la via Toledo, prenez la ligne\u00a01 du métro : la station Toledo, toute en mosaïque bleue, vaut à elle seule la visite.',
    },
    connections: ['rome', 'salerno', 'florence', 'bologna', 'milan', 'turin'],
  },
  stay: {
    why: {
      en: 'Naples belongs to the evening: pizza eaten late, the promenade by Castel dell’Ovo, the light on Vesuvius. Stay two nights, and Pompeii, Herculaneum or a boat to Procida fit in as well.',
      it: 'Napoli dà il meglio di sera: la pizza tardi, il lungomare fino a Castel dell’Ovo, il Vesuvio che cambia colore. Con due notti ci stanno anche Pompei, Ercolano o il traghetto per Procida.',
      fr: 'Naples se vit le soir : une pizza tardive, la promenade jusqu’au Castel dell’Ovo, le Vésuve qui change de couleur. En deux nuits, vous aurez aussi le temps de voir Pompéi, Herculanum ou l’île de Procida.',
    },
    quarters: [
      {
        name: 'Centro antico',
        suits: {
          en: 'For first-timers who want to be in the thick of it and don’t mind the scooters.',
          it: 'Per chi viene per la prima volta, vuole stare nel cuore della città e non teme i motorini.',
          fr: 'Pour ceux qui viennent pour la première fois, veulent être au cœur de tout et supportent les scooters.',
        },
      },
      {
        name: 'Chiaia',
        suits: {
          en: 'For couples: smart streets, evening bars and the sea a few minutes away.',
          it: 'Per le coppie: belle strade, locali la sera e il mare a pochi minuti.',
          fr: 'Pour les couples : de belles rues, des bars le soir et la mer à quelques minutes.',
        },
      },
      {
        name: 'Vomero',
        suits: {
          en: 'For families: calmer, leafier, up on the hill, with funiculars down to the centre.',
          it: 'Per le famiglie: in collina, più verde e più calmo, con le funicolari per scendere in centro.',
          fr: 'Pour les familles : sur la colline, plus calme et plus vert, avec des funiculaires pour descendre en ville.',
        },
      },
      {
        name: 'Toledo e Quartieri Spagnoli',
        suits: {
          en: 'For people who eat out: trattorias on every corner and the metro close by.',
          it: 'Per chi vuole mangiare fuori ogni sera: una trattoria a ogni angolo e la metro vicina.',
          fr: 'Pour ceux qui dînent dehors tous les soirs : une trattoria à chaque coin de rue et le métro tout près.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Historic Centre of Naples',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Centro storico di Napoli',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Centre historique de Naples',
      },
      url: 'https://whc.unesco.org/en/list/726',
      year: 2025,
    },
    { name: 'Museo archeologico nazionale di Napoli', url: 'https://mann-napoli.it/', year: 2025 },
    { name: 'Museo Cappella Sansevero', url: 'https://www.museosansevero.it/', year: 2025 },
    {
      name: {
        en: 'ANM, metro and funiculars',
        it: 'ANM, metropolitana e funicolari',
        fr: 'ANM, métro et funiculaires',
      },
      url: 'https://www.anm.it/',
      year: 2025,
    },
    { name: 'EAV, Circumvesuviana', url: 'https://www.eavsrl.it/', year: 2025 },
  ],
};
