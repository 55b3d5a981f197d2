import type { ComponentType } from 'react';
import type { SightKind } from '#app/data/cities/sight-kinds.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { Arena, Bridge, Ruins, Temple } from './ancient.tsx';
import { Castle, Modern, Palace, Portico, Square, Street, Tower } from './civic.tsx';
import {
  Beach,
  Fountain,
  Garden,
  Harbour,
  Lift,
  Lighthouse,
  Promenade,
  Viewpoint,
  Village,
} from './outdoors.tsx';
import { Cafe, Market, Memorial, Museum, Painting, Statue, Theatre } from './rooms.tsx';
import { Cathedral, Church, Mosaic, Rotunda } from './sacred.tsx';

/** The vignette of every kind of sight, by the name of its file. */
export const sightKinds = {
  'sight-arena': Arena,
  'sight-beach': Beach,
  'sight-bridge': Bridge,
  'sight-cafe': Cafe,
  'sight-castle': Castle,
  'sight-cathedral': Cathedral,
  'sight-church': Church,
  'sight-fountain': Fountain,
  'sight-garden': Garden,
  'sight-harbour': Harbour,
  'sight-lift': Lift,
  'sight-lighthouse': Lighthouse,
  'sight-market': Market,
  'sight-memorial': Memorial,
  'sight-modern': Modern,
  'sight-mosaic': Mosaic,
  'sight-museum': Museum,
  'sight-painting': Painting,
  'sight-palace': Palace,
  'sight-portico': Portico,
  'sight-promenade': Promenade,
  'sight-rotunda': Rotunda,
  'sight-ruins': Ruins,
  'sight-square': Square,
  'sight-statue': Statue,
  'sight-street': Street,
  'sight-temple': Temple,
  'sight-theatre': Theatre,
  'sight-tower': Tower,
  'sight-viewpoint': Viewpoint,
  'sight-village': Village,
} as const satisfies Record<`sight-${SightKind}`, ComponentType<DrawingProps>>;
