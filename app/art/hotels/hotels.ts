import type { ComponentType } from 'react';
import type { DrawingProps } from '../kit/drawing.tsx';
import { BoutiqueHotel } from './boutique.tsx';
import { BudgetStay } from './budget.tsx';
import { CentralHotel } from './central.tsx';
import { GrandHotel } from './grand.tsx';
import { PalaceHotel } from './palace.tsx';
import { ResortHotel } from './resort.tsx';

/** The picture of every kind of hotel, by the name of its file. */
export const hotelPictures = {
  'hotel-grand': GrandHotel,
  'hotel-boutique': BoutiqueHotel,
  'hotel-central': CentralHotel,
  'hotel-palace': PalaceHotel,
  'hotel-budget': BudgetStay,
  'hotel-resort': ResortHotel,
} as const satisfies Record<string, ComponentType<DrawingProps>>;
