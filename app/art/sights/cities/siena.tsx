import { RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { Birds, Stars } from '../../kit/sky.tsx';
import { Palace, Torre } from '../landmarks/mangia.tsx';
import {
  CathedralAfar,
  Palaces,
  Parapet,
  People,
  Shell,
  TowerShadow,
} from '../landmarks/siena-campo.tsx';
import { CathedralNave } from '../landmarks/siena-cathedral.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

/** The Campo from the battlements of its town hall, whose tower throws its shadow on the shell. */
function Campo({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-mid">
      <Stars width={600} height={40} count={12} seed={4} />
      <Shape color="far-hill" d="M-2 44Q140 0 300 36T604 14V130H-2Z" />
      <Shape color="near-hill" d="M-2 52Q170 26 330 52T604 40V140H-2Z" />
      <CathedralAfar />
      <RoofRow x={-50} y={96} width={690} height={26} houses={14} seed={3} bottom={190} />
      <Palaces />
      <Shell />
      <TowerShadow />
      <People />
      <Parapet />
    </Sight>
  );
}

/** The Torre del Mangia from the shell at its foot. */
function Mangia({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="dusk-deep">
      <Stars width={600} height={300} count={24} seed={27} />
      <Palace />
      <Torre />
      <Birds x={330} y={70} span={20} count={4} seed={32} />
    </Sight>
  );
}

export const sights: CitySights = {
  campo: Campo,
  cathedral: CathedralNave,
  'torre-del-mangia': Mangia,
};
