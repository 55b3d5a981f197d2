import { expect, it } from 'vitest';
import { openSearchXml } from './opensearch.ts';

it('leads from the words in a browser to the search page', () => {
  const xml = openSearchXml(
    { siteName: 'Binario', publicOrigin: 'https://www.example.com' },
    'Trains',
  );
  expect(xml).toContain(
    '<Url type="text/html" template="https://www.example.com/search?q={searchTerms}"/>',
  );
});

it('keeps a long name of the site within the limit and its signs harmless', () => {
  const xml = openSearchXml(
    { siteName: 'Trains & <more> trains for everybody', publicOrigin: 'https://www.example.com' },
    'Trains',
  );
  expect(xml).toContain('<ShortName>Trains &amp; &lt;more&gt; </ShortName>');
});
