import { expect, it } from 'vitest';
import { breadcrumbs, faq, itemList } from './lists.ts';

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

it('lists pages in the order in which they are shown', () => {
  const list = itemList({ siteName: 'Binario', publicOrigin: 'https://www.example.com' }, 'Popular routes', [
    { name: 'Rome to Milan', address: '/routes/rome/milan' },
    { name: 'Milan to Venice', address: '/routes/milan/venice' },
  ]);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    name: 'Popular routes',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Rome to Milan', url: 'https://www.example.com/routes/rome/milan' },
      { position: 2, name: 'Milan to Venice', url: 'https://www.example.com/routes/milan/venice' },
    ],
  });
});

it('puts each answer with its question', () => {
  expect(faq([{ question: 'How long does it take?', answer: 'About three hours.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long does it take?',
        acceptedAnswer: { '@type': 'Answer', text: 'About three hours.' },
      },
    ],
  });
});
