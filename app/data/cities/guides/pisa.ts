import type { City } from '../schema.ts';

export const city: City = {
  slug: 'pisa',
  rank: 10,
  stationId: '83065003',
  stationName: 'Pisa Centrale',
  name: { en: 'Pisa', it: 'Pisa', fr: 'Pise' },
  region: { en: 'Tuscany', it: 'Toscana', fr: 'Toscane' },
  population: 91_054,
  themes: ['art'],
  summary: {
    en: 'White marble on a green lawn, a tower that really leans, and a student town along the Arno.',
    it: 'Marmo bianco su un prato verde, una torre che pende davvero e una città di studenti lungo l’Arno.',
    fr: 'Du marbre blanc sur une pelouse, une tour vraiment penchée et une ville étudiante au bord de l’Arno.',
  },
  description: {
    en: 'Most people give Pisa two hours, take the photograph and leave. They miss the better half: ochre palaces curving along the Arno, one of Italy’s oldest universities, and arcades where students drink until late. Once a sea republic that fought Genoa, the city has been left ashore by its own river, whose silt pushed the coast some ten kilometres west.',
    it: 'Molti dedicano a Pisa due ore, il tempo della foto, e si perdono il meglio: i palazzi ocra che seguono la curva dell’Arno, una delle università più antiche d’Italia, i portici di Borgo Stretto pieni di studenti fino a tardi. Fu una repubblica marinara capace di tener testa a Genova; poi il fiume, a forza di detriti, le ha allontanato il mare di una decina di chilometri.',
    fr: 'La plupart des gens accordent deux heures à Pise, prennent leur photo et repartent. Ils passent à côté du meilleur : les palais ocre qui suivent la courbe de l’Arno, l’une des plus vieilles universités d’Italie, des arcades où les étudiants s’attardent le soir. Cette république maritime tenait tête à Gênes, jusqu’à ce que les alluvions du fleuve éloignent la mer d’une dizaine de kilomètres.',
  },
  attractions: [
    {
      picture: 'leaning-tower',
      name: { en: 'Leaning Tower', it: 'Torre pendente', fr: 'Tour penchée' },
      line: {
        en: 'It began to sink at the third storey and took two centuries to finish; on the stairs your feet feel the tilt.',
        it: 'Cominciò a cedere al terzo piano e ci vollero due secoli per finirla; sulle scale la pendenza la senti nei piedi.',
        fr: 'Elle s’enfonça dès le troisième étage et demanda deux siècles de chantier ; dans l’escalier, on sent la pente sous ses pieds.',
      },
    },
    {
      picture: 'cathedral',
      name: { en: 'Cathedral', it: 'Cattedrale', fr: 'Cathédrale' },
      line: {
        en: 'Paid for with the spoils of a raid on Palermo; inside, Giovanni Pisano’s pulpit is crowded with carved figures.',
        it: 'La pagò il bottino preso a Palermo nel 1063; dentro, il pulpito di Giovanni Pisano brulica di figure.',
        fr: 'Le butin pris à Palerme en 1063 la finança ; à l’intérieur, la chaire de Giovanni Pisano fourmille de personnages.',
      },
    },
    {
      picture: 'baptistery',
      name: { en: 'Baptistery', it: 'Battistero', fr: 'Baptistère' },
      line: {
        en: 'Listen for the attendant who sings a few notes under the dome: the echo turns one voice into a choir.',
        it: 'Aspetta che il custode canti due note sotto la cupola: con l’eco una voce sola diventa un coro.',
        fr: 'Attendez que le gardien chante quelques notes sous la coupole : l’écho fait d’une seule voix un chœur.',
      },
    },
    {
      name: { en: 'Piazza dei Cavalieri', it: 'Piazza dei Cavalieri', fr: 'Piazza dei Cavalieri' },
      line: {
        en: 'Vasari covered its palace in zodiac signs and allegories for an order of knights; today it houses the Scuola Normale.',
        it: 'Vasari coprì di segni zodiacali il palazzo dei Cavalieri di Santo Stefano; oggi ci studiano i normalisti.',
        fr: 'Vasari couvrit de signes du zodiaque le palais des chevaliers, aujourd’hui siège de l’École normale supérieure de Pise.',
      },
    },
    {
      name: { en: 'Tuttomondo', it: 'Tuttomondo', fr: 'Tuttomondo' },
      line: {
        en: 'Keith Haring painted thirty dancing figures on a church wall in 1989, a few steps from the station.',
        it: 'Trenta figure che ballano su un muro di chiesa: le dipinse Keith Haring nel 1989, a due passi dalla stazione.',
        fr: 'Trente personnages dansent sur le mur d’une église : Keith Haring les peignit en 1989, à deux pas de la gare.',
      },
    },
    {
      name: {
        en: 'Museum of Ancient Ships',
        it: 'Museo delle Navi Antiche',
        fr: 'Musée des Navires antiques',
      },
      line: {
        en: 'In 1998 railway works at San Rossore struck Roman ships, cargo and all; they now rest in the Medici arsenals.',
        it: 'Nel 1998 i lavori ferroviari a San Rossore riportarono alla luce navi romane con il carico a bordo: ora sono agli Arsenali Medicei.',
        fr: 'En 1998, un chantier ferroviaire à San Rossore révéla des navires romains et leur cargaison, exposés dans l’arsenal des Médicis.',
      },
    },
  ],
  arrival: {
    station: {
      en: 'Pisa Centrale lies south of the Arno, on the opposite side of town from the Tower. If the Tower is all you have time for, check whether your regional train also calls at Pisa San Rossore, which is much nearer. The PisaMover shuttle links Centrale with the airport.',
      it: 'Pisa Centrale sta a sud dell’Arno, dalla parte opposta rispetto alla Torre. Se hai tempo solo per quella, guarda se il tuo regionale ferma anche a Pisa San Rossore, molto più vicina. Da Centrale all’aeroporto c’è la navetta PisaMover.',
      fr: 'Pise Centrale se trouve au sud de l’Arno, à l’opposé de la tour. Si vous ne venez que pour elle, regardez si votre train régional s’arrête aussi à Pise San Rossore, bien plus proche. La navette PisaMover relie Pise Centrale à l’aéroport.',
    },
    toCentre: {
      en: 'Walk straight up Corso Italia, over Ponte di Mezzo and along Borgo Stretto: 10 to 15\u00a0minutes to the river, about 25 to the Tower, all flat. From San Rossore the Tower is around 10\u00a0minutes away.',
      it: 'Vai dritto per Corso Italia, passa Ponte di Mezzo e prosegui in Borgo Stretto: tra 10 e 15\u00a0minuti fino al fiume, circa 25 fino alla Torre, tutto in piano. Da San Rossore alla Torre ne bastano una decina.',
      fr: 'Remontez tout droit le Corso Italia, passez le Ponte di Mezzo, puis suivez Borgo Stretto : 10 à 15 minutes jusqu’au fleuve, environ 25 jusqu’à la tour, sans une côte. Depuis San Rossore, la tour est à une dizaine de minutes.',
    },
    connections: ['florence', 'rome', 'la-spezia', 'genoa'],
  },
  stay: {
    why: {
      en: 'After six the coaches are gone and you have the lawn, the marble and the evening light almost to yourself.',
      it: 'Dopo le sei i pullman ripartono, e il prato, il marmo e la luce della sera restano quasi tutti per te.',
      fr: 'Après dix-huit heures, les autocars repartent : la pelouse, le marbre et la lumière du soir sont presque à vous seul.',
    },
    quarters: [
      {
        name: 'Santa Maria',
        suits: {
          en: 'For anyone who wants the Tower before breakfast and the botanical garden next door.',
          it: 'Per chi vuole la Torre prima di colazione e l’orto botanico dietro l’angolo.',
          fr: 'Pour voir la tour avant le petit-déjeuner, avec le jardin botanique à côté.',
        },
      },
      {
        name: 'San Francesco',
        suits: {
          en: 'For night owls with an appetite: Borgo Stretto, the market square and wine bars are at the door.',
          it: 'Per chi fa tardi e mangia volentieri: Borgo Stretto, piazza delle Vettovaglie e le osterie sono lì.',
          fr: 'Pour les couche-tard et les gourmands : Borgo Stretto, la place du marché et les bars à vin sont là.',
        },
      },
      {
        name: 'San Martino',
        suits: {
          en: 'For quieter evenings by the Arno, halfway between the station and the old town.',
          it: 'Per serate tranquille sul lungarno, a metà strada fra la stazione e il centro.',
          fr: 'Pour des soirées calmes au bord de l’Arno, à mi-\u2060chemin entre la gare et le centre.',
        },
      },
      {
        name: 'Sant’Antonio',
        suits: {
          en: 'For early trains, a late flight, or Pisa as a base for Lucca and the coast.',
          it: 'Per chi ha un treno all’alba o un volo, o usa Pisa come base per Lucca e il mare.',
          fr: 'Pour un train matinal, un avion, ou pour rayonner vers Lucques et la côte.',
        },
      },
    ],
  },
  sources: [
    {
      name: {
        en: 'UNESCO World Heritage Centre, Piazza del Duomo, Pisa',
        it: 'Centro del patrimonio mondiale dell’UNESCO, Piazza del Duomo a Pisa',
        fr: 'Centre du patrimoine mondial de l’UNESCO, Piazza del Duomo à Pise',
      },
      url: 'https://whc.unesco.org/en/list/395/',
      year: 2007,
    },
    { name: 'Opera della Primaziale Pisana', url: 'https://www.opapisa.it/', year: 2025 },
    { name: 'Museo delle Navi Antiche di Pisa', url: 'https://www.navidipisa.it/', year: 2025 },
    { name: 'Turismo Pisa, Comune di Pisa', url: 'https://www.turismo.pisa.it/', year: 2025 },
    { name: 'PisaMover', url: 'https://www.pisa-mover.com/', year: 2025 },
  ],
};
