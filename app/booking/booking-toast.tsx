import { useEffect, useRef, useState } from 'react';
import type { SearchMessage, SearchProblems } from '#app/domain/search/check-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { hasComfort } from '#app/ui/comfort.ts';
import { NewTabLink } from '#app/ui/external-link/new-tab-link.tsx';
import type { AnsweredJourney } from './journey-answer.tsx';

/** The message after the form is submitted. */
export type BookingMessage =
  | {
      readonly kind: SearchMessage;
      readonly problems: SearchProblems;
      readonly id: number;
      /** The focus moved to a field that says the same. */
      readonly isAnnouncedByField: boolean;
    }
  | { readonly kind: 'redirect'; readonly address: string; readonly id: number };

interface BookingToastProps {
  readonly message: BookingMessage;
  /** The way to the trains, as below the form's fields; none on the page that lists them. */
  readonly link: AnsweredJourney['link'] | undefined;
  readonly onClose: () => void;
}

/**
 * Shows and announces a message of the form. It closes by its button, by Escape or after some
 * seconds. The time starts again while the message is hovered or focused, or the window is inactive
 * (WCAG 2.2, success criterion 2.2.1).
 */
export function BookingToast({ message, link, onClose }: BookingToastProps) {
  const { t } = useTexts('booking');
  const isRedirect = message.kind === 'redirect';
  const role = isRedirect ? 'status' : 'alert';
  const isSilent = !isRedirect && message.isAnnouncedByField;
  const toast = useRef<HTMLElement>(null);
  // A live region announces changes only, so it is rendered empty first.
  const [isAnnounced, setAnnounced] = useState(false);

  useEffect(() => {
    setAnnounced(true);
    const isLasting = hasComfort('lasting');
    // The message with the shop's link is shown longer.
    const shownSeconds = isRedirect ? 15 : 8;
    let secondsLeft = shownSeconds;
    const timer = setInterval(() => {
      const isPaused = !document.hasFocus() || toast.current?.matches(':hover, :focus-within');
      secondsLeft = isPaused || isLasting ? shownSeconds : secondsLeft - 1;
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
        <div role={isSilent ? undefined : role}>{isAnnounced && <ToastText {...message} />}</div>
        {isRedirect && link && (
          <p className="toast-detail">
            <a href={link.address}>{link.text}</a>
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

function ToastText(message: BookingMessage) {
  const { t } = useTexts('booking');
  if (message.kind !== 'redirect') {
    const count = Object.values(message.problems).filter(Boolean).length;
    return <p className="toast-title">{t(`toast.${message.kind}`, { count })}</p>;
  }
  return (
    <>
      <p className="toast-title">{t('toast.redirect')}</p>
      <p className="toast-detail">
        <ShopLink address={message.address} />
      </p>
    </>
  );
}

/** The way to the shop where the browser has blocked the new tab. */
export function ShopLink({ address }: { readonly address: string }) {
  const { t } = useTexts('booking');
  return (
    <>
      {t('toast.redirectDetail')}{' '}
      <NewTabLink href={address} newTab={t('newTab')}>
        {t('toast.openShop')}
      </NewTabLink>
    </>
  );
}
