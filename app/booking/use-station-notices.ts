import { useState } from 'react';
import { useTexts } from '#app/i18n/translator.ts';
import type { StationList } from './use-station-list.ts';
import type { SuggestedStations } from './use-station-suggestions.ts';

/** The text of a live region; one with another key is announced again. */
export interface StationStatus {
  readonly text: string;
  readonly key?: string;
}

export interface StationNotices {
  /** Why the list is empty; undefined where it is not, or not yet known. */
  readonly emptyMessage: string | undefined;
  /** The text of the field's live region. */
  readonly status: (isOpen: boolean) => StationStatus;
  /** Announces an action in place of the count, until the next one or an empty text. */
  readonly announce: (text: string) => void;
}

/** The messages of a station field: its empty list, its count of stations, the last action. */
export function useStationNotices(
  { list, failed }: StationList,
  { items, recent, hasMore, isTyped }: SuggestedStations,
): StationNotices {
  const { t } = useTexts('booking');
  const [announcement, announce] = useState('');
  let emptyMessage: string | undefined;
  if (failed) emptyMessage = t('suggestions.loadFailed');
  else if (list && isTyped && items.length === 0) emptyMessage = t('suggestions.none');

  function status(isOpen: boolean): StationStatus {
    if (announcement || !isOpen) return { text: announcement };
    if (emptyMessage || items.length === 0) return { text: emptyMessage ?? '' };
    const count = t(hasMore ? 'suggestions.more' : 'suggestions.count', { count: items.length });
    // A telephone's keyboard has neither arrows nor Delete.
    const hasKeys = window.matchMedia('(any-pointer: fine)').matches;
    const keys = hasKeys && [t('suggestions.arrows'), recent[0] && t('suggestions.deletes')];
    return {
      text: [count, ...(keys || [])].filter(Boolean).join(' '),
      // Another list with as many stations is announced too.
      key: items.map(({ station }) => station.id).join(),
    };
  }

  return { emptyMessage, status, announce };
}
