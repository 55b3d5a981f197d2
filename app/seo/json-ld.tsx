type JsonType = 'application/json' | 'application/ld+json' | 'speculationrules';

/** Data in a page's HTML: for machines that read it, for the browser, or for an island beside it. */
export function JsonScript({ type, data }: { type: JsonType; data: unknown }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

/** JSON that cannot end the script around it: every `<` is written as an escape (HTML, section 4.12.1.3). */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
