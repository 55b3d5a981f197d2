type JsonType = 'application/json' | 'application/ld+json' | 'speculationrules';

/**
 * Data in a page's HTML: for machines that read it, for the browser, or for an island beside it.
 */
export function JsonScript({ type, data }: { type: JsonType; data: unknown }) {
  // Every `<` is written as an escape, so that no text ends the script around it (HTML, section
  // 4.12.1.3).
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
