import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd, scriptJson } from './json-ld.tsx';

describe('structured data in the HTML', () => {
  it('is one script with a graph that reads back as it was', () => {
    const html = renderToString(<JsonLd data={[{ '@type': 'City', name: '«Rome» & more' }]} />);
    const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'City', name: '«Rome» & more' }],
    });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '<'])('cannot be left by %s', (text) => {
    const json = scriptJson({ text });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text });
  });
});
