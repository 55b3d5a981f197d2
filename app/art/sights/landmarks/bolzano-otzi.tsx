import type { DrawingProps } from '../../kit/drawing.tsx';
import { path, polygon } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Peaks and the glacier that kept him, light from the right. */
function Glacier() {
  return (
    <>
      <Shape
        color="snow"
        d="M-4 250L60 150L100 190L170 90L240 200L300 150L380 236L450 96L520 190L560 150L604 200V404H-4Z"
      />
      <Shape
        color="snow-shade"
        d="M60 150L72 200L40 250L60 300L-4 320V250ZM170 90L184 150L160 190L176 260L110 300L120 230L100 190ZM300 150L310 200L290 250L240 270V200ZM450 96L462 150L436 200L450 260L370 290L380 236ZM560 150L566 190L548 240L500 260L520 190Z"
      />
      <Shape color="snow" d="M-4 330Q200 270 360 300T604 270V404H-4Z" />
      <Shape
        color="snow-shade"
        d="M330 320L420 306L500 322L604 300V310L500 334L420 317L340 330ZM300 360L440 340L604 356V366L440 351L310 372Z"
      />
    </>
  );
}

/** The coat of goat hides sewn in light and dark stripes. */
function Coat() {
  const seams = [-1, -0.62, -0.24, 0.14, 0.52, 0.9];
  const strip = (index: number) => {
    const [from, to] = [seams[index] ?? 0, seams[index + 1] ?? 0];
    return polygon([
      [206 + from * 84, 236 + Math.abs(from) * 26],
      [206 + to * 84, 236 + Math.abs(to) * 26],
      [206 + to * 128, 404],
      [206 + from * 128, 404],
    ]);
  };
  return (
    <>
      <Shape color="ochre-shade" d="M40 404Q52 290 118 250L206 226L296 250Q354 290 366 404Z" />
      <Shape color="ochre" d={[0, 2, 4].map(strip).join('')} />
      <Shape color="terracotta-shade" d={[1, 3].map(strip).join('')} />
      <Shape color="ochre-shade" d="M296 250Q354 290 366 404H322L284 262Z" />
      <Shape color="window" d="M97 344H318L323 364H91Z" />
    </>
  );
}

/** A weathered face in full beard under the cap of bear's fur. */
function Head() {
  const tufts = (count: number, y: number, half: number, sag: number) =>
    range(count).map((i) => {
      const share = -1 + (2 * i) / (count - 1);
      return path`M${207 + share * half} ${y + share * share * sag}l-6 -22l13 17Z`;
    });
  return (
    <>
      <Shape color="window" d="M142 130Q128 200 146 246L206 268L268 246Q286 200 270 130Z" />
      <Shape color="terracotta" d="M152 128H262Q268 190 248 226L206 244L166 226Q146 190 152 128Z" />
      <Shape color="rose" d="M214 128H262Q268 190 248 226L226 236L222 200L232 186L218 176Z" />
      <Shape
        color="window"
        d="M152 186Q168 204 190 196Q206 186 222 196Q246 204 262 186Q268 250 236 282Q208 312 182 284Q146 250 152 186Z"
      />
      <Shape color="terracotta-shade" d="M188 212Q206 204 226 212Q206 222 188 212Z" />
      <Shape
        color="window"
        d="M162 158Q178 148 196 156V163Q178 156 162 164ZM218 156Q236 148 252 158V164Q236 156 218 163Z"
      />
      <Shape
        color="paper"
        d="M168 174Q180 164 192 174Q180 180 168 174ZM222 174Q234 164 246 174Q234 180 222 174Z"
      />
      <Shape
        color="window"
        d="M176 168h9v9h-9ZM230 168h9v9h-9ZM166 174Q180 160 194 173Q180 167 166 174ZM220 173Q234 160 248 174Q234 167 220 173Z"
      />
      <Shape
        color="terracotta-shade"
        d="M132 150L124 132L133 128L124 110L135 106L130 88L143 87L143 70L157 72L162 56L174 62L183 47L195 56L208 42L220 55L234 47L241 61L255 57L259 72L273 72L273 88L285 90L280 107L291 112L282 128L291 134L282 150Q206 118 132 150Z"
      />
      <Shape
        color="ink"
        d={[...tufts(9, 124, 62, 20), ...tufts(8, 96, 52, 16), ...tufts(5, 72, 32, 10)].join('')}
      />
    </>
  );
}

/** The axe of yew wood with its blade of copper, bound with leather. */
function Axe() {
  return (
    <>
      <Shape
        color="terracotta"
        d="M404 404L420 74Q422 52 442 56L520 92L512 108L446 84Q438 82 438 94L424 404Z"
      />
      <Shape color="terracotta-shade" d="M404 404L420 74Q421 60 430 58L414 404Z" />
      <Shape color="train-light" d="M498 84L586 104Q596 124 576 152L502 112Z" />
      <Shape color="train-shade" d="M500 104L502 112L576 152Q588 134 589 118Z" />
      <Shape color="ochre" d="M484 74L500 80L492 112L476 104ZM506 82L520 88L512 118L498 112Z" />
      <Shape
        color="ochre-shade"
        d="M340 404L372 300Q384 280 404 290L436 292Q446 300 440 312L444 330L436 346L400 352L380 404Z"
      />
      <Shape
        color="rose"
        d="M398 288L436 290Q448 300 440 310Q450 320 442 328Q450 338 438 346Q428 356 400 350Q390 320 398 288Z"
      />
      <Shape color="terracotta" d="M404 308h36v4h-36ZM404 326h38v4h-38Z" />
    </>
  );
}

/** Ötzi as he may have crossed the glacier 5,300 years ago. */
export function Otzi({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={140} count={26} seed={91} />
      <Glacier />
      <Coat />
      <Head />
      <Axe />
    </Sight>
  );
}
