import type { City } from '../schema.ts';

export const city: City = {
  slug: 'salerno',
  rank: 16,
  stationId: '83098186',
  stationName: 'Salerno',
  name: { en: 'Salerno', it: 'Salerno', fr: 'Salerne' },
  region: { en: 'Campania', it: 'Campania', fr: 'Campanie' },
  population: 129_100,
  themes: ['sea'],
  summary: {
    en: 'A lively seaside city with a Norman cathedral, and the ferry to Amalfi a short walk from the train.',
    it: 'Un duomo normanno, un lungomare di palme e il traghetto per Amalfi a pochi passi dal treno.',
    fr: 'Une cathédrale normande, des palmiers au bord de l’eau et le bateau pour Amalfi à deux pas du train.',
  },
  description: {
    en: 'Salerno is where the Amalfi Coast does its shopping: not a resort but a real city, which happens to end in palm trees and water. In the Middle Ages people crossed Europe to be cured by its doctors, the first medical school of the West. Today the alleys they walked are full of bars, and boats leave for Amalfi and Positano a few minutes from the platforms.',
    it: 'Chi vive in Costiera viene a Salerno a fare la spesa: è una città vera, che finisce fra le palme e l’acqua. Nel Medioevo si attraversava l’Europa per farsi curare qui, dai medici della Scuola Salernitana, la prima dell’Occidente. Oggi quei vicoli si riempiono la sera, e i traghetti per Amalfi e Positano salpano a pochi minuti dai binari.',
    fr: 'C’est à Salerne que la côte amalfitaine vient faire ses courses : une vraie ville, qui s’achève sur des palmiers et la mer. Au Moyen Âge, on traversait l’Europe pour consulter les médecins de son école, la première d’Occident. Aujourd’hui, les ruelles s’animent le soir, et les bateaux pour Amalfi et Positano partent à quelques minutes des quais de la gare.',
  },
  attractions: [
    {
      picture: 'cathedral',
      name: { en: 'Salerno Cathedral', it: 'Duomo di San Matteo', fr: 'Cathédrale de Salerne' },
      line: {
        en: 'Twenty-eight ancient columns round a courtyard, bronze doors from Constantinople and, downstairs, the crypt of St Matthew.',
        it: 'Passi fra ventotto colonne antiche e una porta di bronzo venuta da Costantinopoli, poi scendi fino alle reliquie di san Matteo.',
        fr: 'Vingt-huit colonnes antiques, une porte de bronze venue de Constantinople et, en bas, la crypte de saint Matthieu.',
      },
    },
    {
      picture: 'maritime-terminal',
      name: { en: 'Maritime Terminal', it: 'Stazione Marittima', fr: 'Gare maritime' },
      line: {
        en: 'Zaha Hadid gave the port an oyster of pale concrete, finished in 2016, the year she died.',
        it: 'Zaha Hadid disegnò per il porto un’ostrica di cemento chiaro, inaugurata nel 2016, l’anno della sua morte.',
        fr: 'Zaha Hadid dessina pour le port une huître de béton clair, inaugurée en 2016, l’année de sa mort.',
      },
    },
    {
      picture: 'castle',
      name: { en: 'Arechi Castle', it: 'Castello di Arechi', fr: 'Château d’Arechi' },
      line: {
        en: 'The Lombard prince’s fortress sits nearly three hundred metres up, with the entire gulf below.',
        it: 'La fortezza del principe longobardo sta a quasi trecento metri: da lassù si vede tutto il golfo.',
        fr: 'La forteresse du prince lombard est à près de trois cents mètres : de là-haut, on voit le golfe entier.',
      },
    },
    {
      name: { en: 'Minerva’s Garden', it: 'Giardino della Minerva', fr: 'Jardin de Minerve' },
      line: {
        en: 'In the fourteenth century a physician taught here with living plants; the terraces still grow them, with herbal tea and a sea view.',
        it: 'Nel Trecento un medico vi insegnava con le piante vive; sui terrazzi crescono ancora, e si beve una tisana con vista mare.',
        fr: 'Au XIVᵉ siècle, un médecin y enseignait devant les plantes ; on les cultive toujours, en terrasses, face à la mer.',
      },
    },
    {
      name: {
        en: 'Via dei Mercanti and the old town',
        it: 'Via dei Mercanti e il centro storico',
        fr: 'Via dei Mercanti et la vieille ville',
      },
      line: {
        en: 'One narrow lane threads the medieval town; order a scazzetta, a pink cake shaped like a cardinal’s cap.',
        it: 'Un vicolo stretto cuce tutta la città medievale; fermati per una scazzetta, il dolce rosa a forma di zucchetto.',
        fr: 'Une rue étroite traverse la ville médiévale ; goûtez la scazzetta, gâteau rose en forme de calotte de cardinal.',
      },
    },
    {
      name: { en: 'Lungomare Trieste', it: 'Lungomare Trieste', fr: 'Lungomare Trieste' },
      line: {
        en: 'A long promenade under palms; at dusk the whole city walks here, with the Amalfi Coast going blue behind.',
        it: 'Sotto le palme, all’ora del tramonto, passeggia tutta la città, con la Costiera che si fa blu sullo sfondo.',
        fr: 'Sous les palmiers, au coucher du soleil, toute la ville s’y promène, la côte amalfitaine bleuissant au loin.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'The station is in the middle of town, on Piazza Vittorio Veneto, and many direct high-speed trains from Milan and Rome end here. Buses for the Amalfi Coast stop nearby, and regional trains continue to Paestum.',
      it: 'La stazione è in piena città, in piazza Vittorio Veneto, e qui finiscono la corsa molti treni ad alta velocità da Milano e Roma. Gli autobus per la Costiera fermano nei dintorni, i regionali proseguono per Paestum.',
      fr: 'La gare est en pleine ville, piazza Vittorio Veneto, et c’est le terminus de nombreux trains à grande vitesse venus de Milan et de Rome. Les bus pour la côte amalfitaine s’arrêtent à proximité, les régionaux continuent vers Paestum.',
    },
    toCentre: {
      en: 'Corso Vittorio Emanuele, pedestrian and lined with shops, leads straight from the station towards the old town: about 20\u00a0minutes to the cathedral. The ferry pier at Piazza della Concordia is some five minutes away; boats run in the warm season.',
      it: 'Corso Vittorio Emanuele, pedonale e pieno di negozi, porta dritto verso il centro storico: circa 20\u00a0minuti fino al Duomo. Il molo di piazza della Concordia è a cinque minuti; i traghetti navigano nella bella stagione.',
      fr: 'Le Corso Vittorio Emanuele, piéton et commerçant, mène droit vers la vieille ville : une vingtaine de minutes jusqu’à la cathédrale. L’embarcadère de la piazza della Concordia est à cinq minutes ; les bateaux circulent à la belle saison.',
    },
    connections: ['naples', 'rome', 'bologna', 'milan', 'turin'],
  },
  stay: {
    why: {
      en: 'You get the Amalfi Coast by boat, Paestum and Pompeii by train, and a city that stays awake in between.',
      it: 'Da qui vai in Costiera in barca, a Paestum e Pompei in treno, e la sera torni in una città sveglia.',
      fr: 'La côte amalfitaine en bateau, Paestum et Pompéi en train, et une ville qui ne dort pas entre les deux.',
    },
    quarters: [
      {
        name: 'Centro storico',
        suits: {
          en: 'For those who want the cathedral next door and dinner in an alley, and can sleep through the chatter.',
          it: 'Per chi vuole il Duomo accanto e la cena nel vicolo, e non teme le chiacchiere sotto casa.',
          fr: 'Pour la cathédrale à côté et le dîner dans une ruelle, si les conversations ne vous empêchent pas de dormir.',
        },
      },
      {
        name: 'Corso Vittorio Emanuele',
        suits: {
          en: 'For day-trippers with early trains or ferries, a few minutes from both.',
          it: 'Per chi parte presto ogni giorno: treni e traghetti sono a pochi minuti.',
          fr: 'Pour ceux qui partent tôt chaque jour : trains et bateaux sont à quelques minutes.',
        },
      },
      {
        name: 'Torrione e Pastena',
        suits: {
          en: 'For families who like a beach nearby and everyday neighbourhoods with their own local train stops.',
          it: 'Per famiglie che vogliono la spiaggia vicina e un quartiere vero, con le fermate del treno urbano.',
          fr: 'Pour les familles qui veulent une plage et un vrai quartier, desservi par le train urbain.',
        },
      },
    ],
  },
  sources: [
    { name: 'Comune di Salerno', url: 'https://www.comune.salerno.it/', year: 2025 },
    { name: 'Giardino della Minerva', url: 'https://www.giardinodellaminerva.it/', year: 2025 },
    { name: 'Cattedrale di Salerno', url: 'https://www.cattedraledisalerno.it/', year: 2025 },
    { name: 'Rete Ferroviaria Italiana', url: 'https://www.rfi.it/', year: 2025 },
  ],
};
