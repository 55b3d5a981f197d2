import type { ReactNode } from 'react';
import { MailPage } from './mail-page.tsx';

interface TokenPageProps {
  readonly title: string;
  readonly message: string;
  readonly token: string;
  readonly picture: string | undefined;
  /** The one thing to do; none when it is done or cannot be done. */
  readonly button: string | undefined;
  readonly children?: ReactNode;
}

/** The page behind a link of a mail: what it is about, and one button that does it. */
export function TokenPage({ title, message, token, picture, button, children }: TokenPageProps) {
  return (
    <MailPage title={title} picture={picture}>
      <p className="lead" role="status">
        {message}
      </p>
      {button && (
        <form method="post">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button button-primary">
            {button}
          </button>
        </form>
      )}
      {children && <p>{children}</p>}
    </MailPage>
  );
}
