import { LANGUAGES } from '#app/domain/language.ts';
import { openForm } from './booking.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

/** Trips with the picture of each: posters, or the journey on the map. */
const TRIPS = [
  ['/train-from-rome-to-milan', '.route-picture'],
  ['/train-from-villa-san-giovanni-to-desenzano-del-garda', '.journey-map'],
] as const;

test('a trip’s form begins in the first screen of a phone and ends in a laptop’s', async ({
  page,
}) => {
  for (const [trip, picture] of TRIPS) {
    for (const language of LANGUAGES) {
      await test.step(`${trip} (${language})`, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const booking = await openForm(page, language, trip);
        await expect(booking.from).toBeInViewport({ ratio: 1 });
        await expect(booking.to).toBeInViewport({ ratio: 1 });
        await page.setViewportSize({ width: 1366, height: 768 });
        await expect(booking.submit).toBeInViewport({ ratio: 1 });
        const form = await page.locator('form.booking').boundingBox();
        expect(form?.y).toBeLessThan(480);
        await expect(page.locator(`.route-hero ${picture}`)).toBeInViewport({ ratio: 0.5 });
      });
    }
  }
});

test('on a small phone the first screen has a journey’s form as far as its day, and the day of the figures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/routes/rome/milan', '/train-from-rome-to-milan']) {
    for (const language of LANGUAGES) {
      const booking = await openForm(page, language, path);
      await expect(booking.to).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.date-button').first()).toBeInViewport({ ratio: 0.5 });
      const basis = page.locator('.route-hero-text > .note');
      await expect(basis).toBeInViewport({ ratio: 1 });
      await expect(basis).toContainText(/Wednesday.*2026|mercoledì.*2026|mercredi.*2026/);
    }
  }
});

test('hotels are rows, on wide screens three beside each other, the first in sight', async ({
  page,
}) => {
  for (const [width, height, least, columns] of [
    [768, 1024, 240, 1],
    [1366, 768, 360, 3],
    [1920, 1080, 448, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/hotels/rome?lng=fr');
    const pictures = page.locator('.hotel-row .hotel-picture');
    await expect(pictures).toHaveCount(6);
    await expect(pictures.nth(columns - 1)).toBeInViewport({ ratio: 0.5 });
    expect((await pictures.first().boundingBox())?.width).toBeGreaterThanOrEqual(least);
    const edgesOf = (part: string, edge: 'top' | 'right') =>
      page
        .locator(`.hotel-row ${part}`)
        .evaluateAll(
          (all, key) => [
            ...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[key]))),
          ],
          edge,
        );
    expect(await edgesOf('.button', 'right')).toHaveLength(columns);
    for (const part of ['h3', '.amenities', '.hotel-price', '.button'])
      expect(await edgesOf(part, 'top'), part).toHaveLength(6 / columns);
    const poster = await page.locator('.hotels-band').boundingBox();
    const words = await page.locator('.hotels-title').boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 9999)).toBeLessThanOrEqual(poster?.x ?? 0);
  }
});

test('the picture of a search is in its first screen, clear of the words', async ({ page }) => {
  for (const [ends, picture] of [
    ['from=Firenze+S.+M.+Novella&to=Milano+Centrale', '.route-picture-arrival'],
    ['from=Orvieto&to=Fabriano', '.journey-map'],
  ] as const) {
    for (const language of LANGUAGES) {
      await page.goto(`/search?${ends}&date=2026-12-11&lng=${language}`);
      for (const width of [360, 768, 1024, 1366, 1920]) {
        await page.setViewportSize({ width, height: 768 });
        const head = page.locator('.journey-head');
        await expect(head.locator(picture)).toBeInViewport({ ratio: 0.2 });
        const frame = await head.locator('.route-picture').boundingBox();
        const words = await head.locator('.journey-words > *').evaluateAll((all) =>
          all.map((element) => {
            const { top, right } = element.getBoundingClientRect();
            return { top, right };
          }),
        );
        expect(words.length).toBeGreaterThan(1);
        const clear = words.filter(
          ({ top, right }) => frame && (top >= frame.y + frame.height || right <= frame.x),
        );
        expect(clear, `${ends}, ${language}, ${width}`).toHaveLength(words.length);
      }
    }
  }
});

test('the head of a search is a slim bar, and on a small phone a train is in sight', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    // A name of another language adds a sentence to the head.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/search?from=Roma+Termini&to=Milano+Centrale&date=2026-12-11&lng=${language}`);
    await expect(page.locator('.train-link').first()).toBeInViewport({ ratio: 0.5 });
    await page.setViewportSize({ width: 1366, height: 768 });
    const head = await page.locator('.journey-head').boundingBox();
    expect(head?.height, language).toBeLessThan(160);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(
      `/search?from=Firenze&to=Milano&date=2026-12-11&trip=round&return=2026-12-14&lng=${language}`,
    );
    await expect(page.locator('.train-link').first()).toBeInViewport({ ratio: 0.5 });
  }
});

test('a poster of the wall is in the first screen of a small phone, below all filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await page.goto(`/cities?lng=${language}`);
    await expect(page.locator('.poster-card img').first()).toBeInViewport({ ratio: 0.6 });
  }
});

test('the names of the first cities are in the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of LANGUAGES) {
    await page.goto(`/cities?lng=${language}`);
    for (const name of await page
      .locator('.poster-letters')
      .all()
      .then((all) => all.slice(0, 5)))
      await expect(name).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the picture of a hotel is as wide as its words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/hotels/rome?lng=fr');
  const row = await page.locator('.hotel-row').first().boundingBox();
  const picture = await page.locator('.hotel-row .hotel-picture').first().boundingBox();
  expect(picture?.width).toBe(row?.width);
});

