import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonScript, scriptJson } from './json-ld.tsx';

describe('structured data in the HTML', () => {
  it('is one script that reads back as it was', () => {
    const data = { '@graph': [{ '@type': 'City', name: '«Rome» & more' }] };
    const html = renderToString(<JsonScript type="application/ld+json" data={data} />);
    const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(data);
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '<'])('cannot be left by %s', (text) => {
    const json = scriptJson({ text });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text });
  });
});
