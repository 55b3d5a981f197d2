import type { ReactNode } from 'react';
import { Picture } from '#app/ui/picture/picture.tsx';

interface LetterPageProps {
  readonly title: string;
  readonly picture: string | undefined;
  readonly children: ReactNode;
}

/** A page of the newsletter: what there is to do, beside a suitcase that is packed for it. */
export function LetterPage({ title, picture, children }: LetterPageProps) {
  return (
    <article className="wide letter-page">
      <div className="letter-text">
        <h1>{title}</h1>
        {children}
      </div>
      <Picture address={picture} shape="scene" className="letter-picture" isFirst />
    </article>
  );
}
