import { useState } from 'react';
import { useTexts } from '#app/i18n/translator.ts';
import type { StationList } from './use-station-list.ts';
import type { SuggestedStations } from './use-station-suggestions.ts';

export interface StationNotices {
  /** Why the list is empty; undefined where it is not, or not yet known. */
  readonly emptyMessage: string | undefined;
  /** The text of the field's live region; one with another key is announced again. */
  readonly status: (isOpen: boolean) => { readonly text: string; readonly key?: string };
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

  function status(isOpen: boolean) {
    if (announcement || !isOpen) return { text: announcement };
    if (emptyMessage || items.length === 0) return { text: emptyMessage ?? '' };
    const count = t(hasMore ? 'suggestions.more' : 'suggestions.count', { count: items.length });
    // A telephone's keyboard has neither arrows nor Delete.
    const hasKeys = window.matchMedia('(any-pointer: fine)').matches;
    const keys = hasKeys && [t('suggestions.arrows'), recent[0] && t('suggestions.deletes')];
    return {
      text: [count, ...(keys || [])].filter(Boolean).join(' '),
      // As many other stations are a new list.
      key: items.map(({ station }) => station.id).join(),
    };
  }

  return { emptyMessage, status, announce };
}
