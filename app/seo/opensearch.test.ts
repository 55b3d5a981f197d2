import { expect, it } from 'vitest';
import { openSearchXml } from './opensearch.ts';

it('sends a browser’s search to the search page', () => {
  const xml = openSearchXml(
    { siteName: 'Binario', publicOrigin: 'https://www.example.com' },
    'Trains',
  );
  expect(xml).toContain(
    '<Url type="text/html" template="https://www.example.com/search?q={searchTerms}"/>',
  );
});

it('shortens a long site name and escapes it', () => {
  const xml = openSearchXml(
    { siteName: 'Trains & <more> trains for everybody', publicOrigin: 'https://www.example.com' },
    'Trains',
  );
  expect(xml).toContain('<ShortName>Trains &amp; &lt;more&gt; </ShortName>');
});
