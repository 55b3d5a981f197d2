import type { ReactNode } from 'react';

interface TokenPageProps {
  readonly title: string;
  readonly message: string;
  readonly token: string;
  /** The one thing to do; none when it is done or cannot be done. */
  readonly button: string | undefined;
  readonly children?: ReactNode;
}

/** The page behind a link of a mail: what it is about, and one button that does it. */
export function TokenPage({ title, message, token, button, children }: TokenPageProps) {
  return (
    <article className="text-page">
      <h1>{title}</h1>
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
    </article>
  );
}
