import { expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';

it('counts the pages from the home page on and gives each its whole address', () => {
  const trail = breadcrumbs({ siteName: 'Binario', publicOrigin: 'https://www.example.com' }, [
    { name: 'Accueil', address: '/?lng=fr' },
    { name: 'Rome', address: '/cities/rome?lng=fr' },
  ]);
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://www.example.com/?lng=fr' },
      { '@type': 'ListItem', position: 2, name: 'Rome', item: 'https://www.example.com/cities/rome?lng=fr' },
    ],
  });
});
