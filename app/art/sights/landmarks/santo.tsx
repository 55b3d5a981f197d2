import { archRow } from '../../kit/buildings.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { RoundDome } from '../../kit/landmarks.tsx';
import { Shape } from '../sight.tsx';

const front = 118;

function CampanileOfSanto({ x }: { x: number }) {
  const tiers = [118, 182, 246];
  return (
    <>
      <Shape color="terracotta" d={rectangle(x - 14, 116, 28, 190)} />
      <Shape color="terracotta-shade" d={rectangle(x - 14, 116, 10, 190)} />
      <Shape color="stone" d={tiers.map((y) => rectangle(x - 17, y - 3, 34, 6)).join('')} />
      <Shape color="glow-window" d={tiers.map((y) => archPath(x + 5, y + 48, 8, 32)).join('')} />
      <Shape color="stone-mid" d={path`M${x - 12} 116L${x} 44L${x + 12} 116Z`} />
      <Shape color="stone-shade" d={path`M${x - 12} 116L${x} 44L${x - 3} 116Z`} />
    </>
  );
}

/** A dome of lead on its drum of brick. */
function LeadDome({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const half = width / 2;
  return (
    <>
      <Shape color="terracotta" d={rectangle(x - half, y - 2, width, 66)} />
      <Shape color="terracotta-shade" d={rectangle(x - half, y - 2, width * 0.4, 66)} />
      <RoundDome x={x} y={y} width={width} height={height} light="right" />
      <Shape color="stone" d={rectangle(x - half - 3, y - 3, width + 6, 5)} />
      <Shape color="ochre" d={rectangle(x - 1.5, y - height - 18, 3, 20)} />
    </>
  );
}

/** Saint Anthony's: brick below, the domes of Byzantium and two slender towers above. */
export function Basilica() {
  return (
    <>
      <Shape color="terracotta" d={rectangle(front - 34, 130, 68, 130)} />
      <Shape color="terracotta-shade" d={rectangle(front - 34, 130, 26, 130)} />
      <Shape color="glow-window" d={archRow(front - 26, 168, 4, 8, 6, 26)} />
      <Shape color="stone-mid" d={path`M${front - 42} 134L${front} 34L${front + 42} 134Z`} />
      <Shape color="stone-shade" d={path`M${front - 42} 134L${front} 34L${front - 8} 134Z`} />
      <Shape color="ochre" d={rectangle(front - 1.5, 12, 3, 26)} />
      <CampanileOfSanto x={front - 78} />
      <CampanileOfSanto x={front + 78} />
      <LeadDome x={front + 150} y={214} width={104} height={74} />
      <LeadDome x={front - 130} y={214} width={90} height={64} />
      <LeadDome x={front} y={238} width={128} height={62} />
      <Shape color="terracotta" d={rectangle(-2, 276, front + 222, 130)} />
      <Shape color="stone" d={rectangle(-2, 272, front + 226, 6)} />
      <Shape color="ochre" d={path`M${front - 140} 402V284L${front} 232L${front + 140} 284V402Z`} />
      <Shape
        color="stone"
        d={
          path`M${front - 150} 290L${front} 232L${front + 150} 290V278L${front} 220L${front - 150} 278Z` +
          rectangle(front - 140, 332, 280, 6)
        }
      />
      <Shape
        color="glow-window"
        d={
          archRow(front - 130, 330, 13, 11, 9.5, 26) +
          disc(front, 268, 13) +
          archRow(front + 152, 330, 3, 14, 9, 40)
        }
      />
      <Shape
        color="ochre-shade"
        d={[-100, -52, 52, 100].map((dx) => archPath(front + dx, 404, 38, 58)).join('')}
      />
      <Shape color="window" d={archPath(front, 404, 36, 54)} />
    </>
  );
}
