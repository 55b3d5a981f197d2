import { merlons } from '../../kit/battlement.ts';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

const tower = 408;

/** A square shaft seen on its corner, its gallery on corbels, and the battlements of that. */
export function Shaft({ top, bottom, half }: { top: number; bottom: number; half: number }) {
  const out = half * 1.3;
  const edge = tower + half * 0.34;
  return (
    <>
      <Shape color="stone" d={rectangle(tower - half, top, half * 2, bottom - top)} />
      <Shape color="stone-shade" d={rectangle(edge, top, tower + half - edge, bottom - top)} />
      <Shape
        color="stone-mid"
        d={path`M${tower - half} ${top + 24}L${tower - out} ${top}H${tower + out}L${tower + half} ${top + 24}Z`}
      />
      <Shape
        color="stone"
        d={
          rectangle(tower - out, top - 14, out * 2, 16) +
          merlons(tower - out, top - 13, out * 2, 9, 9)
        }
      />
      <Shape
        color="stone-shade"
        d={path`M${edge} ${top + 24}V${top - 14}H${tower + out}V${top}L${tower + half} ${top + 24}Z`}
      />
    </>
  );
}

/** The lantern room, its red dome, and the arms of Genoa on the shaft below. */
export function Light() {
  return (
    <>
      <Shape color="lamp" d={rectangle(tower - 24, 62, 48, 46)} />
      <Shape
        color="stone-mid"
        d={
          [-26, -10, 6, 22].map((dx) => rectangle(tower + dx, 62, 3, 46)).join('') +
          rectangle(tower - 32, 98, 64, 12)
        }
      />
      <Shape color="train" d={path`M${tower - 32} 64q4 -34 32 -44q28 10 32 44Z`} />
      <Shape color="train-shade" d={path`M${tower + 32} 64q-4 -34 -32 -44q12 18 12 44Z`} />
      <Shape color="ink" d={rectangle(tower - 1.5, 2, 3, 20)} />
      <Shape color="paper" d={rectangle(tower - 54, 326, 62, 78)} />
      <Shape
        color="train"
        d={rectangle(tower - 30, 326, 14, 78) + rectangle(tower - 54, 356, 62, 14)}
      />
      <Shape
        color="glow-window"
        d={[150, 196].map((y) => archPath(tower - 14, y + 24, 13, 30)).join('')}
      />
    </>
  );
}
