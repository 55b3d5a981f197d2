import { useEffect, useState } from 'react';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { journeyAnswerPath } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { JourneyAnswerData } from '#app/journeys/journey-answer.ts';

/** Requests are debounced, since the fields change at each letter. */
const PAUSE_MILLISECONDS = 200;

interface JourneyQuestion {
  /** The ids of the two stations, if they are known. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly date: string;
  readonly today: string;
  /** The address of the search page with the trains. */
  readonly trains: string;
}

/** What the form says about a journey, and the link that the answer and the message have. */
export interface AnsweredJourney {
  /** Both stations and the day are known. */
  readonly isComplete: boolean;
  readonly text: string | undefined;
  readonly link: { readonly address: string; readonly text: string };
}

/** Fetches how long a journey takes and how many departures there are. */
export function useJourneyAnswer(question: JourneyQuestion): AnsweredJourney {
  const { from, to, date, today, trains } = question;
  const { t, language } = useTexts('booking');
  const [answer, setAnswer] = useState<{ readonly path: string } & JourneyAnswerData>();
  const isComplete = from && to && from !== to && parseIsoDate(date) && date >= today;
  // A place beyond a station, after a comma, and the kept choices are in the fields alone.
  const fields = /%2C|change=|kinds=/.test(trains) ? trains.slice(trains.indexOf('?')) : '';
  const path = isComplete ? journeyAnswerPath(language, from, to, date) + fields : undefined;

  useEffect(() => {
    if (path === undefined) return;
    const request = new AbortController();
    const { signal } = request;
    const ask = async () => {
      try {
        const response = await fetch(path, { signal });
        if (!response.ok) return;
        const data: JourneyAnswerData = await response.json();
        // Behind the open calendar nothing is announced.
        const dialog = document.querySelector('dialog[open]');
        if (dialog)
          await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
        if (!signal.aborted) setAnswer({ path, ...data });
      } catch {
        // Offline, or the fields have changed.
        window.addEventListener('online', ask, { signal, once: true });
      }
    };
    const timer = setTimeout(ask, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [path]);

  const current = answer?.path === path ? answer : undefined;
  return {
    isComplete: path !== undefined,
    text: current?.text,
    link: { address: trains, text: t(current?.isWithoutTrain ? 'seeJourney' : 'seeTrains') },
  };
}

/**
 * Shows the answer below the fields, and announces it, with a link to the trains. It is empty until
 * both stations and the day are known; without a network it is the link alone, until there is one
 * again.
 */
export function JourneyAnswer({ isComplete, text, link }: AnsweredJourney) {
  return (
    <p className="booking-answer" data-shown={isComplete}>
      <span role="status">{text}</span> {isComplete && <a href={link.address}>{link.text}</a>}
    </p>
  );
}
