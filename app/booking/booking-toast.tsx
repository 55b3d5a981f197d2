import * as Toast from '@radix-ui/react-toast';
import { useTranslation } from 'react-i18next';
import type { SearchMessage } from '#app/domain/search/check-search.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';

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

/** The form's message: in a corner, announced, closed by its button, by Escape, by a swipe or after a while. */
export default function BookingToast({ message, onClose }: BookingToastProps) {
  const { t } = useTranslation('booking');
  const redirect = message.kind === 'redirect';
  return (
    <Toast.Provider
      label={t('toast.region')}
      duration={redirect ? SHOWN_MILLISECONDS.redirect : SHOWN_MILLISECONDS.problem}
    >
      <Toast.Root
        key={message.id}
        className="toast"
        data-kind={redirect ? 'success' : 'problem'}
        type={redirect ? 'background' : 'foreground'}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Toast.Title className="toast-title">{t(`toast.${message.kind}`)}</Toast.Title>
        {redirect && (
          <Toast.Description className="toast-detail">
            {t('toast.redirectDetail')}{' '}
            <ExternalLink href={message.address}>{t('toast.openShop')}</ExternalLink>
          </Toast.Description>
        )}
        <Toast.Close className="toast-close" aria-label={t('toast.close')}>
          <span aria-hidden="true">×</span>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="toasts" label={t('toast.region')} />
    </Toast.Provider>
  );
}
