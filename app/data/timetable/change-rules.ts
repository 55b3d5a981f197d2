import type { ChangeRules } from '#app/domain/timetable/timetable.ts';
import { minutesToChange, stationParts } from '../minutes-to-change/minutes-to-change.ts';

/**
 * The minutes of a change of trains, by station and part of it, from the table of
 * `../minutes-to-change`. The minutes between two stations of a city are those of underground or on
 * foot, with the way to the platform. A place that represents a city and has no platforms is zero
 * minutes from the station that this timetable's trains use.
 */
export const CHANGE_RULES: ChangeRules = {
  minutesAt: minutesToChange,
  stationParts: stationParts(),
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
