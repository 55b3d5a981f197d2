import { nodesOf, parseSource, type Source } from './sources.ts';

/** What a file's literals say of the text keys that it uses. */
export interface KeyUse {
  /** Texts without a gap. */
  readonly literals: ReadonlySet<string>;
  /** Texts with gaps, each gap standing for one or more letters of one part of a key. */
  readonly patterns: readonly RegExp[];
  /** Parts that the file reads as tables and shows row by row. */
  readonly tables: ReadonlySet<string>;
}

interface TemplateParts {
  readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
}

/** Collects the literals and the templates of a file. */
export function keyUse(source: Source): KeyUse {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const node of nodesOf(parseSource(source).program)) {
    if (node.type === 'Literal' && typeof node.value === 'string') literals.add(node.value);
    if (node.type !== 'TemplateLiteral') continue;
    const parts = (node as unknown as TemplateParts).quasis.map(({ value }) => value.cooked);
    if (parts.length === 1) literals.add(parts[0] ?? '');
    else if (parts.join('').length > 1)
      patterns.push(new RegExp(`^${parts.map(escapePattern).join('[^.:]+')}$`));
  }
  const tables = new Set([...source.text.matchAll(/RESOURCES\[\w+\]\.(\w+)/g)].map(([, part = '']) => part));
  return { literals, patterns, tables };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/**
 * Whether a file uses a text. It does when it names the text's part (`useTranslation('booking')`) and writes the key, or
 * a template that fits it (`errors.${kind}`); or when it writes both at once (`booking:submit`). Tables of keys stand in
 * the file that reads them, or are read whole (`RESOURCES[language].information`).
 */
export function usesKey({ literals, patterns, tables }: KeyUse, key: string): boolean {
  const whole = key.replace(/_(zero|one|two|few|many|other)$/, '');
  const [part = '', name = ''] = whole.split(':');
  const fits = (text: string) => literals.has(text) || patterns.some((pattern) => pattern.test(text));
  return tables.has(part) || fits(whole) || (literals.has(part) && fits(name));
}
