/**
 * Stops of Trenord's lines whose names differ from the station list, or whose positions in the feed
 * are those of another stop, by the Italian name of their station; undefined for a stop that the
 * list does not have.
 */
export const STOP_NAMES: Readonly<Record<string, string | undefined>> = {
  'ALBAIRATE-VERMEZZO': 'Albairate',
  'BIASSONO-LESMO PARCO': 'Biassono-Lesmo',
  'BOLLATE NORD': 'Bollate Traversagna',
  'BORGO S.GIOVANNI': 'Brescia Borgo San Giovanni',
  'BUSTO ARSIZIO FN': 'Busto Arsizio Nord',
  'CANZO-ASSO': 'Asso',
  'CAVA CARBONARA': 'Cava Carbonara',
  'CAVA TIGOZZI': 'Cava Tigozzi',
  'COMO CAMERLATA (FNM)': 'Como Camerlata',
  'FERNO-LONATE POZZOLO': 'Ferno',
  'GARBAGNATE PARCO GROANE': 'Garbagnate Parco Delle Groane',
  'LAVENO MOMBELLO FN': 'Laveno-Mombello Lago',
  LIERNA: 'Lierna',
  'MILANO BOVISA FNM': 'Milano Bovisa Politecnico',
  'MILANO BRUZZANO PARCO NORD': 'Milano Bruzzano',
  'MILANO PORTA GARIBALDI SOTTERRANEA': 'Milano Porta Garibaldi',
  'NOVARA FN': 'Novara Nord',
  PADERNO: 'Paderno Franciacorta',
  PASSIRANO: 'Passirano',
  'PIANCAMUNO-GRATACASOLO': 'Pian Camuno-Gratacasolo',
  'PIZZALE-LUNGAVILLA': 'Lungavilla',
  PIZZIGHETTONE: 'Pizzighettone Gera',
  "PONTE D'ADDA": undefined,
  'TRADATE-ABBIATE-GUAZZONE': 'Abbiate Guazzone',
  'VARESE FN': 'Varese Nord',
};
