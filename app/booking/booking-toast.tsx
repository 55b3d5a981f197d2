import { useEffect, useRef, useState } from 'react';
import type { SearchMessage } from '#app/domain/search/check-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { NewTabLink } from '#app/ui/external-link/new-tab-link.tsx';

/** What the form has to say after a click on its button. */
export type BookingMessage =
  | { readonly kind: SearchMessage; readonly id: number }
  | { readonly kind: 'redirect'; readonly address: string; readonly id: number };

/**
 * The form's message: in a corner, announced, closed by its button, by Escape or after a while. The
 * while begins anew as long as somebody points at it, is in it or looks at another window (WCAG
 * 2.2, success criterion 2.2.1).
 */
export function BookingToast({
  message,
  onClose,
}: {
  message: BookingMessage;
  onClose: () => void;
}) {
  const { t } = useTexts('booking');
  const isRedirect = message.kind === 'redirect';
  const toast = useRef<HTMLElement>(null);
  // A live region announces what changes in it: it is there first, and its words come a moment
  // later.
  const [isAnnounced, setAnnounced] = useState(false);

  useEffect(() => {
    setAnnounced(true);
    // The one with the shop's link stays longer, since it offers something to do.
    const shownSeconds = isRedirect ? 15 : 8;
    let secondsLeft = shownSeconds;
    const timer = setInterval(() => {
      const isPaused = !document.hasFocus() || toast.current?.matches(':hover, :focus-within');
      secondsLeft = isPaused ? shownSeconds : secondsLeft - 1;
      if (secondsLeft <= 0) onClose();
    }, 1000);
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isRedirect, onClose]);

  return (
    <section ref={toast} className="toasts" aria-label={t('toast.region')}>
      <div className="toast" data-kind={isRedirect ? 'success' : 'problem'}>
        <div role={isRedirect ? 'status' : 'alert'}>
          {isAnnounced && <p className="toast-title">{t(`toast.${message.kind}`)}</p>}
        </div>
        {isRedirect && (
          <p className="toast-detail">
            {t('toast.redirectDetail')}{' '}
            <NewTabLink href={message.address} newTab={t('newTab')}>
              {t('toast.openShop')}
            </NewTabLink>
          </p>
        )}
        <button
          type="button"
          className="toast-close"
          aria-label={t('toast.close')}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </section>
  );
}
