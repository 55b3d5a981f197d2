import { Fragment, type PropsWithChildren, type ReactNode } from 'react';
import type { Message } from '#app/domain/site.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { usePage } from '../page/use-page.ts';
import { Picture } from '../picture/picture.tsx';

interface MessagePageProps {
  readonly name: Message | 'offline';
  /** Content below the words and their picture. */
  readonly below?: ReactNode;
}

/** A page that says one thing, beside a picture. */
export function MessagePage({ name, below, children }: PropsWithChildren<MessagePageProps>) {
  const { t } = useTexts('shell');
  const { scenes } = usePage();
  return (
    <section className="message-page" data-message={name}>
      <div className="split">
        <Picture address={scenes[name]} shape="scene" className="split-picture" isFirst />
        <div className="split-text">
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
        </div>
      </div>
      {below && <div className="wide message-search">{below}</div>}
    </section>
  );
}
