import type { ReactNode } from 'react';
import { usePage } from '#app/ui/page/use-page.ts';
import { Picture } from '#app/ui/picture/picture.tsx';

interface MailPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the newsletter, with the view from a train's window. */
export function MailPage({ title, children }: MailPageProps) {
  const { scenes } = usePage();
  return (
    <article className="split mail-page">
      <div className="split-text">
        <h1>{title}</h1>
        {children}
      </div>
      <Picture address={scenes.newsletter} shape="poster" className="split-picture" isFirst />
    </article>
  );
}
