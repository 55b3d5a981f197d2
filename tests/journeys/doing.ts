import { standStill } from '../browser/stand-still.ts';
import { untilAnother } from './engines/until-another.ts';
import type { Visitor } from './engines/visitor.ts';
import { expect } from './test.ts';

/** Repeats an expectation until it holds. */
export const eventually = (expectation: () => Promise<void>) => expect(expectation).toPass();

/** Waits until the page's code has taken over the form, as a visitor does without knowing. */
export const whenReady = (visitor: Visitor) =>
  expectSoon(
    visitor,
    () => document.querySelector('[data-island=booking][data-hydrated]') !== null,
    true,
  );

/** Waits until the page has stopped scrolling. */
export const whenStill = (visitor: Visitor) => visitor.run(standStill);

/**
 * Clicks the first visible element that the selector names and that has the text or name, once it
 * is on the screen.
 */
export async function click(visitor: Visitor, selector: string, name = ''): Promise<void> {
  let point: readonly number[] | string = '';
  await eventually(async () => {
    point = await visitor.run(
      async (wanted, text) => {
        const find = () =>
          [...document.querySelectorAll<HTMLElement>(wanted)].find(
            (one) => one.checkVisibility() && nameOf(one).includes(text),
          );
        const nameOf = (one: HTMLElement) =>
          `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.replace(/\s+/g, ' ');
        const middleOf = (one: HTMLElement) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [left + width / 2, top + height / 2] as const;
        };
        const isHit = (one: HTMLElement) => {
          const hit = document.elementFromPoint(...middleOf(one));
          return hit !== null && (one.contains(hit) || hit.contains(one));
        };
        const element = find();
        if (!element) return `nothing to click: ${wanted} ${text}`;
        // Scroll only to a hidden element, and click only when it has stopped moving.
        if (!isHit(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const before = `${nameOf(element)} ${middleOf(element)}`;
        // Where no scripts run, none of these ever calls back, and nothing is moved by one.
        const frames = window.matchMedia('(scripting: none)').matches ? 0 : 4;
        for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
        if (find() !== element || `${nameOf(element)} ${middleOf(element)}` !== before)
          return `moving: ${text}`;
        return isHit(element) ? middleOf(element) : `covered or off the screen: ${wanted} ${text}`;
      },
      selector,
      name,
    );
    expect(point).toHaveLength(2);
  });
  const [x = 0, y = 0] = point as unknown as readonly number[];
  await visitor.click(x, y);
}

/**
 * Clicks a link or button that leads to another page, and waits until that page has loaded. A
 * journey that opens an address next must not use `click`: one of the two visits would be lost.
 */
export const follow = (visitor: Visitor, selector: string, name = '') =>
  untilAnother(visitor, () => click(visitor, selector, name));

/** Expects the result of a function in the page, now or soon. */
export const expectSoon = (visitor: Visitor, script: () => unknown, expected: unknown) =>
  eventually(async () => expect(await visitor.run<unknown, []>(script)).toEqual(expected));

/** Expects an element to hold a text, now or soon. */
export const expectText = (visitor: Visitor, selector: string, text: string) =>
  eventually(async () =>
    expect(
      (
        await visitor.run((wanted) => document.querySelector(wanted)?.textContent ?? '', selector)
      ).replace(/\s+/g, ' '),
    ).toContain(text),
  );

/** Records the address of every new tab instead of opening it; `openedTab` returns it. */
export const keepTabsClosed = (visitor: Visitor) =>
  visitor.run(() => {
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address);
      return null;
    };
  });

/** The address of the tab that would have opened, once it would. */
export async function openedTab(visitor: Visitor): Promise<URL> {
  let address: string | undefined;
  await eventually(async () => {
    address = await visitor.run(() => document.documentElement.dataset.opened);
    expect(address).toBeTruthy();
  });
  return new URL(address ?? '');
}
