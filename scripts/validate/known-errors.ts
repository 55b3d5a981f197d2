/** A message of the Nu HTML checker. */
export interface CheckerMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  /** The source around the place. */
  readonly extract?: string;
}

/** A message of the checker that names no error of the site. */
interface KnownError {
  readonly reason: string;
  /** The day on which it was found to be no error of the site. */
  readonly since: string;
  readonly message: RegExp;
  /** Narrows a general message, such as a parse error, to one place. */
  readonly extract?: RegExp;
}

/** Valid HTML, CSS and SVG that version 26.9.27 of the checker reports. */
const KNOWN_ERRORS: readonly KnownError[] = [
  {
    reason: 'React writes void elements with a slash, which HTML allows',
    since: '2026-11-22',
    message: /^Trailing slash on void elements/,
  },
  {
    reason: 'a link that holds back the first paint (HTML, link type “expect”)',
    since: '2026-11-29',
    message: /^A “link” element with a “blocking” attribute/,
    extract: /rel="expect"/,
  },
  {
    reason: 'container queries (CSS Containment 3)',
    since: '2026-11-22',
    message: /“@container”|“container-type”/,
  },
  {
    reason: 'lengths of a container (CSS Containment 3)',
    since: '2026-11-27',
    message: /“(?:font-size|border-block|--below)”: Parse Error|Unknown dimension/,
    extract: /\dcq[iw]/,
  },
  {
    reason: 'the shorthand of a container’s name and type (CSS Containment 3)',
    since: '2026-11-24',
    message: /“container”: Property “container” doesn't exist/,
  },
  {
    reason: 'anchors (CSS Anchor Positioning 1)',
    since: '2026-11-22',
    message:
      /“(?:position-(?:area|anchor|try-fallbacks)|anchor-name|@position-try)”|“anchor\(|“top”: Parse Error/,
  },
  {
    reason: 'pseudo-elements of view transitions (CSS View Transitions 1)',
    since: '2026-11-24',
    message: /^CSS: Parse Error\.$/,
    extract: /(?:on-group|tion-(?:old|new))\((?:\*|poster)\)\{/,
  },
  {
    reason: 'view transitions between documents (CSS View Transitions 2)',
    since: '2026-11-27',
    message: /“@view-transition”|“view-transition-name”: Property/,
  },
  {
    reason: 'a calculated corner of a polygon (CSS Shapes 1)',
    since: '2026-11-27',
    message: /“clip-path”: Parse Error/,
    extract: /calc\(|0% 100%, 0 100%\)/,
  },
  {
    reason: 'properties of drawings (SVG 2)',
    since: '2026-11-22',
    message: /“(?:vector-effect|paint-order|r)”: Property/,
  },
  {
    reason: 'a train along a line (Motion Path 1)',
    since: '2026-11-27',
    message: /“offset-(?:rotate|distance)”: Property/,
  },
  {
    reason: 'a number times a custom property within calc() (CSS Values 4)',
    since: '2026-11-22',
    message: /The types are incompatible/,
  },
];

/** The messages that are not known: each names an error of the site, or needs a new entry. */
export function withoutKnownErrors(messages: readonly CheckerMessage[]): CheckerMessage[] {
  return messages.filter((message) => !KNOWN_ERRORS.some((known) => isInstance(message, known)));
}

function isInstance({ message, extract = '' }: CheckerMessage, known: KnownError): boolean {
  return known.message.test(message) && (known.extract?.test(extract) ?? true);
}

/** One message in two lines: the place with the message, and the source around it. */
export function formatMessage(message: CheckerMessage): string {
  const { type, subType, url = '', lastLine, extract = '' } = message;
  const file = url.slice(url.lastIndexOf('/') + 1);
  const source = extract.replaceAll('\n', ' ');
  return `${subType ?? type} ${file}:${lastLine} ${message.message}\n    ${source}\n`;
}
