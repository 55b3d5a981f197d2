import type { Track } from '../schema.ts';

/**
 * Railways beside those of the map that trains of a timetable run on without a stop for long: each
 * by its stations in order, id and name in the table of stations, on the whole way or where it
 * bends.
 */
export const FURTHER_TRACKS: readonly Track['via'][] = [
  [
    ['87725705', 'Mâcon—Loché TGV'],
    ['87694109', 'Le Creusot TGV'],
    ['87713198', 'Tonnerre'],
    ['87683318', 'St-Florentin—Vergigny'],
    ['87682302', 'Montereau'],
    ['87682153', 'Lieusaint—Moissy'],
    ['87686006', 'Paris Gare de Lyon'],
  ],
  [
    ['87682302', 'Montereau'],
    ['87116079', 'Verneuil-l’Étang'],
    ['87111849', 'Marne-la-Vallée—Chessy'],
  ],
  [
    ['87725705', 'Mâcon—Loché TGV'],
    ['87723569', 'Montluel'],
    ['87762906', 'Lyon St-Exupéry TGV'],
    ['87723395', 'La Verpillière'],
    ['87763029', 'Valence TGV'],
    ['87764001', 'Montélimar'],
    ['87764308', 'Pierrelatte'],
    ['87318964', 'Avignon TGV'],
    ['87765503', 'Cavaillon'],
    ['87319012', 'Aix-en-Provence TGV'],
    ['87751008', 'Marseille St-Charles'],
  ],
  [
    ['85000109', 'Basel SBB'],
    ['80144139', 'Müllheim (Baden)'],
    ['80143503', 'Freiburg (Breisgau) Hbf'],
    ['80143099', 'Offenburg'],
    ['80142778', 'Baden-Baden'],
    ['80142315', 'Karlsruhe Hbf'],
    ['80140681', 'Graben-Neudorf'],
    ['80140632', 'Hockenheim'],
    ['80140087', 'Mannheim Hbf'],
    ['80112516', 'Biblis'],
    ['80112433', 'Groß Gerau-Dornberg'],
    ['80110684', 'Frankfurt (Main) Hbf'],
  ],
  [
    ['81036541', 'Villach Hbf'],
    ['81021287', 'Spittal-Millstättersee'],
    ['81021212', 'Mallnitz-Obervellach'],
    ['81021170', 'Bad Gastein'],
    ['81011379', 'Schwarzach-St. Veit'],
    ['81011346', 'Bischofshofen'],
    ['81011288', 'Golling-Abtenau'],
    ['81011148', 'Salzburg Hbf'],
    ['80201178', 'Traunstein'],
    ['80201749', 'Rosenheim'],
  ],
  [
    ['81038737', 'Lienz in Osttirol'],
    ['81038794', 'Sillian'],
    ['83021147', 'San Candido/Innichen'],
  ],
  [
    ['83023366', 'Mantova'],
    ['83023408', 'Suzzara'],
    ['83023440', 'Gonzaga-Reggiolo'],
    ['83023465', 'Rolo-Novi-Fabbrico'],
    ['83023499', 'Carpi'],
  ],
  [
    ['83118026', 'Policoro-Tursi'],
    ['83118034', 'Nova Siri-Rotondella'],
    ['83118042', 'Rocca Imperiale'],
    ['83118075', 'Amendolara-Oriolo'],
    ['83118083', 'Trebisacce'],
  ],
  [
    ['83118133', 'Rossano'],
    ['83118141', 'Mirto-Crosia'],
    ['83118158', 'Calopezzati'],
    ['83118174', 'Mandatoriccio-Campana'],
    ['83118182', 'Cariati'],
  ],
  [
    ['83118208', 'Ciro'],
    ['83118216', 'Torre Melissa'],
    ['83118224', 'Strongoli'],
    ['83118232', 'Crotone'],
  ],
  [
    ['83124008', 'Licata'],
    ['83124057', 'Falconara'],
    ['83124065', 'Butera'],
    ['83124073', 'Gela'],
  ],
];
