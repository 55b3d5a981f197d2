import { nodesOf, parseSource, type Source } from './sources.ts';

/** The text keys in a file's literals. */
export interface KeyUse {
  /** Texts without a gap. */
  readonly literals: ReadonlySet<string>;
  /** Texts with gaps; each gap is a group for one part of a key. */
  readonly patterns: readonly RegExp[];
  /**
   * Parts that the file names without a literal: through the map's context, or in the table of all
   * texts.
   */
  readonly parts: ReadonlySet<string>;
  /** Possible values of a gap: literals and the names of properties. */
  readonly names: ReadonlySet<string>;
}

/** A path into the table of all texts: `trains.kinds[kind]`, `home.hero.title`. */
const PROPERTY_PATH = /\b(\w+)((?:\.\w+|\[\w+\])+)/g;

/** The possible texts of a value in a key: letters of one part. */
const GAP = '([^.:]+)';

/** The fields of an information page, which `informationPage` reads from its table. */
const INFORMATION_FIELDS = [
  'title',
  'lead(?:ForBinario)?',
  'meta\\.(?:title|description)',
  'sections\\.\\w+\\.(?:title|text)',
];
const INFORMATION = new RegExp(`^information:\\w+\\.(?:${INFORMATION_FIELDS.join('|')})$`);

type Names = ReadonlySet<string>;

interface TemplateParts {
  readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
}

/** Collects the literals and the templates of a file. */
export function keyUse(source: Source): KeyUse {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const names = new Set<string>();
  for (const node of nodesOf(parseSource(source).program)) {
    if (node.type === 'Literal' && typeof node.value === 'string') literals.add(node.value);
    if (node.type === 'Property') names.add(String((node.key as { name?: unknown }).name));
    if (node.type !== 'TemplateLiteral') continue;
    const parts = (node as unknown as TemplateParts).quasis.map(({ value }) => value.cooked);
    if (parts.length === 1) literals.add(parts[0] ?? '');
    else if (parts.join('').length > 1)
      patterns.push(new RegExp(`^${parts.map(escapePattern).join(GAP)}$`));
  }
  const parts = new Set<string>();
  if (/\buseMap\(/.test(source.text)) parts.add('map');
  if (source.text.includes('RESOURCES')) {
    const text = source.text.replaceAll(/RESOURCES\[[\w.]+\]\./g, '');
    for (const [, part = '', rest = ''] of text.matchAll(PROPERTY_PATH)) {
      const path = rest.replaceAll(/\[\w+\]/g, '.*').slice(1);
      patterns.push(new RegExp(`^${escapePattern(`${part}:${path}`).replaceAll('\\*', GAP)}$`));
    }
    for (const [, part = ''] of source.text.matchAll(/RESOURCES\[[\w.]+\]\.(\w+)/g))
      parts.add(part);
  }
  for (const literal of literals) names.add(literal);
  return { literals, patterns, parts, names };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/**
 * Whether a file uses a text. It does when it names the text's part (`useTexts('booking')`)
 * and writes the key, or a template that fits it (`errors.${kind}`), when it writes both at once
 * (`booking:submit`), or when it reads the text by its path from the table of all texts
 * (`RESOURCES[language].trains.kinds[kind]`).
 *
 * @param names that the gaps of a template can stand for
 */
export function usesKey({ literals, patterns, parts }: KeyUse, key: string, names: Names): boolean {
  const whole = key.replace(/_(zero|one|two|few|many|other)$/, '');
  const [part = '', name = ''] = whole.split(':');
  const fits = (text: string) =>
    literals.has(text) ||
    patterns.some((pattern) =>
      pattern
        .exec(text)
        ?.slice(1)
        .every((gap) => names.has(gap)),
    );
  if (parts.has('information') && INFORMATION.test(whole)) return true;
  return fits(whole) || ((parts.has(part) || literals.has(part)) && fits(name));
}
