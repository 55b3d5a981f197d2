import { rectangle } from '../kit/geometry.ts';
import { textOutline } from '../lettering/set-text.ts';
import type { Weight } from '../lettering/typeface.ts';
import { MARK, Mark } from '../logo.tsx';
import { tone } from '../palette.ts';
import { layOutPanel, PANEL, type PanelTexts, TEXT_STYLE, TITLE_STYLE } from './panel-layout.ts';

const markScale = 56 / MARK.height;

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

/** Mark, title and the text under it. */
export function SocialPanel(texts: PanelTexts) {
  const { title, below } = layOutPanel(texts);
  const isFacts = (texts.facts?.length ?? 0) > 0;
  const belowX = isFacts ? PANEL.left + PANEL.factIndent : PANEL.left;
  return (
    <>
      <g transform={`translate(${PANEL.left} 56) scale(${markScale})`}>
        <Mark />
      </g>
      <Line
        text={texts.siteName}
        x={PANEL.left + (MARK.width + 10) * markScale}
        y={98}
        size={42}
        weight={600}
        tracking={-10}
      />
      {title.lines.map((text, index) => (
        <Line
          key={text}
          {...TITLE_STYLE}
          text={text}
          x={PANEL.left}
          y={title.firstBaseline + title.leading * index}
          size={title.size}
        />
      ))}
      {below.lines.map((text, index) => {
        const y = below.firstBaseline + below.leading * index;
        return (
          <g key={text}>
            {isFacts ? (
              <path fill={tone('train')} d={rectangle(PANEL.left, Math.round(y - 20), 18, 18)} />
            ) : null}
            <Line {...TEXT_STYLE} text={text} x={belowX} y={y} size={below.size} />
          </g>
        );
      })}
    </>
  );
}
