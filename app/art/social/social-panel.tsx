import { rectangle } from '../kit/geometry.ts';
import { type FittedTitle, fitTitle } from '../lettering/fit-title.ts';
import { textOutline } from '../lettering/set-text.ts';
import type { Weight } from '../lettering/typeface.ts';
import { LOGO_SIZE, LogoMark } from '../logo.tsx';
import { tone } from '../palette.ts';

/** The texts of a social picture. */
export interface PanelTexts {
  readonly siteName: string;
  readonly title: string;
  /** One sentence under the title; left out where facts stand. */
  readonly line?: string | undefined;
  /** At most three short facts, one a line. */
  readonly facts?: readonly string[] | undefined;
}

const left = 64;
/** The column ends where the panel's slanted edge is nearest to it. */
const width = 456;
const top = 152;
const bottom = 574;
const gap = 30;
const titleStyle = { weight: 600, tracking: -15 } as const;
const titleLeading = 1.06;
const lineLeading = 1.3;
const factSize = 31;
const factLeading = 46;
const factIndent = 36;

interface LineProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly tracking?: number;
}

function Line({ text, x, y, size, weight, tracking = 0 }: LineProps) {
  return (
    <path
      fill={tone('ink')}
      transform={`translate(${x} ${Math.round(y)}) scale(${size / 1000})`}
      d={textOutline(text, { weight, size, tracking })}
    />
  );
}

/** What stands under the title: facts in lines of their own, else the sentence. */
function textBelow({ line, facts = [] }: PanelTexts): FittedTitle & { leading: number } {
  if (facts.length === 0) {
    const style = { weight: 500 } as const;
    const box = { width, height: 170, lineHeight: lineLeading, style, sizes: [30, 28, 26, 24] };
    const fitted = line ? fitTitle(line, box) : { lines: [], size: 0 };
    return { ...fitted, leading: fitted.size * lineLeading };
  }
  const lines = facts.flatMap((fact) => {
    const box = {
      width: width - factIndent,
      height: factLeading,
      lineHeight: 1,
      style: { weight: 500 } as const,
    };
    return fitTitle(fact, { ...box, sizes: [factSize] }).lines;
  });
  return { lines, size: factSize, leading: factLeading };
}

/** Logo, title and what stands under it, as large as they fit and a little above the middle of their column. */
export function SocialPanel(texts: PanelTexts) {
  const below = textBelow(texts);
  const belowHeight = below.lines.length > 0 ? gap + below.lines.length * below.leading : 0;
  const title = fitTitle(texts.title, {
    width,
    height: bottom - top - belowHeight,
    lineHeight: titleLeading,
    style: titleStyle,
    sizes: [100, 92, 84, 76, 70, 64, 58, 52, 46, 41, 36, 32],
  });
  const leading = title.size * titleLeading;
  const free = bottom - top - title.lines.length * leading - belowHeight;
  const titleTop = top + free * 0.4;
  const textTop = titleTop + title.lines.length * leading + gap;
  const isFacts = (texts.facts?.length ?? 0) > 0;
  return (
    <>
      <svg
        x={left}
        y={56}
        width={56}
        height={56}
        viewBox={`0 0 ${LOGO_SIZE} ${LOGO_SIZE}`}
        aria-hidden="true"
      >
        <LogoMark />
      </svg>
      <Line text={texts.siteName} x={left + 74} y={98} size={42} weight={600} tracking={-10} />
      {title.lines.map((text, index) => (
        <Line
          key={text}
          {...titleStyle}
          text={text}
          x={left}
          y={titleTop + leading * index + title.size * 0.82}
          size={title.size}
        />
      ))}
      {below.lines.map((text, index) => {
        const y = textTop + below.size * 0.9 + index * below.leading;
        return (
          <g key={text}>
            {isFacts ? <path fill={tone('train')} d={rectangle(left, Math.round(y - 20), 18, 18)} /> : null}
            <Line text={text} x={isFacts ? left + factIndent : left} y={y} size={below.size} weight={500} />
          </g>
        );
      })}
    </>
  );
}
