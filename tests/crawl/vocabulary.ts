import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface VocabularyClass {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const CLASS = /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<([^,]+),/gm;
const BASE = /(\w+?)Base\b/g;
/**
 * The types that JSON writes as text, and those as a number; schema.org allows numbers as text too.
 */
const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time'];
const NUMBERS = ['Number', 'Integer', 'Float'];
/** Annotations of an action's input and output. */
const ACTION_ANNOTATION = /-(?:input|output)$/;

/**
 * Schema.org's classes and properties from the declarations of `schema-dts`: the subclasses of each
 * class and the types of each property.
 */
export function readVocabulary() {
  const file = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts');
  const classes = new Map<string, VocabularyClass>();
  for (const [, name = '', bases = '', body = ''] of readFileSync(file, 'utf8').matchAll(CLASS)) {
    const known = classes.get(name);
    const ranges = [...body.matchAll(PROPERTY)].map(
      ([, property = '', range = '']) => [property, range.split(' | ')] as const,
    );
    const parents = [...bases.matchAll(BASE)]
      .map(([, parent = '']) => parent)
      .filter((base) => base !== name);
    classes.set(name, {
      parents: [...(known?.parents ?? []), ...parents],
      properties: new Map([...(known?.properties ?? []), ...ranges]),
    });
  }

  const lineOf = (name: string): string[] => [
    name,
    ...(classes.get(name)?.parents ?? []).flatMap(lineOf),
  ];
  const rangeOf = (types: readonly string[], property: string) =>
    types
      .flatMap(lineOf)
      .map((name) => classes.get(name)?.properties.get(property.replace(ACTION_ANNOTATION, '')))
      .find((range) => range !== undefined);

  return {
    hasClass: (name: string) => classes.has(name),
    hasProperty: (types: readonly string[], property: string) =>
      rangeOf(types, property) !== undefined,
    /** Whether a property of a thing may be this text, number, or thing of some classes. */
    takes(
      types: readonly string[],
      property: string,
      value: string | number | readonly string[],
    ): boolean {
      const range = rangeOf(types, property) ?? [];
      if (typeof value === 'object')
        return value.flatMap(lineOf).some((name) => range.includes(name));
      const literals = [...NUMBERS, ...TEXTS].some((name) => range.includes(name));
      // A thing may be named by its address alone.
      if (typeof value === 'string') return literals || URL.canParse(value);
      return [...NUMBERS, 'Text'].some((name) => range.includes(name));
    },
  };
}
