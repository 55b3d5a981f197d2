import type { ReactNode } from 'react';
import { InsidePicture, POSTER_HEIGHT, POSTER_WIDTH } from '../kit/drawing.tsx';
import { rectangle } from '../kit/geometry.ts';
import { measureText, textOutline } from '../lettering/set-text.ts';
import { MARK, Mark } from '../logo.tsx';
import { tone } from '../palette.ts';
import { posterOf } from '../posters/posters.ts';
import { WALLPAPER } from './wallpaper-size.ts';

/** A3 upright, in millimetres. */
export const SHEET = { width: 297, height: 420 } as const;

const margin = 44;
const sheetWidth = POSTER_WIDTH + 2 * margin;
const sheetHeight = Math.round((sheetWidth * SHEET.height) / SHEET.width);
const letters = { weight: 600, tracking: 45 } as const;
const largestTitle = 122;

interface LineProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tracking?: number;
}

function Line({ text, x, y, size, tracking = 0 }: LineProps) {
  return (
    <path
      fill={tone('ink')}
      transform={`translate(${x} ${y}) scale(${Math.round(size * 10) / 1e4})`}
      d={textOutline(text, { weight: 600, size, tracking })}
    />
  );
}

interface PrintSheetProps {
  readonly slug: string;
  readonly title: string;
  readonly siteName: string;
}

/**
 * A poster as a sheet to print: the drawing in a paper border, under it the city's name as large as
 * it fits.
 */
export function PrintSheet({ slug, title, siteName }: PrintSheetProps) {
  const { Drawing } = posterOf(slug);
  const capitals = title.toLocaleUpperCase('it');
  const size = Math.min(
    largestTitle,
    POSTER_WIDTH / measureText(capitals, { ...letters, size: 1 }),
  );
  const foot = margin + POSTER_HEIGHT;
  const rails = sheetHeight - 50;
  const small = 24;
  const siteWidth = measureText(siteName, { weight: 600, size: small });
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${sheetWidth} ${sheetHeight}`} role="img">
      <title>{title}</title>
      <g transform={`translate(${margin} ${margin})`}>
        <InsidePicture value={true}>
          <Drawing />
        </InsidePicture>
      </g>
      <path
        fill={tone('paper')}
        fillRule="evenodd"
        d={`M-9 -9H${sheetWidth + 9}V${sheetHeight + 9}H-9Z${rectangle(margin, margin, POSTER_WIDTH, POSTER_HEIGHT)}`}
      />
      <Line
        text={capitals}
        x={margin}
        y={Math.round(foot + 44 + largestTitle * 0.7)}
        size={size}
        tracking={letters.tracking}
      />
      <path
        fill={tone('train')}
        d={rectangle(margin, rails - 8, 640, 3) + rectangle(margin, rails, 640, 3)}
      />
      <g
        transform={`translate(${Math.round(sheetWidth - margin - siteWidth - 10 - MARK.width)} ${rails - 18})`}
      >
        <Mark />
      </g>
      <Line
        text={siteName}
        x={Math.round(sheetWidth - margin - siteWidth)}
        y={rails + 5}
        size={small}
      />
    </svg>
  );
}

/** How much of a poster's width a phone shows, in its own units; its sides are cropped. */
const shown = 700;

/**
 * A poster as a phone's wallpaper: the drawing at the foot of the screen, its sky going on above it
 * for the clock.
 */
export function Wallpaper({ slug }: Pick<PrintSheetProps, 'slug'>): ReactNode {
  const { Drawing, above } = posterOf(slug);
  const height = Math.round((shown * WALLPAPER.height) / WALLPAPER.width);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${shown} ${height}`} aria-hidden="true">
      <path fill={tone(above)} d={rectangle(0, 0, shown, height)} />
      <g transform={`translate(${(shown - POSTER_WIDTH) / 2} ${height - POSTER_HEIGHT})`}>
        <InsidePicture value={true}>
          <Drawing />
        </InsidePicture>
      </g>
    </svg>
  );
}
