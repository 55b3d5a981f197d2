import './newsletter.css';
import type { PropsWithChildren } from 'react';
import { usePage } from '#app/ui/page/use-page.ts';
import { Picture } from '#app/ui/picture/picture.tsx';

/** A page of the newsletter: what there is to do, beside a suitcase that is packed for it. */
export function MailPage({ title, children }: PropsWithChildren<{ title: string }>) {
  const { scenes } = usePage();
  return (
    <article className="wide mail-page">
      <div className="mail-text">
        <h1>{title}</h1>
        {children}
      </div>
      <Picture address={scenes?.newsletter} shape="scene" className="mail-picture" isFirst />
    </article>
  );
}
