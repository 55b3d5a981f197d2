import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonScript } from './json-ld.tsx';

function jsonOf(data: unknown): string {
  const html = renderToString(<JsonScript type="application/ld+json" data={data} />);
  return /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
}

describe('structured data in the HTML', () => {
  it('is one script that parses to the same data', () => {
    const data = { '@graph': [{ '@type': 'City', name: '«Rome» & more' }] };
    expect(JSON.parse(jsonOf(data))).toEqual(data);
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '<'])(
    'cannot be left by %s',
    (text) => {
      const json = jsonOf({ text });
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});
