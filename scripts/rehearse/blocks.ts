/** A block of commands in a document, with its notes for the rehearsal. */
export interface CommandBlock {
  readonly commands: string;
  /** The document's line on which the commands begin. */
  readonly line: number;
  /** Why the block cannot be rehearsed. */
  readonly skip: string | undefined;
  /** Patterns that the output must have. */
  readonly expected: readonly RegExp[];
  /** Commands that prepare the rehearsal's machine. */
  readonly before: string | undefined;
  /** Commands that check the effect. */
  readonly after: string | undefined;
  /** Whether any exit status is accepted. */
  readonly anyStatus: boolean;
  /** The block is typed once behind each of these proxies, under load; no request may be lost. */
  readonly behind: readonly string[];
  /** Whether a commit that changes the style sheets precedes the block. */
  readonly withNewCommit: boolean;
}

const KEYS = ['skip', 'expect', 'before', 'after', 'status', 'load', 'change'];
const COMMENT_OR_BLOCK = /^<!-- rehearse\n([\s\S]*?)-->$|^```(\w+)\n([\s\S]*?)^```$/gm;
const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Reads the blocks of commands (` ```sh `) of a document. A comment `<!-- rehearse` above a block
 * has notes, one `key: value` a line. The lines of a ` ```text ` block right below are expected in
 * the output; `…` matches any text.
 *
 * @throws Error for a note with an unknown key
 */
export function readBlocks(document: string): CommandBlock[] {
  const blocks: CommandBlock[] = [];
  let notes = new Map<string, string[]>();
  let endOfCommands = -1;
  for (const match of document.matchAll(COMMENT_OR_BLOCK)) {
    const [whole, comment, language, body = ''] = match;
    if (comment !== undefined) {
      notes = readNotes(comment);
      continue;
    }
    const last = blocks.at(-1);
    if (language === 'text' && last && document.slice(endOfCommands, match.index).trim() === '') {
      const lines = body.trimEnd().split('\n');
      const patterns = lines.map(
        (line) => new RegExp(`^${escapeForPattern(line).replaceAll('…', '.*')}$`, 'm'),
      );
      blocks.splice(-1, 1, { ...last, expected: [...last.expected, ...patterns] });
    }
    if (language !== 'sh') continue;
    endOfCommands = match.index + whole.length;
    blocks.push(makeBlock(body, notes, document.slice(0, match.index).split('\n').length + 1));
    notes = new Map();
  }
  return blocks;
}

function readNotes(comment: string): Map<string, string[]> {
  const notes = new Map<string, string[]>();
  for (const line of comment.trim().split('\n')) {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!KEYS.includes(key))
      throw new Error(`Unknown note of a rehearsal: ${line}. Keys: ${KEYS.join(', ')}`);
    notes.set(key, [...(notes.get(key) ?? []), value]);
  }
  return notes;
}

function makeBlock(commands: string, notes: Map<string, string[]>, line: number): CommandBlock {
  return {
    commands,
    line,
    skip: notes.get('skip')?.join(' '),
    expected: (notes.get('expect') ?? []).map((pattern) => new RegExp(pattern, 'm')),
    before: notes.get('before')?.join('\n'),
    after: notes.get('after')?.join('\n'),
    anyStatus: notes.has('status'),
    behind: notes.get('load')?.join(' ').split(' ') ?? [],
    withNewCommit: notes.has('change'),
  };
}
