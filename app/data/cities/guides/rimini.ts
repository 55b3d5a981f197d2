import type { City } from '../schema.ts';

export const city: City = {
  slug: 'rimini',
  rank: 19,
  stationId: '83050716',
  stationName: 'Rimini',
  name: { en: 'Rimini', it: 'Rimini', fr: 'Rimini' },
  region: { en: 'Emilia-Romagna', it: 'Emilia-Romagna', fr: 'Émilie-Romagne' },
  population: 151_030,
  themes: ['sea'],
  summary: {
    en: 'Fifteen kilometres of beach on one side of the tracks, a Roman city and Fellini on the other.',
    it: 'Quindici chilometri di spiaggia da una parte dei binari; dall’altra i Romani e Fellini.',
    fr: 'Quinze kilomètres de plage d’un côté des rails ; de l’autre, les Romains et Fellini.',
  },
  description: {
    en: 'The railway cuts Rimini in two. On the sea side are the numbered beach clubs, the grand hotel and the summer; on the other are a bridge finished under Tiberius, an arch raised for Augustus and the streets that Federico Fellini kept filming from memory. Both halves are flat and made for bicycles.',
    it: 'La ferrovia taglia Rimini in due. Verso il mare ci sono i bagni numerati, il Grand Hotel e l’estate; verso monte un ponte finito sotto Tiberio, un arco alzato per Augusto e le strade che Fellini ha raccontato per tutta la vita. È tutta in piano: prendi una bici.',
    fr: 'La voie ferrée coupe Rimini en deux. Côté mer, les plages numérotées, le Grand Hôtel et l’été ; côté ville, un pont achevé sous Tibère, un arc dressé pour Auguste et les rues que Fellini a filmées de mémoire toute sa vie. Tout est plat : prenez un vélo.',
  },
  attractions: [
    {
      picture: 'beach',
      name: { en: 'Rimini’s beach', it: 'Spiaggia di Rimini', fr: 'Plage de Rimini' },
      line: {
        en: 'Fifteen kilometres of pale sand where every beach club has a number and generations of families keep to theirs.',
        it: 'Quindici chilometri di sabbia fine: ogni bagno ha il suo numero e c’è chi torna nello stesso da tre generazioni.',
        fr: 'Quinze kilomètres de sable fin, où chaque plage porte un numéro et où les familles restent fidèles au leur.',
      },
    },
    {
      picture: 'tiberius-bridge',
      name: {
        en: 'Tiberius Bridge and Borgo San Giuliano',
        it: 'Ponte di Tiberio e borgo San Giuliano',
        fr: 'Pont de Tibère et Borgo San Giuliano',
      },
      line: {
        en: 'Walk over five Roman arches, completed in AD 21, into a fishermen’s quarter painted with scenes from Fellini’s films.',
        it: 'Cinque arcate romane, finite nel 21 d.C., ti portano nel borgo dei pescatori, con i film di Fellini dipinti sui muri.',
        fr: 'Cinq arches romaines, achevées en 21\u00a0apr.\u00a0J.-\u2060C., mènent au quartier des pêcheurs, où les films de Fellini sont peints sur les murs.',
      },
    },
    {
      picture: 'tempio-malatestiano',
      name: { en: 'Tempio Malatestiano', it: 'Tempio Malatestiano', fr: 'Temple Malatesta' },
      line: {
        en: 'A warlord’s monument to himself: Alberti’s unfinished marble front, a crucifix by Giotto and a Piero della Francesca.',
        it: 'Il monumento di un condottiero a se stesso: la facciata incompiuta dell’Alberti, un crocifisso di Giotto e un Piero della Francesca.',
        fr: 'Le monument d’un chef de guerre à sa propre gloire : façade inachevée d’Alberti, crucifix de Giotto et fresque de Piero della Francesca.',
      },
    },
    {
      name: { en: 'Arch of Augustus', it: 'Arco d’Augusto', fr: 'Arc d’Auguste' },
      line: {
        en: 'The oldest Roman arch still standing, built in 27\u00a0BC where the road from Rome, the Via Flaminia, entered the town.',
        it: 'È il più antico arco romano rimasto in piedi: dal 27 a.C. aspetta chi arriva da Roma per la via Flaminia.',
        fr: 'Le plus ancien arc romain encore debout : depuis 27\u00a0av.\u00a0J.-\u2060C., il accueille ceux qui viennent de Rome par la via Flaminia.',
      },
    },
    {
      name: { en: 'Fellini Museum', it: 'Fellini Museum', fr: 'Fellini Museum' },
      line: {
        en: 'Drawings, costumes and dreams, spread over a fifteenth-century castle and the cinema where the boy Federico first saw films.',
        it: 'Disegni, costumi e sogni fra la rocca dei Malatesta e il cinema Fulgor, dove Federico bambino vide i primi film.',
        fr: 'Dessins, costumes et rêves, entre la forteresse des Malatesta et le cinéma Fulgor, où Federico enfant vit ses premiers films.',
      },
    },
    {
      name: { en: 'Surgeon’s House', it: 'Domus del chirurgo', fr: 'Maison du chirurgien' },
      line: {
        en: 'A Roman doctor’s home, burnt down in the third century, mosaics and all; his surgical instruments lay in the ashes.',
        it: 'La casa di un medico romano, bruciata nel terzo secolo: sotto le ceneri, i mosaici e i suoi ferri chirurgici.',
        fr: 'La maison d’un médecin romain, brûlée au troisième siècle : sous la cendre dormaient ses mosaïques et ses instruments.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Rimini station lies between the old town and the sea, on the Adriatic line from Bologna to Bari and Lecce, and the branch to Ravenna starts here. Next to it is the stop for the Metromare, the trolleybus that runs on its own lane to Riccione.',
      it: 'La stazione è fra il centro storico e il mare, sulla linea adriatica da Bologna a Bari e Lecce; da qui parte anche quella per Ravenna. Accanto c’è il capolinea del Metromare, il filobus che corre in sede propria fino a Riccione.',
      fr: 'La gare est posée entre la vieille ville et la mer, sur la ligne adriatique de Bologne à Bari et Lecce ; celle de Ravenne part aussi d’ici. À côté, le Metromare, un trolleybus sur voie réservée, file jusqu’à Riccione.',
    },
    toCentre: {
      en: 'The Tempio Malatestiano is about ten minutes on foot from the main exit. For the beach, go out on the other side of the tracks and walk some fifteen to twenty minutes.',
      it: 'Dall’uscita principale al Tempio Malatestiano sono una decina di minuti a piedi. Per la spiaggia esci dall’altra parte dei binari: un quarto d’ora, venti minuti al massimo.',
      fr: 'De la sortie principale, le Temple Malatesta est à une dizaine de minutes à pied. Pour la plage, passez de l’autre côté des voies : comptez quinze à vingt minutes.',
    },
    connections: ['bologna', 'milan', 'ravenna'],
  },
  stay: {
    why: {
      en: 'Swim in the morning, see the Romans when it cools down, and end with a piadina by the canal.',
      it: 'La mattina al mare, i Romani quando cala il sole e una piadina sul porto canale per finire.',
      fr: 'La mer le matin, les Romains quand il fait moins chaud et une piadina au bord du canal pour finir.',
    },
    quarters: [
      {
        name: 'Centro storico',
        suits: {
          en: 'For sightseers, and for anyone who comes outside the beach season.',
          it: 'Se vieni per i monumenti, o fuori stagione.',
          fr: 'Pour voir les monuments, ou pour venir hors saison.',
        },
      },
      {
        name: 'Borgo San Giuliano',
        suits: {
          en: 'For couples: low painted houses, small restaurants and the Roman bridge at the end of the lane.',
          it: 'Per una coppia: casette colorate, piccole trattorie e il ponte romano in fondo al vicolo.',
          fr: 'Pour les couples : petites maisons peintes, bonnes tables et le pont romain au bout de la ruelle.',
        },
      },
      {
        name: 'Marina Centro',
        suits: {
          en: 'For families and night owls who want the sand across the road.',
          it: 'Per famiglie e nottambuli: attraversi la strada e sei in spiaggia.',
          fr: 'Pour les familles et les noctambules : on traverse la rue et l’on est sur le sable.',
        },
      },
    ],
  },
  sources: [
    {
      name: 'FS News, 15\u00a0minuti: Rimini',
      url: 'https://www.fsnews.it/it/viaggiare/itinerari/2024/8/13/15-minuti-sesta-tappa-rimini.html',
      year: 2024,
    },
    {
      name: {
        en: 'Visit Romagna, The Fellini Museum',
        it: 'Visit Romagna, Fellini Museum',
        fr: 'Visit Romagna, le musée Fellini',
      },
      url: 'https://visitromagna.it/en/culture/the-fellini-museum',
      year: 2024,
    },
  ],
};
