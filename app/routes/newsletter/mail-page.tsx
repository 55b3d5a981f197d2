import './newsletter.css';
import type { ReactNode } from 'react';
import { Picture } from '#app/ui/picture/picture.tsx';

interface MailPageProps {
  readonly title: string;
  readonly picture: string | undefined;
  readonly children?: ReactNode;
}

/** A page of the newsletter: what there is to do, beside a suitcase that is packed for it. */
export function MailPage({ title, picture, children }: MailPageProps) {
  return (
    <article className="wide mail-page">
      <div className="mail-text">
        <h1>{title}</h1>
        {children}
      </div>
      <Picture address={picture} shape="scene" className="mail-picture" isFirst />
    </article>
  );
}

interface TokenPageProps extends MailPageProps {
  readonly message: string;
  readonly token: string;
  /** The one thing to do; none when it is done or cannot be done. */
  readonly button: string | undefined;
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
