type JsonType = 'application/json' | 'application/ld+json' | 'speculationrules';

/**
 * Data as the text of a script element. Every `<` is written as an escape, so that no text ends
 * the element (HTML, section 4.12.1.3).
 */
export function jsonText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Data in a page's HTML: for search engines, for the browser, or for an island beside it. */
export function JsonScript({ type, data }: { type: JsonType; data: unknown }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: jsonText(data) }} />;
}
