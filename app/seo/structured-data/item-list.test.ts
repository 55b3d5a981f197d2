import { expect, it } from 'vitest';
import { itemList } from './item-list.ts';

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
