import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { useMap } from '../map-context.ts';
import { passedWidth } from './histogram.tsx';
import { player } from './player.ts';
import { useMovingText } from './use-now.ts';

/** The figures of a playing day change no more often, which leaves the frames to the trains. */
const WRITE_MS = 100;

/**
 * Writes the player's minute into the figures, the histogram and the slider of the board, without
 * React, which would render the board in each frame of a day that plays.
 *
 * @param first the minute that React has written
 */
export function useBoardFigures(
  board: RefObject<HTMLFormElement | null>,
  nowDay: NowDay | undefined,
  first: number,
): void {
  const { t } = useMap();
  const movingText = useMovingText(nowDay);
  const lastWritten = useRef(0);

  const write = useEffectEvent(() => {
    const form = board.current;
    const minute = player.minute() ?? first;
    const isPlaying = player.mode() === 'playing';
    const now = performance.now();
    if (isPlaying && now - lastWritten.current < WRITE_MS) return;
    lastWritten.current = now;
    const slider = form?.elements.namedItem('minute') as HTMLInputElement | null | undefined;
    if (!form || !slider) return;
    const whole = Math.floor(minute);
    const time = clockTime(whole);
    const moving = movingText(whole);
    form.querySelector('#now-passed rect')?.setAttribute('width', String(passedWidth(minute)));
    setText(form.querySelector('.now-clock'), time);
    setText(form.querySelector('.now-count'), moving);
    slider.value = String(whole);
    // The minutes of a day that plays are not read out.
    if (!isPlaying) slider.setAttribute('aria-valuetext', t('now.at', { time, moving }));
  });

  useEffect(() => {
    write();
    return player.subscribe(() => write());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day's counts have come.
  useEffect(() => write(), [nowDay]);
}

/** Writes into the one text node of an element, which React has made. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
