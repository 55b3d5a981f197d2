import type { City } from '../schema.ts';

export const city: City = {
  slug: 'ravenna',
  rank: 20,
  stationId: '83058115',
  stationName: 'Ravenna',
  name: { en: 'Ravenna', it: 'Ravenna', fr: 'Ravenne' },
  region: { en: 'Emilia-Romagna', it: 'Emilia-Romagna', fr: 'Émilie-Romagne' },
  population: 157_298,
  themes: ['art'],
  summary: {
    en: 'The last capital of the western Roman Empire, plain brick outside, gold and blue mosaic within.',
    it: 'L’ultima capitale dell’Impero d’Occidente: fuori semplici mattoni, dentro mosaici d’oro e di blu.',
    fr: 'Dernière capitale de l’Empire d’Occident : brique nue dehors, mosaïques d’or et de bleu dedans.',
  },
  description: {
    en: 'Emperors moved here in 402 because marshes kept the armies out; Goths and Byzantines followed, and all of them covered their walls with mosaics. Eight of those buildings are on the UNESCO list, most of them a few quiet streets apart. Dante finished the Comedy in Ravenna, and the city has never given him back to Florence.',
    it: 'Nel 402 gli imperatori si trasferirono qui perché le paludi tenevano lontani gli eserciti; poi vennero i Goti e i Bizantini, e tutti riempirono le pareti di mosaici. Otto di quei monumenti sono patrimonio UNESCO, quasi tutti a poche strade l’uno dall’altro. A Ravenna Dante finì la Commedia, e la città non l’ha più restituito a Firenze.',
    fr: 'En 402, les empereurs s’installent ici parce que les marais arrêtent les armées ; puis viennent les Goths et les Byzantins, et tous couvrent leurs murs de mosaïques. Huit de ces monuments sont inscrits au patrimoine mondial, presque tous à quelques rues les uns des autres. Dante acheva sa Comédie à Ravenne, et la ville ne l’a jamais rendu à Florence.',
  },
  attractions: [
    {
      picture: 'theodora',
      name: { en: 'San Vitale', it: 'Basilica di San Vitale', fr: 'Basilique Saint-Vital' },
      line: {
        en: 'Justinian and Theodora face each other across the apse with their whole court, in gold that still moves with the light.',
        it: 'Giustiniano e Teodora si fronteggiano nell’abside con tutta la corte, in un oro che cambia con la luce.',
        fr: 'Justinien et Théodora s’y font face, avec toute leur cour, dans un or qui change avec la lumière.',
      },
    },
    {
      picture: 'galla-placidia',
      name: {
        en: 'Mausoleum of Galla Placidia',
        it: 'Mausoleo di Galla Placidia',
        fr: 'Mausolée de Galla Placidia',
      },
      line: {
        en: 'A brick hut outside; inside, a deep blue night with gold stars, lit through windows of alabaster.',
        it: 'Da fuori una casetta di mattoni; dentro, una notte blu piena di stelle d’oro, con la luce che filtra dall’alabastro.',
        fr: 'Dehors, une maisonnette de brique ; dedans, une nuit bleue semée d’étoiles d’or, éclairée à travers l’albâtre.',
      },
    },
    {
      picture: 'theodoric',
      name: {
        en: 'Mausoleum of Theodoric',
        it: 'Mausoleo di Teodorico',
        fr: 'Mausolée de Théodoric',
      },
      line: {
        en: 'The Gothic king’s tomb is roofed with a single block of Istrian stone, more than ten metres across.',
        it: 'La tomba del re goto ha per tetto un solo blocco di pietra d’Istria, largo più di dieci metri.',
        fr: 'La tombe du roi goth est coiffée d’un seul bloc de pierre d’Istrie, large de plus de dix mètres.',
      },
    },
    {
      name: {
        en: 'Sant’Apollinare Nuovo',
        it: 'Sant’Apollinare Nuovo',
        fr: 'Saint-Apollinaire-le-Neuf',
      },
      line: {
        en: 'Theodoric’s court was wiped from the mosaic and replaced by curtains, but look at the columns: some of the hands are still there.',
        it: 'La corte di Teodorico fu cancellata e coperta con delle tende: ma guarda le colonne, qualche mano è rimasta.',
        fr: 'La cour de Théodoric fut effacée et remplacée par des rideaux ; mais regardez les colonnes, quelques mains y sont restées.',
      },
    },
    {
      name: { en: 'Dante’s Tomb', it: 'Tomba di Dante', fr: 'Tombeau de Dante' },
      line: {
        en: 'A small temple with a lamp that never goes out; the oil comes every September from Florence, the city that exiled him.',
        it: 'Un tempietto con una lampada sempre accesa: l’olio arriva ogni settembre da Firenze, che lo aveva esiliato.',
        fr: 'Un petit temple et une lampe toujours allumée ; l’huile vient chaque septembre de Florence, qui l’avait exilé.',
      },
    },
    {
      name: {
        en: 'Sant’Apollinare in Classe',
        it: 'Sant’Apollinare in Classe',
        fr: 'Saint-Apollinaire in Classe',
      },
      line: {
        en: 'Five kilometres out, where the Roman fleet once lay: a green meadow of mosaic, a saint with open arms and twelve sheep.',
        it: 'A cinque chilometri, dove stava la flotta romana: un prato verde di mosaico, il santo a braccia aperte e dodici agnelli.',
        fr: 'À cinq kilomètres, là où mouillait la flotte romaine : un pré de mosaïque verte, un saint aux bras ouverts et douze agneaux.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Ravenna’s station is on the eastern edge of the old town. Direct regional trains come from Bologna and Rimini; from elsewhere you usually change at Bologna. Trains towards Rimini that stop at Classe leave you near Sant’Apollinare in Classe.',
      it: 'La stazione è sul bordo orientale del centro. Da Bologna e da Rimini ci sono regionali diretti; da altrove di solito si cambia a Bologna. I treni per Rimini che fermano a Classe ti lasciano vicino a Sant’Apollinare.',
      fr: 'La gare borde le centre à l’est. Des trains régionaux directs viennent de Bologne et de Rimini ; depuis les autres villes, on change le plus souvent à Bologne. Les trains pour Rimini qui s’arrêtent à Classe vous déposent près de Saint-Apollinaire.',
    },
    toCentre: {
      en: 'Follow Viale Farini straight ahead: about ten minutes on foot to Piazza del Popolo and some twenty to San Vitale. The centre is flat and mostly without cars.',
      it: 'Vai dritto per viale Farini: in una decina di minuti a piedi sei in piazza del Popolo, in una ventina a San Vitale. Il centro è in piano e quasi tutto senza auto.',
      fr: 'Suivez tout droit le viale Farini : une dizaine de minutes à pied jusqu’à la piazza del Popolo, une vingtaine jusqu’à Saint-Vital. Le centre est plat et presque sans voitures.',
    },
    connections: ['bologna', 'rimini', 'venice', 'florence', 'milan'],
  },
  stay: {
    why: {
      en: 'Mosaics need fresh eyes: see half of them today and half tomorrow, with a plate of cappelletti and a glass of Sangiovese in between.',
      it: 'I mosaici vanno visti con gli occhi riposati: metà oggi, metà domani, e in mezzo una sera di cappelletti e Sangiovese.',
      fr: 'Les mosaïques demandent un œil reposé : la moitié aujourd’hui, l’autre demain et, entre les deux, une soirée de cappelletti et de sangiovese.',
    },
    quarters: [
      {
        name: 'Piazza del Popolo',
        suits: {
          en: 'For a short stay: café tables, Dante’s tomb and every mosaic in the centre within walking distance.',
          it: 'Per un soggiorno breve: i caffè, la tomba di Dante e tutti i mosaici del centro a piedi.',
          fr: 'Pour un court séjour : les cafés, le tombeau de Dante et toutes les mosaïques du centre à pied.',
        },
      },
      {
        name: 'San Vitale',
        suits: {
          en: 'For those who want to be first at the basilica door, in the quiet streets of mosaic workshops.',
          it: 'Se vuoi essere il primo alla porta della basilica, fra strade tranquille e botteghe di mosaicisti.',
          fr: 'Pour être le premier à la porte de la basilique, dans des rues calmes aux ateliers de mosaïstes.',
        },
      },
      {
        name: 'Marina di Ravenna',
        suits: {
          en: 'For summer: pine woods, beach bars and a bus back to the mosaics.',
          it: 'Per l’estate: pineta, stabilimenti balneari e un autobus per tornare ai mosaici.',
          fr: 'Pour l’été : pinède, bars de plage et un bus pour revenir aux mosaïques.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Early Christian Monuments of Ravenna',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Monumenti paleocristiani di Ravenna',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Monuments paléochrétiens de Ravenne',
      },
      url: 'https://whc.unesco.org/en/list/788',
      year: 2024,
    },
    {
      name: 'Italia.it, Classe',
      url: 'https://italia.it/it/emilia-romagna/ravenna/classe',
      year: 2024,
    },
    {
      name: 'Viaggiart, Tomba di Dante Alighieri',
      url: 'https://viaggiart.com/ravenna/monumento/17314/tomba-di-dante-alighieri.html',
      year: 2021,
    },
  ],
};
