import type { StructuredNode } from './structured-data/node.ts';
import { useServerHtml } from './use-server-html.ts';

interface JsonScriptProps {
  readonly type: 'application/ld+json' | 'speculationrules';
  readonly data: unknown;
}

/**
 * Data for machines in the server's HTML. Nothing in the browser needs it, and React could only create it there as a
 * script made out of text, which Trusted Types forbid: so it is part of hydration, then goes, and is never rendered again.
 */
export function JsonScript({ type, data }: JsonScriptProps) {
  const written = useServerHtml();
  return written && <script type={type} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

/** A page's structured data: one graph of nodes in the vocabulary of schema.org. */
export function JsonLd({ data }: { data: readonly StructuredNode[] }) {
  return (
    <JsonScript type="application/ld+json" data={{ '@context': 'https://schema.org', '@graph': data }} />
  );
}

/** JSON that cannot end the script around it: every `<` is written as an escape (HTML, section 4.12.1.3). */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
