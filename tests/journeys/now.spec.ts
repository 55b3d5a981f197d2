import { textsOf } from '../browser/texts.ts';
import { click, eventually, expectSoon, expectText } from './doing.ts';
import { expect, test } from './test.ts';

const { map } = textsOf('en');

test('the trains of a morning are drawn in their colours, and the slider moves them', async ({
  visitor,
  site,
}) => {
  await visitor.resize(1366, 768);
  await visitor.open(`${site.origin}/map?view=now&day=2026-12-15&minute=490`);
  await expectText(visitor, '.now-clock', '08:10');
  // Red heads of high-speed trains, and thousands of pixels of all trains.
  await eventually(async () => {
    const { red, drawn } = await visitor.run(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.now-trains canvas');
      const context = canvas?.getContext('2d');
      const counts = { red: 0, drawn: 0 };
      if (!canvas || !context || canvas.width === 0) return counts;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < data.length; at += 4) {
        const [r = 0, g = 0, , alpha = 0] = data.subarray(at, at + 4);
        if (alpha > 0) counts.drawn += 1;
        if (alpha > 200 && r > 170 && g < 90) counts.red += 1;
      }
      return counts;
    });
    expect(red).toBeGreaterThan(300);
    expect(drawn).toBeGreaterThan(2000);
  });
  await visitor.run(() => {
    const slider = document.querySelector<HTMLInputElement>('.now-slider input');
    if (!slider) return;
    // As a hand on the slider does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '1320');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expectText(visitor, '.now-clock', '22:00');
  await expectSoon(
    visitor,
    () => new URLSearchParams(window.location.search).get('minute'),
    '1320',
  );
  await expectSoon(
    visitor,
    () => document.querySelector('.map-now')?.getAttribute('data-light'),
    'night',
  );
  await click(visitor, '#map-panel button', map.now.live);
  await expectSoon(visitor, () => new URLSearchParams(window.location.search).get('minute'), null);
});
