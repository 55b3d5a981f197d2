import type { ComponentType } from 'react';
import type { DrawingProps } from '../kit/drawing.tsx';
import { AdvertisementScene } from './advertisement.tsx';
import { ErrorScene } from './error.tsx';
import { MapScene } from './map.tsx';
import { NotFoundScene } from './not-found.tsx';
import { OfflineScene } from './offline.tsx';
import { PackageScene } from './package.tsx';
import { TicketsScene } from './tickets.tsx';

/** The small drawings of single places on the site, by the name of their file. */
export const scenes = {
  'scene-not-found': NotFoundScene,
  'scene-error': ErrorScene,
  'scene-package': PackageScene,
  'scene-advertisement': AdvertisementScene,
  'scene-offline': OfflineScene,
  'scene-tickets': TicketsScene,
  'scene-map': MapScene,
} as const satisfies Record<string, ComponentType<DrawingProps>>;
