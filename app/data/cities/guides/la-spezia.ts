import type { City } from '../schema.ts';

export const city: City = {
  slug: 'la-spezia',
  rank: 15,
  stationId: '83060004',
  stationName: 'La Spezia Centrale',
  name: { en: 'La Spezia', it: 'La Spezia', fr: 'La Spezia' },
  region: { en: 'Liguria', it: 'Liguria', fr: 'Ligurie' },
  population: 93_277,
  themes: ['sea'],
  summary: {
    en: 'A navy port on the Gulf of Poets, one stop by train from the Cinque Terre.',
    it: 'Porto militare in fondo al Golfo dei Poeti, a una fermata di treno dalle Cinque Terre.',
    fr: 'Un port militaire au fond du golfe des Poètes, à un arrêt de train des Cinque Terre.',
  },
  description: {
    en: 'La Spezia builds and mends ships for a living, and most visitors hurry through it on the way to the Cinque Terre. Stay for an evening and you find a proper Ligurian town: a long pedestrian street, farinata straight from the oven, and a palm-lined seafront with the Apuan Alps across the water.',
    it: 'La Spezia vive di navi e di cantieri, e chi va alle Cinque Terre di solito si limita a cambiare treno. Se ti fermi una sera, però, trovi una città ligure vera: il passeggio in via del Prione, la farinata appena sfornata, le palme del lungomare e le Apuane dall’altra parte del golfo.',
    fr: 'La Spezia vit de ses chantiers navals, et la plupart des voyageurs n’y font que changer de train pour les Cinque Terre. Passez-y une soirée : une longue rue piétonne, de la farinata tout juste sortie du four, un bord de mer planté de palmiers et, de l’autre côté du golfe, les Alpes apuanes.',
  },
  attractions: [
    {
      picture: 'cinque-terre',
      name: { en: 'Cinque Terre', it: 'Cinque Terre', fr: 'Cinque Terre' },
      line: {
        en: 'Five fishing villages between terraced vines and the sea; Riomaggiore, the first, is one tunnel away from the station.',
        it: 'Cinque borghi stretti fra i terrazzamenti e il mare: il primo, Riomaggiore, è subito dopo la galleria.',
        fr: 'Cinq villages serrés entre les vignes en terrasses et la mer ; le premier, Riomaggiore, vous attend à la sortie du tunnel.',
      },
    },
    {
      picture: 'portovenere',
      name: { en: 'Portovenere', it: 'Portovenere', fr: 'Portovenere' },
      line: {
        en: 'A row of tall painted houses that ends in a striped church, San Pietro, alone on the last rock above the sea.',
        it: 'La palazzata colorata sul porto e, in cima allo scoglio, la chiesa di San Pietro a righe bianche e nere.',
        fr: 'Une rangée de hautes maisons peintes et, tout au bout, sur le rocher, l’église San Pietro rayée de blanc et de noir.',
      },
    },
    {
      picture: 'castle',
      name: { en: 'San Giorgio Castle', it: 'Castello di San Giorgio', fr: 'Château San Giorgio' },
      line: {
        en: 'Inside the fortress stand the stele statues of the Lunigiana, stone warriors and women carved thousands of years ago.',
        it: 'Dentro la fortezza ti aspettano le statue stele della Lunigiana, guerrieri e donne di pietra scolpiti millenni fa.',
        fr: 'La forteresse abrite les statues-stèles de la Lunigiana, guerriers et femmes de pierre sculptés il y a des millénaires.',
      },
    },
    {
      name: { en: 'Amedeo Lia Museum', it: 'Museo civico Amedeo Lia', fr: 'Musée Amedeo Lia' },
      line: {
        en: 'One man’s collection, given to the city: over a thousand pieces, from medieval miniatures to Titian, in a former convent.',
        it: 'La raccolta di un solo uomo, donata alla città: oltre mille opere, dalle miniature a Tiziano, in un ex convento.',
        fr: 'La collection d’un seul homme, offerte à la ville : plus de mille œuvres, des enluminures à Titien.',
      },
    },
    {
      name: {
        en: 'Naval Technical Museum',
        it: 'Museo tecnico navale',
        fr: 'Musée technique naval',
      },
      line: {
        en: 'Beside the arsenal gate, a hall of wooden figureheads that once led sailing ships across the oceans.',
        it: 'Accanto all’ingresso dell’Arsenale, una sala di polene di legno che hanno solcato gli oceani sulla prua dei velieri.',
        fr: 'À côté de la porte de l’arsenal, une salle de figures de proue en bois qui ont traversé les océans.',
      },
    },
    {
      name: { en: 'Passeggiata Morin', it: 'Passeggiata Morin', fr: 'Passeggiata Morin' },
      line: {
        en: 'The town’s evening walk: palms, ferries coming in, and a footbridge over to the yachts of Porto Mirabello.',
        it: 'La passeggiata serale degli spezzini: palme, battelli che rientrano e il ponte pedonale verso Porto Mirabello.',
        fr: 'La promenade du soir : des palmiers, les bateaux qui rentrent et une passerelle vers les yachts de Porto Mirabello.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Get off at La Spezia Centrale, which sits slightly above the town; Migliarina is a suburb. The trains that call at every village of the Cinque Terre on the way to Levanto leave from here, so you can drop your bags and be on the coast the same morning.',
      it: 'Scendi a La Spezia Centrale, un po’ più in alto del centro, e non a Migliarina, che è in periferia. Da qui partono i treni per Levanto che fermano in tutte le Cinque Terre: lasci i bagagli e in mattinata sei già al mare.',
      fr: 'Descendez à La Spezia Centrale, un peu au-dessus du centre, et non à Migliarina, en banlieue. C’est d’ici que partent les trains pour Levanto qui desservent tous les villages des Cinque Terre : posez vos bagages et filez vers la côte.',
    },
    toCentre: {
      en: 'It is downhill all the way: about ten minutes on foot to the top of Via del Prione, the pedestrian street, and some twenty-five to the seafront, where the boats to Portovenere leave in season.',
      it: 'È tutta discesa: in una decina di minuti a piedi sei all’inizio di via del Prione, e in venticinque circa sul lungomare, da dove in stagione partono i battelli per Portovenere.',
      fr: 'On descend tout du long : une dizaine de minutes à pied jusqu’à la rue piétonne, via del Prione, et environ vingt-cinq jusqu’au bord de mer, d’où partent en saison les bateaux pour Portovenere.',
    },
    connections: ['genoa', 'pisa', 'milan', 'florence'],
  },
  stay: {
    why: {
      en: 'Rooms are easier to find than in the villages, trains to the Cinque Terre run all day, and you are on the platform before the day-trippers from Florence arrive.',
      it: 'Trovi posto più facilmente che nei borghi, i treni per le Cinque Terre passano tutto il giorno e al mattino parti prima che arrivino i gruppi da Firenze.',
      fr: 'On y trouve une chambre plus facilement que dans les villages, les trains pour les Cinque Terre passent toute la journée et vous partez avant l’arrivée des groupes venus de Florence.',
    },
    quarters: [
      {
        name: 'Stazione',
        suits: {
          en: 'For an early train to the villages without dragging a suitcase across town.',
          it: 'Se vuoi prendere il primo treno per i borghi senza attraversare la città con la valigia.',
          fr: 'Pour attraper le premier train vers les villages sans traverser la ville avec sa valise.',
        },
      },
      {
        name: 'Via del Prione',
        suits: {
          en: 'For those who like dinner, shops and the castle lift within a few steps.',
          it: 'Se ti piace uscire di casa e avere già sotto mano trattorie, negozi e l’ascensore per il castello.',
          fr: 'Pour avoir les restaurants, les boutiques et l’ascenseur du château à deux pas.',
        },
      },
      {
        name: 'Lungomare',
        suits: {
          en: 'For couples and families who plan their days around the boats.',
          it: 'Per coppie e famiglie che pensano di muoversi soprattutto in battello.',
          fr: 'Pour les couples et les familles qui comptent surtout se déplacer en bateau.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Portovenere, Cinque Terre, and the Islands',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Porto Venere, Cinque Terre e isole',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Portovenere, Cinque Terre et les îles',
      },
      url: 'https://whc.unesco.org/en/list/826',
      year: 2024,
    },
    {
      name: 'Quotidiano Nazionale, Golfo dei Poeti',
      url: 'https://quotidiano.net/itinerari/viaggi/golfo-dei-poeti-chou4va4',
      year: 2024,
    },
  ],
};
