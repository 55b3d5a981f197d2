import { archRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath, rectangle } from '../../kit/geometry.ts';
import { Birds, Stars } from '../../kit/sky.tsx';
import { Steles } from '../landmarks/lunigiana-steles.tsx';
import { Vernazza } from '../landmarks/vernazza.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Saint Peter in its bands of white and black stone: the nave, the chancel and the low tower. */
function SaintPeter() {
  const bands = (x: number, y: number, width: number, count: number) =>
    range(count)
      .map((i) => rectangle(x, y + i * 14, width, 7))
      .join('');
  return (
    <>
      <Shape color="stone" d={rectangle(420, 22, 48, 110)} />
      <Shape color="stone-mid" d={rectangle(468, 22, 26, 110)} />
      <Shape color="window" d={bands(420, 80, 48, 4)} />
      <Shape color="stone-shade" d={`${bands(468, 80, 26, 4)}M412 22h90l-8 -8h-74Z`} />
      <Shape color="glow-window" d={archPath(434, 66, 13, 32) + archPath(453, 66, 13, 32)} />
      <Shape color="stone-mid" d="M398 116L520 134V228H398Z" />
      <Shape color="stone" d="M262 218V110L330 66L398 110V218Z" />
      <Shape color="window" d={bands(262, 118, 136, 7)} />
      <Shape color="stone-shade" d={bands(398, 136, 122, 6)} />
      <Shape color="stone-shade" d="M330 66L454 98L528 128V138L398 118Z" />
      <Shape color="stone-mid" d="M330 60L254 110V120L330 72L404 120V108Z" />
      <Shape color="glow-window" d={archPath(330, 154, 22, 46) + archPath(330, 218, 30, 44)} />
    </>
  );
}

/** The old loggia that looks out to sea from the edge of the rock. */
function Loggia() {
  return (
    <>
      <Shape color="stone-mid" d="M150 152H262V232H150Z" />
      <Shape color="sky" d={archRow(160, 206, 4, 18, 7, 36)} />
      <Shape color="stone" d="M146 146H266V155H146Z" />
      <Shape color="stone-shade" d="M150 206H262V232H150Z" />
    </>
  );
}

/** The last rock of the headland, with the cave below, and the steps up from the village. */
function Rock() {
  return (
    <>
      <Shape
        color="hill"
        d="M60 402L96 330L84 312L130 260L126 236L160 218L270 206L420 212L508 204L552 206L570 236L562 268L602 292V402Z"
      />
      <Shape
        color="stone-shade"
        d="M130 260L126 236L160 218L270 206L330 210L300 262L322 300L280 352L290 402H190L206 340L160 312Z"
      />
      <Shape
        color="stone-mid"
        d="M126 236L160 218L240 209L200 250L214 280L160 312L150 280ZM330 210L420 212L400 250L430 300L380 340L350 310L322 300L300 262Z"
      />
      <Shape color="ink" d="M352 402Q346 330 392 318Q440 326 436 402Z" />
      <Shape color="olive" d="M398 226H520L552 206L566 232L540 262L500 270L470 246L430 252Z" />
    </>
  );
}

/** Waves that break around the foot of the rock. */
function Breakers() {
  return (
    <Shape
      color="foam"
      d="M-2 392Q30 366 70 378Q96 350 120 374Q150 352 176 380Q210 366 230 388Q262 368 290 390Q330 372 356 390Q400 374 440 392Q480 366 510 384Q550 362 602 380V402H-2Z"
    />
  );
}

/** Portovenere: Saint Peter on the last rock above the sea, from a boat below. */
function Portovenere({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={200} count={26} seed={61} />
      <Shape color="sea-mid" d="M-2 318H602V402H-2Z" />
      <Shape color="far-hill" d="M-2 320V268Q40 262 76 290L110 320Z" />
      <Rock />
      <Loggia />
      <SaintPeter />
      <Shape color="sea-deep" d="M-2 362Q60 350 130 366T300 368T470 364T602 366V402H-2Z" />
      <Breakers />
      <Shape color="train" d="M36 344q26 8 52 0q-6 16 -16 16h-20q-12 0 -16 -16Z" />
      <Shape color="paper" d="M60 340V298L86 338Z" />
      <Birds x={70} y={120} span={26} count={4} seed={4} color="paper" />
    </Sight>
  );
}

export const sights: CitySights = {
  'cinque-terre': Vernazza,
  portovenere: Portovenere,
  castle: Steles,
};
