import { useEffect, useState } from 'react';
import type { SearchMessage } from '#app/domain/search/check-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { NewTabLink } from '#app/ui/external-link/new-tab-link.tsx';
import { useClosingTimer } from './use-closing-timer.ts';

/** What the form has to say after a click on its button. */
export type BookingMessage =
  | { readonly kind: SearchMessage; readonly id: number }
  | { readonly kind: 'redirect'; readonly address: string; readonly id: number };

interface BookingToastProps {
  readonly message: BookingMessage;
  readonly onClose: () => void;
}

/** How long a message stays; the one with the shop's link stays longer, since it offers something to do. */
const SHOWN_MILLISECONDS = { problem: 8_000, redirect: 15_000 } as const;

/**
 * The form's message: in a corner, announced, closed by its button, by Escape or after a while in which nobody points at
 * it or is in it.
 */
export function BookingToast({ message, onClose }: BookingToastProps) {
  const t = useTexts('booking');
  const isRedirect = message.kind === 'redirect';
  const pauses = useClosingTimer(
    message.id,
    isRedirect ? SHOWN_MILLISECONDS.redirect : SHOWN_MILLISECONDS.problem,
    onClose,
  );
  // A live region announces what changes in it: it is there first, and its words come a moment later.
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => setAnnounced(message.id), [message.id]);

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <section className="toasts" aria-label={t('toast.region')} {...pauses}>
      <div className="toast" data-kind={isRedirect ? 'success' : 'problem'}>
        <div role={isRedirect ? 'status' : 'alert'}>
          {announced === message.id && <p className="toast-title">{t(`toast.${message.kind}`)}</p>}
        </div>
        {isRedirect && (
          <p className="toast-detail">
            {t('toast.redirectDetail')}{' '}
            <NewTabLink href={message.address} newTab={t('newTab')}>
              {t('toast.openShop')}
            </NewTabLink>
          </p>
        )}
        <button type="button" className="toast-close" aria-label={t('toast.close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </section>
  );
}
