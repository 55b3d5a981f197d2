import { Fragment, type PropsWithChildren } from 'react';
import type { Message } from '#app/domain/site.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { usePage } from '../page/use-page.ts';
import { Picture } from '../picture/picture.tsx';
// By its address: any page may fail, and none should bring this sheet along for that.
import sheet from './message-page.css?url';

interface MessagePageProps {
  readonly name: Message | 'offline';
}

/** A page that says one thing, beside a picture. */
export function MessagePage({ name, children }: PropsWithChildren<MessagePageProps>) {
  const { t } = useTexts('shell');
  const { scenes, assets } = usePage();
  return (
    <section className="wide message-page" data-message={name}>
      <link rel="stylesheet" href={sheet} integrity={assets.integrityOf(sheet)} precedence="page" />
      <Picture address={scenes[name]} shape="scene" className="message-picture" isFirst />
      <h1>
        {/* An exclamation stands above what follows it rather than beside a part of it. */}
        {t(`${name}.title`)
          .split(/(?<=!) /)
          .map((words, at) => (
            <Fragment key={words}>
              {at > 0 && ' '}
              <span>{words}</span>
            </Fragment>
          ))}
      </h1>
      {children}
    </section>
  );
}
