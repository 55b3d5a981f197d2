import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
// By its address: any page may fail, and none should bring this sheet along for that.
import sheet from './message-page.css?url';

interface MessagePageProps {
  readonly picture: string | undefined;
  readonly title: string;
  readonly isNotFound?: boolean;
  readonly children: ReactNode;
}

/** A page that says one thing, beside a picture. */
export function MessagePage({ picture, title, isNotFound, children }: MessagePageProps) {
  return (
    <section className="wide message-page" data-not-found={isNotFound}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <Picture address={picture} shape="scene" className="message-picture" isFirst />
      <h1>{title}</h1>
      {children}
    </section>
  );
}
