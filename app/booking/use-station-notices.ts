import { useState } from 'react';
import { useTexts } from '#app/i18n/translator.ts';
import type { StationList } from './use-station-list.ts';
import type { SuggestedStations } from './use-station-suggestions.ts';

export interface StationNotices {
  /** Why the list is empty; undefined where it is not, or not yet known. */
  readonly emptyMessage: string | undefined;
  /** The text of the field's live region. */
  readonly status: (isOpen: boolean) => string;
  /** Announces an action in place of the count, until the next one or an empty text. */
  readonly announce: (text: string) => void;
}

/** The messages of a station field: its empty list, its count of stations, the last action. */
export function useStationNotices(
  { list, failed }: StationList,
  { items, isTyped }: SuggestedStations,
): StationNotices {
  const { t } = useTexts('booking');
  const [announcement, announce] = useState('');
  let emptyMessage: string | undefined;
  if (failed) emptyMessage = t('suggestions.loadFailed');
  else if (list && isTyped && items.length === 0) emptyMessage = t('suggestions.none');

  function status(isOpen: boolean): string {
    if (announcement) return announcement;
    if (!isOpen) return '';
    if (emptyMessage) return emptyMessage;
    return items.length > 0 ? t('suggestions.count', { count: items.length }) : '';
  }

  return { emptyMessage, status, announce };
}
