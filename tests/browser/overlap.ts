import type { Page } from '@playwright/test';

/** Opens everything that opens in place. */
export const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    // An element that lets the pointer through is painted all the same.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * Scrolls through the page and tells each text that another text is painted over, or that something
 * hides.
 */
export const findOverlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    interface Line {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
    }

    /**
     * Whether a section or a row is more than a screen above or below the visible part: nothing in
     * it is painted that far outside its box.
     */
    function isFarAway(node: Node): boolean {
      if (!(node instanceof Element) || !node.matches('section, li, tr, details')) return false;
      const { top, bottom, height } = node.getBoundingClientRect();
      return height > 0 && (bottom < -window.innerHeight || top > 2 * window.innerHeight);
    }

    function visibleLines(): Line[] {
      const lines: Line[] = [];
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        (node) => (isFarAway(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
      );
      const range = document.createRange();
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Element) continue;
        const element = node.parentElement;
        const text = node.textContent?.trim();
        if (!text || !element || /^(SCRIPT|STYLE|TITLE|OPTION|NOSCRIPT)$/i.test(element.tagName))
          continue;
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(
          ({ top, bottom, left, right, width }) =>
            width > 2 &&
            bottom > 0 &&
            top < window.innerHeight &&
            right > 0 &&
            left < window.innerWidth,
        );
        if (boxes.length === 0) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        for (const { left, top, width, height } of boxes) {
          // The line's box is taller than its letters.
          lines.push({
            element,
            text,
            box: new DOMRect(left + 1, top + height * 0.25, width - 2, height * 0.5),
          });
        }
      }
      return lines.sort((a, b) => a.box.top - b.box.top);
    }

    /** Cached, since most elements lie below many lines. */
    const opaque = new Map<Element, boolean>();
    function isOpaque(element: Element): boolean {
      const known = opaque.get(element) ?? hasOpaqueBackground(element);
      opaque.set(element, known);
      return known;
    }

    function hasOpaqueBackground(element: Element): boolean {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const alpha = /[,/]\s*([\d.]+%?)\)$/.exec(backgroundColor)?.[1];
      const isClear =
        backgroundColor === 'transparent' ||
        (alpha !== undefined && Number.parseFloat(alpha) < 0.9);
      return !isClear || backgroundImage !== 'none' || element.tagName === 'IMG';
    }

    /**
     * The elements painted at a point, down to the first that hides what is below it, and those
     * that it hides.
     */
    function paintedAt(x: number, y: number) {
      const stack = document.elementsFromPoint(x, y);
      const end = stack.findIndex(isOpaque);
      return end < 0
        ? { seen: stack, hidden: [] }
        : { seen: stack.slice(0, end + 1), hidden: stack.slice(end + 1) };
    }

    /**
     * Elements that lie over others by intent: the header and the headings of the matrix over the
     * content that is scrolled below them, a search's ways to the shop and to both days over its
     * trains, dialogs over the page, the panel and the legend over the stage.
     */
    const OVER =
      '.site-header, .map-matrix thead, .map-stage .map-panel, .map-stage-legend, ' +
      '.journey-ways, .way-links, [popover], dialog, .toast';
    const mayHide = (element: Element | undefined) => element?.closest(OVER) !== null;

    const found = new Set<string>();
    const short = (text: string) => `«${text.replace(/\s+/g, ' ').slice(0, 40)}»`;
    const last = () => document.documentElement.scrollHeight - window.innerHeight;
    async function inspect() {
      await new Promise(requestAnimationFrame);
      const lines = visibleLines();
      for (const [place, { element, text, box }] of lines.entries()) {
        const middle = paintedAt(box.left + box.width / 2, box.top + box.height / 2);
        if (middle.hidden.includes(element) && !mayHide(middle.seen.at(-1))) {
          const cover = middle.seen.at(-1);
          found.add(`${short(text)} is hidden by ${cover?.className || cover?.tagName}`);
        }
        for (let next = place + 1; next < lines.length; next += 1) {
          const other = lines[next] as Line;
          if (other.box.top >= box.bottom) break;
          const left = Math.max(box.left, other.box.left);
          const right = Math.min(box.right, other.box.right);
          if (right - left < 2 || other.element === element) continue;
          const { seen } = paintedAt(
            (left + right) / 2,
            (other.box.top + Math.min(box.bottom, other.box.bottom)) / 2,
          );
          if (seen.includes(element) && seen.includes(other.element))
            found.add(`${short(text)} on ${short(other.text)}`);
        }
      }
    }

    // The header lies over an eighth of the screen at most.
    for (let top = 0; ; top += Math.round(window.innerHeight * 0.85)) {
      window.scrollTo({ top: Math.min(top, last()), behavior: 'instant' });
      await inspect();
      if (top >= last()) break;
    }
    for (const menu of document.querySelectorAll<HTMLElement>('.site-header [popover]')) {
      menu.showPopover();
      await inspect();
      menu.hidePopover();
    }
    return [...found];
  });
