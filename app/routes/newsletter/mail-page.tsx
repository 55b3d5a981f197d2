import './newsletter.css';
import type { ReactNode } from 'react';
import { Picture } from '#app/ui/picture/picture.tsx';

interface MailPageProps {
  readonly title: string;
  readonly picture: string | undefined;
  readonly children: ReactNode;
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
