import type { credits as english } from '../../en/information/credits.ts';
import type { Shape } from '../../shape.ts';

export const credits: Shape<typeof english> = {
  meta: {
    title: 'Dati e crediti',
    description:
      'Da dove vengono l’elenco delle stazioni, i caratteri e i dati di questo sito, e con quali licenze.',
  },
  title: 'Dati e crediti',
  lead: 'Da dove vengono i nomi, i dati e i caratteri di questo sito, e con quali licenze.',
  sections: {
    stations: {
      title: 'Stazioni',
      text: 'Nomi, codici e posizioni delle stazioni vengono dall’elenco aperto curato da Trainline e da chi vi contribuisce, nella versione del {{stationListYear}}; ne abbiamo aggiunte due, aperte nel 2024. La nostra selezione è disponibile con la stessa licenza.\n- [L’elenco delle stazioni di Trainline](stationList)\n- [Open Database License 1.0](stationLicence)',
    },
    journeys: {
      title: 'Treni, distanze e tariffe',
      text: 'Tempi, fermate e numero di treni vengono dal primo orario qui sotto; per i treni che vi mancano, dagli orari delle loro compagnie. Distanze, tariffe e linee di Italo vengono dalle altre fonti, ciascuna con il suo anno; se non segue un’altra data, è anche quello della verifica. Tariffe e intervalli abituali sono stime; le tariffe sono indicate con «da». Le somme e i confronti sono nostri.',
    },
    comparison: {
      title: 'Aereo, auto e CO₂',
      text: 'Le emissioni seguono le medie che l’Agenzia europea dell’ambiente indica per l’UE-\u206027 nel 2018: {{trainGrams}} g di CO₂ equivalente per passeggero e per chilometro in treno, {{carGrams}} g in auto, {{planeGrams}} g in aereo. I tempi dei voli e dei percorsi in auto vengono dalle fonti qui sotto.',
    },
    cities: {
      title: 'Guide delle città',
      text: 'Il numero di abitanti è quello dell’Anagrafe nazionale (ANPR) al 10\u00a0gennaio 2024. Ogni guida elenca in fondo le sue fonti, con l’anno.',
    },
    map: {
      title: 'Mappa e caratteri',
      text: 'Coste e confini vengono da [Natural Earth](naturalEarth), che è di pubblico dominio.\nI titoli sono composti in Jost di Owen Earl, i testi in Source Sans\u00a03 di Paul\u00a0D. Hunt per Adobe, entrambi con licenza SIL Open Font License\u00a01.1.',
    },
    hotels: {
      title: 'Hotel',
      text: 'Gli hotel sono esempi creati per questo sito e non descrivono nessun hotel reale.',
    },
  },
};
