import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '#app/domain/language.ts';

/** A piece of text; a link if it has an address. */
export interface Span {
  readonly text: string;
  readonly href?: string;
}

/** A paragraph or a heading of a newsletter. */
export interface Block {
  readonly kind: 'heading' | 'paragraph';
  readonly spans: readonly Span[];
}

/** A newsletter in one language. */
export interface IssueText {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** One newsletter in all languages. */
export interface Issue {
  /** Digest of the file: the same file is the same newsletter. 16 hexadecimal digits. */
  readonly id: string;
  readonly texts: Readonly<Record<Language, IssueText>>;
}

/** A newsletter, or the faults of its file, one line each. */
export type ParsedIssue =
  | { readonly kind: 'issue'; readonly issue: Issue }
  | { readonly kind: 'faults'; readonly faults: readonly string[] };

interface Line {
  readonly number: number;
  readonly text: string;
}
interface Section {
  readonly language: Language;
  readonly number: number;
  readonly lines: readonly Line[];
}
type Report = (lineNumber: number, fault: string) => void;

const SECTION = /^---\s*(.*?)\s*$/;
const SUBJECT = /^Subject:\s*(.*?)\s*$/;
const SUBJECT_LENGTH = 150;
// A label in brackets before its address, or an address up to the punctuation of a sentence.
const LINK = /\[([^[\]]+)\]\(([^()\s]*)\)|https:\/\/[^\s<>"()]*[^\s<>"().,;:!?]/g;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/**
 * Parses the file of a newsletter: UTF-8, with a section for each language.
 *
 * @example
 * --- en
 * Subject: Milan to Rome in 2 h 59
 *
 * A paragraph, with a [link](https://www.example.com/news).
 *
 * ## A heading
 */
export function parseIssue(file: Uint8Array): ParsedIssue {
  const faults: string[] = [];
  const report: Report = (number, fault) => faults.push(`line ${number}: ${fault}`);
  const text = decode(file);
  if (text === undefined) return { kind: 'faults', faults: ['the file is not UTF-8 text'] };

  const lines = text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }));
  for (const { number, text: line } of lines) {
    if (CONTROL.test(line)) report(number, 'there is a control character; indent with spaces');
  }
  const sections = splitSections(lines, report);
  const texts = new Map(
    sections.map((section) => [section.language, parseSection(section, report)]),
  );
  for (const language of LANGUAGES) {
    if (!texts.has(language)) report(lines.length, `the section "--- ${language}" is missing`);
  }
  if (faults.length > 0) return { kind: 'faults', faults };
  const id = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return {
    kind: 'issue',
    issue: { id, texts: Object.fromEntries(texts) as Record<Language, IssueText> },
  };
}

function decode(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file).replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/** Splits a file at the lines that begin a section. One in no language of the site is left out. */
function splitSections(lines: readonly Line[], report: Report): Section[] {
  const headers = lines.filter(({ text }) => SECTION.test(text));
  const end = lines.length + 1;
  for (const { number, text } of lines.slice(0, (headers[0]?.number ?? end) - 1)) {
    if (text !== '') report(number, 'text before the first section, such as "--- en"');
  }
  const sections: Section[] = [];
  for (const [at, header] of headers.entries()) {
    const language = languageOfSection(header, report);
    if (language === undefined) continue;
    if (sections.some((section) => section.language === language))
      report(header.number, `the section "--- ${language}" is there twice`);
    // Lines are numbered from 1, so that the number of a line is the index of the next one.
    const linesOfSection = lines.slice(header.number, (headers[at + 1]?.number ?? end) - 1);
    sections.push({ language, number: header.number, lines: linesOfSection });
  }
  return sections;
}

function languageOfSection({ number, text }: Line, report: Report): Language | undefined {
  const name = SECTION.exec(text)?.[1];
  const language = LANGUAGES.find((known) => known === name);
  if (language === undefined)
    report(number, `a section is one of ${LANGUAGES.join(', ')}, but this is "${name}"`);
  return language;
}

function parseSection({ number, lines }: Section, report: Report): IssueText {
  const [first, ...rest] = lines;
  const subject = SUBJECT.exec(first?.text ?? '')?.[1];
  if (!subject) report(first?.number ?? number, 'a section begins with "Subject: …"');
  else if (subject.length > SUBJECT_LENGTH) {
    report(number + 1, `the subject has more than ${SUBJECT_LENGTH} characters`);
  }
  const next = rest[0];
  if (next !== undefined && next.text !== '')
    report(next.number, 'an empty line follows the subject');
  const blocks = splitBlocks(rest).map((block) => parseBlock(block, report));
  if (blocks.length === 0) report(number, 'the section has no text');
  return { subject: subject ?? '', blocks };
}

function splitBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.text === '') isOpen = false;
    else if (isOpen) blocks.at(-1)?.push(line);
    else {
      blocks.push([line]);
      isOpen = true;
    }
  }
  return blocks;
}

function parseBlock(lines: readonly Line[], report: Report): Block {
  const text = lines.map((line) => line.text.trim()).join(' ');
  const heading = /^##\s+(.+)$/.exec(text)?.[1];
  if (heading !== undefined && lines.length > 1) {
    report(lines[1]?.number ?? 0, 'an empty line follows a heading');
  }
  for (const line of lines) checkLinks(line, report);
  return {
    kind: heading === undefined ? 'paragraph' : 'heading',
    spans: parseSpans(heading ?? text),
  };
}

function checkLinks({ number, text }: Line, report: Report): void {
  for (const [, label, address] of text.matchAll(LINK)) {
    if (label === undefined || address === undefined) continue;
    if (!address.startsWith('https://') || !URL.canParse(address)) {
      report(number, `a link leads to an address with https://, but this one to "${address}"`);
    }
  }
}

function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label, address] = match;
    if (match.index > end) spans.push({ text: text.slice(end, match.index) });
    spans.push({ text: label ?? whole, href: address ?? whole });
    end = match.index + whole.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}
