import { type FittedTitle, fitTitle } from '../lettering/fit-title.ts';

/** The texts of a social picture. */
export interface PanelTexts {
  readonly siteName: string;
  readonly title: string;
  /** One sentence under the title; left out if there are facts. */
  readonly line?: string | undefined;
  /** At most three short facts, one a line. */
  readonly facts?: readonly string[] | undefined;
}

/** Lines of text and the position of their first baseline; all figures in pixels. */
interface TextBlock extends FittedTitle {
  readonly firstBaseline: number;
  readonly leading: number;
}

export const PANEL = { left: 64, top: 152, bottom: 574, width: 456, factIndent: 36 } as const;
export const TITLE_STYLE = { weight: 600, tracking: -15 } as const;
export const TEXT_STYLE = { weight: 500 } as const;

const gap = 30;
const fact = { size: 31, smallest: 24, leading: 46 } as const;
const titleSizes = [100, 92, 84, 76, 70, 64, 58, 52, 46, 41, 36, 32];

/** The text under the title: facts in separate lines, else the sentence. */
function fitBelow({ line, facts = [] }: PanelTexts): FittedTitle & { leading: number } {
  if (facts.length > 0) {
    const box = {
      width: PANEL.width - PANEL.factIndent,
      height: fact.leading,
      lineHeight: 1,
      style: TEXT_STYLE,
    };
    const fitted = facts.map((text) =>
      fitTitle(text, { ...box, sizes: [fact.size, 28, fact.smallest] }),
    );
    const size = Math.min(...fitted.map((entry) => entry.size));
    return { lines: fitted.flatMap(({ lines }) => lines), size, leading: fact.leading };
  }
  if (!line) return { lines: [], size: 0, leading: 0 };
  const box = { width: PANEL.width, height: 170, lineHeight: 1.3, style: TEXT_STYLE };
  const fitted = fitTitle(line, { ...box, sizes: [30, 28, 26, 24] });
  return { ...fitted, leading: fitted.size * 1.3 };
}

/** Sets title and text as large as they fit, a little above the middle of their column. */
export function layOutPanel(texts: PanelTexts): { title: TextBlock; below: TextBlock } {
  const below = fitBelow(texts);
  const belowHeight = below.lines.length > 0 ? gap + below.lines.length * below.leading : 0;
  const title = fitTitle(texts.title, {
    width: PANEL.width,
    height: PANEL.bottom - PANEL.top - belowHeight,
    lineHeight: 1.06,
    style: TITLE_STYLE,
    sizes: titleSizes,
  });
  const leading = title.size * 1.06;
  const free = PANEL.bottom - PANEL.top - title.lines.length * leading - belowHeight;
  const titleTop = PANEL.top + free * 0.4;
  const textTop = titleTop + title.lines.length * leading + gap;
  return {
    title: { ...title, leading, firstBaseline: titleTop + title.size * 0.82 },
    below: { ...below, firstBaseline: textTop + below.size * 0.9 },
  };
}
