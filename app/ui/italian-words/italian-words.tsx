import { Fragment } from 'react';

interface ItalianWordsProps {
  /** In the language of the page. */
  readonly text: string;
  /** The Italian words that it quotes, such as those of a sign. */
  readonly words: readonly string[] | undefined;
}

/** A text whose Italian words are marked, so that a screen reader speaks them as Italian. */
export function ItalianWords({ text, words = [] }: ItalianWordsProps) {
  const quotes = words.map((quoted) => ({ quoted, at: text.indexOf(quoted) }));
  const [first] = quotes.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  if (!first) return text;
  const end = first.at + first.quoted.length;
  return (
    <Fragment>
      {text.slice(0, first.at)}
      <span lang="it">{first.quoted}</span>
      <ItalianWords text={text.slice(end)} words={words} />
    </Fragment>
  );
}