test('on a small phone each row of filters is one line to swipe, the chosen one in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await page.goto(`/cities?near=turin&lng=${language}`);
    const rows = await page.locator('.city-filters ul').evaluateAll((all) =>
      all.map((row) => ({
        tops: new Set([...row.children].map((one) => one.getBoundingClientRect().top)).size,
        isLonger: row.scrollWidth > row.clientWidth,
      })),
    );
    expect(rows.map(({ tops }) => tops)).toEqual([1, 1]);
    expect(rows[1]?.isLonger).toBe(true);
    for (const chosen of await page.locator('.city-filter[aria-current]').all())
      await expect(chosen).toBeInViewport({ ratio: 1 });
    await page.locator('.city-filter').last().focus();
    await expect(page.locator('.city-filter').last()).toBeInViewport({ ratio: 1 });
  }
});

test('a guide’s buttons are on the first screen of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await page.goto(`/cities/rome?lng=${language}`);
    await expect(page.locator('.city-header .button-primary')).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone held sideways the first screen shows what the page is about', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openForm(page, 'it', '/');
  await expect(page.locator('form.booking')).toBeInViewport({ ratio: 0.05 });
  await page.goto('/train-from-atlantis-to-narnia');
  await expect(page.getByRole('status').filter({ hasText: 'atlantis' })).toBeInViewport({
    ratio: 0.5,
  });
  await page.goto('/cities/venice');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  watch.expectConsole(/404/);
  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('a journey is drawn on the map, once at every width, with its stops named', async ({
  page,
}) => {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/train-from-orvieto-to-fabriano?lng=en');
    const map = page.getByRole('img', { name: 'Map: Train from Orvieto to Fabriano' });
    await expect(map).toHaveCount(1);
    await expect(map.locator('text')).toHaveText(['Orvieto', 'Fabriano', 'Orte', 'Foligno']);
    // Below the tables of a usual week, not alone below the form.
    await expect(page.getByText(textsOf('en').trains.basis.shop)).toHaveCount(1);
    await expect(page.locator('.day-trains-tables > .note')).toHaveText(
      textsOf('en').trains.basis.shop,
    );
  }
  for (const [trip, title] of [
    ['/train-from-rome-to-perugia', ['Rome', 'Perugia', 'Arezzo']],
    ['/cagliari-to-sassari', ['Cagliari', 'Sassari', 'Abbasanta']],
  ] as const) {
    for (const [width, height] of [
      [360, 740],
      [600, 800],
      [1024, 768],
      [1366, 768],
      [1600, 900],
      [1920, 1080],
      [2560, 1400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${trip}?lng=en`);
      const names = page.locator('.route-hero .journey-map text');
      await expect(names).toHaveText(title);
      for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('img', { name: 'Map: Train from' })).toHaveCount(1);
      const letters = await names.first().evaluate((name) => {
        const scale = (name as SVGTextElement).getScreenCTM()?.a ?? 0;
        return scale * Number.parseFloat(getComputedStyle(name).fontSize);
      });
      expect(letters, `${trip}, ${width}`).toBeGreaterThan(16.9);
      expect(letters, `${trip}, ${width}`).toBeLessThan(22.1);
      const line = await page.locator('.route-hero .journey-lines path').evaluateAll((paths) => {
        const scale = (paths[0] as SVGPathElement).getScreenCTM()?.a ?? 0;
        return (
          scale * Math.max(...paths.map((path) => parseFloat(getComputedStyle(path).strokeWidth)))
        );
      });
      expect(line, `${trip}, ${width}`).toBeLessThan(0.45 * letters);
    }
  }
  // A long name has two lines on a phone, not smaller letters, and keeps off the window's edge.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/train-from-rome-to-san-benedetto-del-tronto?lng=en');
  const long = page.locator('.route-hero .journey-map text', { hasText: 'San Benedetto' });
  await expect(long.locator('tspan')).toHaveText('del Tronto');
  const sizes = await long.evaluate((name) => {
    const scale = (name as SVGTextElement).getScreenCTM()?.a ?? 0;
    const letters = scale * Number.parseFloat(getComputedStyle(name).fontSize);
    return { letters, left: name.getBoundingClientRect().left };
  });
  expect(sizes.letters).toBeGreaterThan(16.9);
  expect(sizes.left).toBeGreaterThan(12);
  await page.goto('/train-from-orvieto-to-fabriano?lng=en');
  const social = await page.locator('meta[property="og:image"]').getAttribute('content');
  const { pathname, search } = new URL(social ?? '');
  const picture = await page.request.get(pathname + search);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('the first screen of the wall of posters has pictures of 40 KB at most', async ({ page }) => {
  for (const [width, height] of [
    [360, 780],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/cities?lng=en');
    await page.waitForLoadState('networkidle');
    const addresses = await page.evaluate(() => {
      const inSight = [...document.images].filter(
        (image) => image.getBoundingClientRect().top < window.innerHeight,
      );
      return [...new Set(inSight.map(({ currentSrc }) => currentSrc.replace(/#.*/, '')))];
    });
    let bytes = 0;
    for (const address of addresses) {
      const file = await page.request.get(address, { headers: { 'accept-encoding': 'br' } });
      bytes += Number(file.headers()['content-length']);
    }
    expect(bytes).toBeGreaterThan(4_000);
    expect(bytes, `${width} pixels wide`).toBeLessThanOrEqual(40_000);
  }
});
