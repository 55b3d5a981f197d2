import type { ChangeRules } from '#app/domain/timetable/timetable.ts';

/**
 * The minutes of a change of trains. No railway publishes them for Italy as a whole: ten minutes
 * where one may have to cross a terminus or go down a level, five elsewhere, as the operators' own
 * connections mostly allow. The minutes between two stations of a city are those of underground or
 * on foot, with the way to the platform. A place that represents a city and has no platforms is
 * zero minutes from the station that this timetable's trains use.
 */
export const CHANGE_RULES: ChangeRules = {
  largeMinutes: 10,
  otherMinutes: 5,
  largeStations: new Set([
    '83084095', // Roma Termini
    '83082172', // Roma Tiburtina
    '83017004', // Milano Centrale
    '83016451', // Milano Porta Garibaldi
    '83002196', // Torino Porta Nuova
    '83025932', // Venezia Santa Lucia
    '83025890', // Venezia Mestre
    '83050435', // Bologna Centrale
    '83064212', // Firenze Santa Maria Novella
    '83092189', // Napoli Centrale
    '83047001', // Genova Piazza Principe
    '83024307', // Verona Porta Nuova
    '83025817', // Padova
    '83065003', // Pisa Centrale
    '83111195', // Bari Centrale
    '83120022', // Palermo Centrale
    '85030007', // Zürich HB
    '87686006', // Paris Gare de Lyon
  ]),
  walks: [
    ['83017004', '83016451', 25], // Milano Centrale and Porta Garibaldi, by underground
    ['83084095', '83082172', 25], // Roma Termini and Tiburtina, by underground
    ['83064212', '83069005', 30], // Firenze Santa Maria Novella and Campo di Marte, by bus
    ['83002196', '83002220', 20], // Torino Porta Nuova and Porta Susa, by underground
    ['83092189', '83091090', 10], // Napoli Centrale and Piazza Garibaldi, below it
    ['83128553', '83129023', 10], // Olbia and Olbia Terranova, 500 m on foot
    ['87758904', '87686006', 0], // Paris: Gare de Lyon
    ['87762914', '87723197', 0], // Lyon: Part-Dieu
  ],
};
