import type { Language } from '#app/domain/language.ts';
import { type Journey, walkAfter, walkBefore } from '#app/domain/timetable/journey.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { stationWords, timeInWords, trainName } from './train-words.ts';

/**
 * A journey as sentences to read aloud, to copy and to print.
 *
 * @param ends the ids of the searched stations: the first and last train may use others of the city
 * @example ['Leave Rome Termini at 18:30 with Regionale 4108.', 'Arrive at Orte at 19:04.']
 */
export function journeySentences(
  journey: Journey,
  ends: { readonly from: string; readonly to: string },
  language: Language,
): readonly string[] {
  const t = textsFor(language, 'trains');
  const place = (stationId: string) => stationWords(stationId, language);
  const time = (minutes: number) => timeInWords(minutes, language);
  const duration = (minutes: number) => formatDuration(minutes, language);
  const [first, ...others] = journey.rides;
  const sentences: string[] = [];
  if (walkBefore(journey) > 0) {
    sentences.push(
      t('sentences.wayBefore', {
        time: time(journey.departure),
        from: place(ends.from),
        to: place(first.from),
        minutes: duration(walkBefore(journey)),
      }),
    );
  }
  sentences.push(
    t('sentences.leave', {
      place: place(first.from),
      time: time(first.departure),
      train: trainName(first, language),
    }),
  );
  let last = first;
  for (const [at, ride] of others.entries()) {
    const isStay = at + 1 === journey.stay?.rides;
    const change = {
      time: time(ride.departure),
      train: trainName(ride, language),
      minutes: duration(ride.departure - last.arrival),
      arrived: time(last.arrival),
      from: place(last.to),
      place: place(ride.from),
    };
    const isHere = last.to === ride.from;
    if (isStay && isHere) sentences.push(t('sentences.stay', change));
    else sentences.push(t(isHere ? 'sentences.change' : 'sentences.changeWay', change));
    last = ride;
  }
  sentences.push(t('sentences.arrive', { place: place(last.to), time: time(last.arrival) }));
  if (walkAfter(journey) > 0) {
    sentences.push(
      t('sentences.wayAfter', {
        time: time(journey.arrival),
        to: place(ends.to),
        minutes: duration(walkAfter(journey)),
      }),
    );
  }
  return sentences;
}
