import { Block, RoofRow, WindowRow } from './kit/buildings.tsx';
import { Drawing } from './kit/drawing.tsx';
import { Awning, Flag, PottedTree } from './kit/furnishings.tsx';
import { HillRange } from './kit/land.tsx';
import { Campanile, Lantern, RibbedDome, RoundDome } from './kit/landmarks.tsx';
import { Birds, Cloud, Moon, Sky, Stars, Sun } from './kit/sky.tsx';
import { TrainSide } from './kit/train.tsx';
import { TrainOblique } from './kit/train-oblique.tsx';
import { Bushes, CypressRow, UmbrellaPine } from './kit/trees.tsx';
import { RailViaduct } from './kit/viaduct.tsx';
import { Glitter, Gondola, SailBoat, Sea } from './kit/water.tsx';
import { posterRoles, tone } from './palette.ts';

const WIDTH = 1600;
const swatch = WIDTH / 28;

/** Every shape of the kit and every colour of the palette on one sheet, by day or by night as the system has it. */
export function KitSheet() {
  return (
    <Drawing width={WIDTH} height={1120}>
      <Sky
        width={WIDTH}
        height={1120}
        bands={[
          { y: 0, color: 'sky' },
          { y: 560, color: 'sky-mid' },
        ]}
      />
      <Stars width={WIDTH} height={300} count={60} seed={1} />
      <Sun
        cx={200}
        cy={200}
        r={70}
        rings={[
          { r: 150, color: 'sky-low' },
          { r: 105, color: 'halo' },
        ]}
      />
      <Moon cx={420} cy={120} r={50} />
      <Cloud x={520} y={120} width={220} />
      <Birds x={800} y={110} span={26} count={5} seed={3} />
      <Flag x={1010} y={190} height={120} width={80} />
      <HillRange width={WIDTH} y={330} amplitude={30} waves={4} seed={6} bottom={420} color="far-hill" />
      <Campanile x={120} y={540} width={50} height={240} />
      <RibbedDome x={290} y={460} width={160} height={110} />
      <Block x={210} y={540} width={160} height={80} colors={['stone', 'stone-shade']} />
      <WindowRow x={210} y={524} width={104} count={3} size={[16, 36]} arched />
      <Lantern x={290} y={352} width={26} height={50} />
      <RoundDome x={450} y={540} width={90} height={80} />
      <RoofRow x={520} y={540} width={420} height={120} houses={6} seed={11} />
      <Awning x={980} y={440} width={150} height={44} stripes={9} />
      <PottedTree x={1010} y={540} size={90} />
      <CypressRow from={[1180, 540]} to={[1300, 540]} heights={[200, 160, 120]} />
      <UmbrellaPine x={1460} y={540} height={300} />
      <Bushes x={1080} y={540} width={80} size={26} />
      <RailViaduct y={620} bottom={720} span={80} pier={20} opening={70} width={WIDTH} />
      <TrainSide x={900} y={620} length={860} height={60} />
      <TrainOblique camera={{ x: 1040, y: 560, scale: 1300 }} rightM={6} railM={-1.5} tipM={22} />
      <g transform="translate(0 720)">
        <Sea y={0} bottom={200} width={WIDTH} />
        <Glitter x={300} y={20} bottom={180} width={300} count={12} seed={4} />
        <SailBoat x={700} y={100} length={80} />
        <Gondola x={1100} y={110} length={360} />
      </g>
      {posterRoles.map((role, index) => (
        <rect
          key={role}
          x={(index % 28) * swatch}
          y={930 + Math.floor(index / 28) * 95}
          width={swatch}
          height={90}
          fill={tone(role)}
        />
      ))}
    </Drawing>
  );
}
