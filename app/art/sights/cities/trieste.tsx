import { merlons } from '../../kit/battlement.ts';
import { archRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { rectangle } from '../../kit/geometry.ts';
import { Stars, Sun } from '../../kit/sky.tsx';
import { Glitter, Sea } from '../../kit/water.tsx';
import { Canal } from '../landmarks/trieste-canal.tsx';
import { PiazzaUnita } from '../landmarks/trieste-piazza-unita.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

/** A crenellated block of the castle: its lit and its shaded front. */
function block(x: number, y: number, width: number, bottom: number, count: number): string {
  return (
    rectangle(x, y, width, bottom - y) +
    rectangle(x - 3, y, width + 6, 7) +
    merlons(x - 3, y, width + 6, count, 8)
  );
}

function Castle() {
  return (
    <>
      <Shape
        color="stone"
        d={block(196, 44, 52, 250, 6) + block(108, 132, 104, 250, 10) + block(92, 112, 34, 250, 4)}
      />
      <Shape color="stone-mid" d={block(210, 150, 92, 250, 9)} />
      <Shape
        color="stone-shade"
        d={
          rectangle(228, 52, 20, 98) +
          rectangle(116, 120, 10, 130) +
          rectangle(280, 158, 22, 92) +
          rectangle(248, 150, 10, 100)
        }
      />
      <Shape
        color="glow-window"
        d={
          archRow(204, 92, 2, 7, 5, 22) +
          archRow(204, 128, 2, 7, 5, 20) +
          [164, 198, 236]
            .map((y) => archRow(134, y, 4, 9, 8, 20) + archRow(264, y + 8, 2, 8, 6, 18))
            .join('') +
          [150, 188, 228].map((y) => archRow(99, y, 1, 9, 0, 20)).join('') +
          archRow(216, 204, 2, 9, 7, 20) +
          archRow(216, 240, 2, 9, 7, 20)
        }
      />
    </>
  );
}

function Rock() {
  return (
    <>
      <Shape
        color="cypress"
        d="M-4 204Q50 186 96 236L108 262H-4ZM290 244Q326 204 372 214T452 262V276H290Z"
      />
      <Shape color="stone-mid" d="M-4 250L40 244L92 250H330L392 258L452 264L490 302H-4Z" />
      <Shape
        color="stone-shade"
        d="M92 254L84 300H-4V274L30 268L60 284ZM150 260L136 300H96L120 272ZM214 256L226 284L212 300H160L188 276ZM262 262L292 300H240L250 280ZM330 254L352 300H306L318 276ZM392 258L452 264L490 300H380L372 280Z"
      />
      <Shape color="stone" d={rectangle(66, 246, 258, 8)} />
      <Shape color="foam" d="M-4 297Q120 290 240 297T498 298Q400 306 240 303T-4 304Z" />
    </>
  );
}

/** The sphinx at the end of the castle's small pier, who looks at it as if she had to guard it. */
function Sphinx() {
  return (
    <>
      <Shape color="stone-mid" d="M330 354H604V404H314V370Z" />
      <Shape color="stone-shade" d="M330 372H604V404H330Z" />
      <Shape
        color="terracotta-shade"
        d="M604 222Q566 216 548 262L508 248L470 300L462 322L380 334Q356 338 356 354H604Z"
      />
      <Shape
        color="terracotta"
        d="M462 318L380 332Q356 336 356 354H384Q384 344 398 342L478 334Q492 296 486 270L470 296ZM604 222Q566 216 548 262L556 268Q576 230 604 232Z"
      />
      <Shape
        color="terracotta-shade"
        d="M430 150Q440 128 476 130Q514 134 522 178L536 244Q514 262 494 252L498 304L470 306L466 240Z"
      />
      <Shape
        color="terracotta"
        d="M474 130L486 131Q490 150 494 176L488 178ZM498 138L508 146L522 184L508 182ZM490 184L526 190L529 204L491 198ZM492 206L531 212L534 226L493 220ZM493 228L536 234L534 245L494 240ZM468 262H495L496 272L469 271ZM469 281H497V290L470 289Z"
      />
      <Shape
        color="terracotta"
        d="M428 152L474 158Q486 176 482 206L468 236Q456 246 442 240L440 228L434 224L437 218L434 212L424 206L434 186Z"
      />
      <Shape
        color="terracotta-shade"
        d="M474 158Q486 176 482 206L468 236L458 241Q470 220 468 196L472 192V178Z"
      />
      <Shape
        color="ochre-shade"
        d="M424 142L478 150V160L428 156ZM430 142q-12 -8 -6 -22q10 2 6 12q6 4 8 10Z"
      />
      <Shape color="ink" d="M436 180q10 -6 18 2l-18 3ZM438 222h14l-2 3h-11Z" />
    </>
  );
}

/** Miramare from its pier at evening, past the sphinx. */
function Miramare({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="glow">
      <Stars width={600} height={200} count={26} seed={31} />
      <Sun
        cx={356}
        cy={236}
        r={64}
        rings={[
          { r: 190, color: 'sky-low' },
          { r: 116, color: 'halo' },
        ]}
      />
      <Sea y={268} bottom={404} width={604} />
      <Castle />
      <Rock />
      <Glitter x={390} y={312} bottom={396} width={190} count={7} seed={4} />
      <Sphinx />
    </Sight>
  );
}

export const sights: CitySights = {
  'piazza-unita': PiazzaUnita,
  miramare: Miramare,
  canal: Canal,
};
