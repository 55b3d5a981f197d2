import { describe, expect, it } from 'vitest';
import { PictureStore } from './picture-store.ts';

const picture = (bytes: number) => () => Promise.resolve(new Uint8Array(bytes));

describe('the store of pictures', () => {
  it('draws a picture once for all who ask at the same time, and not again while it is kept', async () => {
    const store = new PictureStore({ maximumBytes: 10_000, mostWaiting: 5 });
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      return Promise.resolve(new Uint8Array(10));
    };
    const [one, other] = await Promise.all([store.find('a', draw), store.find('a', draw)]);
    expect(one).toBe(other);
    await store.find('a', draw);
    expect(drawn).toBe(1);
  });

  it('forgets what was not asked for longest when its bytes run out', async () => {
    const store = new PictureStore({ maximumBytes: 2000, mostWaiting: 5 });
    for (const key of ['a', 'b', 'c']) await store.find(key, picture(700));
    let drawnAgain = false;
    await store.find('a', () => {
      drawnAgain = true;
      return Promise.resolve(new Uint8Array(1));
    });
    expect(drawnAgain).toBe(true);
  });

  it('draws one at a time and turns away who comes when too many wait', async () => {
    const store = new PictureStore({ maximumBytes: 10_000, mostWaiting: 2 });
    let atOnce = 0;
    let most = 0;
    const draw = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return new Uint8Array(1);
    };
    const asked = ['a', 'b', 'c'].map((key) => store.find(key, draw));
    const found = await Promise.all(asked);
    expect(found.map((bytes) => bytes?.length)).toEqual([1, 1, undefined]);
    expect(most).toBe(1);
  });

  it('goes on after a picture that could not be drawn', async () => {
    const store = new PictureStore({ maximumBytes: 10_000, mostWaiting: 5 });
    const failing = store.find('a', () => Promise.reject(new Error('no ink')));
    const next = store.find('b', picture(3));
    await expect(failing).rejects.toThrow('no ink');
    expect((await next)?.length).toBe(3);
    expect((await store.find('a', picture(4)))?.length).toBe(4);
  });
});
