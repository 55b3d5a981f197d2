import type { City } from '../schema.ts';

export const city: City = {
  slug: 'bari',
  rank: 11,
  stationId: '83111195',
  stationName: 'Bari Centrale',
  name: { en: 'Bari', it: 'Bari', fr: 'Bari' },
  region: { en: 'Puglia', it: 'Puglia', fr: 'Pouilles' },
  population: 319_802,
  themes: ['sea', 'food'],
  summary: {
    en: 'St Nicholas sleeps here, orecchiette dry in the street, and the Adriatic laps against the old town.',
    it: 'San Nicola, le orecchiette stese in strada e l’Adriatico sotto le mura di Bari Vecchia.',
    fr: 'Saint Nicolas y repose, les orecchiette sèchent dans la rue et l’Adriatique touche la vieille ville.',
  },
  description: {
    en: 'Bari has two halves that meet at one boulevard. On the sea side is Bari Vecchia, a white knot of alleys where the front door is the living room; inland, the straight streets that Napoleon’s brother-in-law Murat had laid out in 1813, full of shops and cafés. It is a working port rather than a resort, and eats like one: octopus, raw seafood, squares of warm focaccia with tomato.',
    it: 'Bari è fatta di due città, divise da un corso. Verso il mare c’è Bari Vecchia, un nodo di vicoli bianchi dove il salotto comincia sulla soglia di casa; verso la stazione le vie dritte volute da Murat nel 1813, con i negozi e i caffè. È un porto che lavora, più che una cartolina, e si capisce a tavola: polpo, crudo di mare, focaccia col pomodoro ancora calda.',
    fr: 'Bari, ce sont deux villes de part et d’autre d’un boulevard. Côté mer, Bari Vecchia, un lacis de ruelles blanches où le salon commence sur le pas de la porte ; côté gare, les rues droites voulues par Murat en 1813, avec boutiques et cafés. C’est un port qui travaille plutôt qu’une station balnéaire, et cela se sent à table : poulpe, fruits de mer crus, focaccia à la tomate encore tiède.',
  },
  attractions: [
    {
      picture: 'nicholas',
      name: {
        en: 'Basilica of St Nicholas',
        it: 'Basilica di San Nicola',
        fr: 'Basilique Saint-Nicolas',
      },
      line: {
        en: 'Sailors from Bari brought the bones of St Nicholas here in 1087; Orthodox pilgrims still pray in the crypt beside Catholics.',
        it: 'I marinai baresi portarono qui le ossa del santo nel 1087; in cripta ortodossi e cattolici pregano fianco a fianco.',
        fr: 'Des marins de Bari y apportèrent les os du saint en 1087 ; dans la crypte, orthodoxes et catholiques prient côte à côte.',
      },
    },
    {
      picture: 'old-town',
      name: { en: 'Bari Vecchia', it: 'Bari Vecchia', fr: 'Bari Vecchia' },
      line: {
        en: 'By Arco Basso women shape orecchiette with a knife and a thumb, on boards set out in front of their doors.',
        it: 'All’Arco Basso le signore fanno le orecchiette davanti alla porta: un coltello, un colpo di pollice, via.',
        fr: 'Près de l’Arco Basso, des femmes façonnent les orecchiette devant leur porte, d’un couteau et d’un coup de pouce.',
      },
    },
    {
      picture: 'seafront',
      name: { en: 'Seafront', it: 'Lungomare', fr: 'Front de mer' },
      line: {
        en: 'Old cast-iron lamps line the parapet past the Teatro Margherita, which was built on piles in the water.',
        it: 'I vecchi lampioni di ghisa seguono il parapetto fin oltre il Teatro Margherita, costruito su palafitte nell’acqua.',
        fr: 'De vieux réverbères de fonte suivent le parapet au-delà du Teatro Margherita, bâti sur pilotis dans l’eau.',
      },
    },
    {
      name: {
        en: 'Norman-Swabian Castle',
        it: 'Castello Normanno-Svevo',
        fr: 'Château normand-souabe',
      },
      line: {
        en: 'Roger the Norman built it and Frederick II raised it again from ruins; one hall is full of plaster casts of Puglia’s churches.',
        it: 'Lo costruì Ruggero, lo distrussero, lo rifece Federico II; nella gipsoteca ci sono i calchi delle chiese di Puglia.',
        fr: 'Bâti par Roger de Sicile, ruiné, relevé par Frédéric II ; une salle réunit les moulages des églises des Pouilles.',
      },
    },
    {
      name: {
        en: 'San Sabino Cathedral',
        it: 'Cattedrale di San Sabino',
        fr: 'Cathédrale San Sabino',
      },
      line: {
        en: 'At the summer solstice the light of the rose window lands exactly on the marble rose set in the floor.',
        it: 'Al solstizio d’estate la luce del rosone va a combaciare con quello di marmo disegnato sul pavimento.',
        fr: 'Au solstice d’été, la lumière de la rosace vient se poser exactement sur celle de marbre, au sol.',
      },
    },
    {
      name: { en: 'Teatro Petruzzelli', it: 'Teatro Petruzzelli', fr: 'Théâtre Petruzzelli' },
      line: {
        en: 'Arson gutted the red opera house in 1991; the city rebuilt it and the curtain rose again in 2009.',
        it: 'Un incendio doloso lo svuotò nel 1991; ricostruito, il teatro rosso ha rialzato il sipario nel 2009.',
        fr: 'Un incendie criminel le ravagea en 1991 ; reconstruit, l’opéra rouge a rouvert en 2009.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'High-speed and Intercity trains stop at Bari Centrale, on Piazza Aldo Moro. Two local railways leave from their own stations on the same square: Ferrotramviaria for the airport, Ferrovie Appulo Lucane for Matera.',
      it: 'I treni ad alta velocità e gli Intercity fermano a Bari Centrale, in piazza Aldo Moro. Sulla stessa piazza hanno la loro stazione due ferrovie locali: la Ferrotramviaria per l’aeroporto e le Appulo Lucane per Matera.',
      fr: 'Trains à grande vitesse et Intercity s’arrêtent à Bari Centrale, piazza Aldo Moro. Deux lignes locales ont leur propre gare sur la même place : la Ferrotramviaria pour l’aéroport, les Ferrovie Appulo Lucane pour Matera.',
    },
    toCentre: {
      en: 'Cross the gardens and follow the pedestrian Via Sparano: about 15\u00a0minutes to Corso Vittorio Emanuele, where the old town begins, and 20 to St Nicholas. It is flat all the way.',
      it: 'Attraversa i giardini e segui via Sparano, pedonale: circa 15\u00a0minuti fino a corso Vittorio Emanuele, dove comincia Bari Vecchia, 20 fino a San Nicola. Tutto in piano.',
      fr: 'Traversez les jardins et suivez la via Sparano, piétonne : environ 15 minutes jusqu’au Corso Vittorio Emanuele, où commence la vieille ville, 20 jusqu’à Saint-Nicolas. Tout est plat.',
    },
    connections: ['rome', 'lecce', 'bologna', 'milan', 'naples'],
  },
  stay: {
    why: {
      en: 'Polignano, Alberobello and Matera are all day trips by local train, and at night Bari Vecchia is out on the street.',
      it: 'Polignano, Alberobello e Matera si raggiungono in giornata coi treni locali, e la sera Bari Vecchia vive per strada.',
      fr: 'Polignano, Alberobello et Matera se visitent dans la journée en train local, et le soir Bari Vecchia vit dehors.',
    },
    quarters: [
      {
        name: 'Bari Vecchia',
        suits: {
          en: 'For those who want the real noise of the alleys: neighbours, bells, frying pans.',
          it: 'Per chi vuole i vicoli veri, con le voci dei vicini, le campane e le padelle.',
          fr: 'Pour vivre les ruelles telles qu’elles sont : voisins, cloches et poêles à frire.',
        },
      },
      {
        name: 'Murat',
        suits: {
          en: 'For short stays with luggage: shops, lifts and the station a few blocks away.',
          it: 'Per chi si ferma poco e ha la valigia: negozi, ascensore e stazione a pochi isolati.',
          fr: 'Pour un court séjour avec valise : boutiques, ascenseur, et la gare à quelques rues.',
        },
      },
      {
        name: 'Umbertino',
        suits: {
          en: 'For couples and friends who dine late, between the theatre and the sea.',
          it: 'Per coppie e amici che cenano tardi, fra il Petruzzelli e il mare.',
          fr: 'Pour les couples et les amis qui dînent tard, entre le théâtre et la mer.',
        },
      },
      {
        name: 'Madonnella',
        suits: {
          en: 'For swimmers and early risers: the city beach, Pane e Pomodoro, is close by.',
          it: 'Per chi vuole nuotare al mattino: la spiaggia di Pane e Pomodoro è vicina.',
          fr: 'Pour nager le matin : la plage de la ville, Pane e Pomodoro, est toute proche.',
        },
      },
    ],
  },
  sources: [
    { name: 'Basilica San Nicola', url: 'https://www.basilicasannicola.it/', year: 2025 },
    {
      name: 'Viaggiare in Puglia, Regione Puglia',
      url: 'https://www.viaggiareinpuglia.it/',
      year: 2025,
    },
    {
      name: 'Fondazione Teatro Petruzzelli',
      url: 'https://www.fondazionepetruzzelli.it/',
      year: 2025,
    },
    { name: 'Ferrotramviaria', url: 'https://www.ferrovienordbarese.it/', year: 2025 },
    { name: 'Ferrovie Appulo Lucane', url: 'https://ferrovieappulolucane.it/', year: 2025 },
  ],
};
