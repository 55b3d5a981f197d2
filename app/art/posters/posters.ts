import type { ComponentType } from 'react';
import type { DrawingProps } from '../kit/drawing.tsx';
import { Bari } from './bari.tsx';
import { Bologna } from './bologna.tsx';
import { Bolzano } from './bolzano.tsx';
import { Como } from './como.tsx';
import { Florence } from './florence.tsx';
import { Genoa } from './genoa.tsx';
import { LaSpezia } from './la-spezia.tsx';
import { Lecce } from './lecce.tsx';
import { Milan } from './milan.tsx';
import { Naples } from './naples.tsx';
import { Padua } from './padua.tsx';
import { Parma } from './parma.tsx';
import { Pisa } from './pisa.tsx';
import { Ravenna } from './ravenna.tsx';
import { Rimini } from './rimini.tsx';
import { Rome } from './rome.tsx';
import { Salerno } from './salerno.tsx';
import { Siena } from './siena.tsx';
import { Trieste } from './trieste.tsx';
import { Turin } from './turin.tsx';
import { Venice } from './venice.tsx';
import { Verona } from './verona.tsx';

/** The poster of every guide city, by the city's slug. */
export const posters = {
  rome: Rome,
  milan: Milan,
  venice: Venice,
  florence: Florence,
  naples: Naples,
  turin: Turin,
  bologna: Bologna,
  verona: Verona,
  genoa: Genoa,
  pisa: Pisa,
  bari: Bari,
  padua: Padua,
  salerno: Salerno,
  trieste: Trieste,
  lecce: Lecce,
  'la-spezia': LaSpezia,
  como: Como,
  bolzano: Bolzano,
  parma: Parma,
  rimini: Rimini,
  siena: Siena,
  ravenna: Ravenna,
} as const satisfies Record<string, ComponentType<DrawingProps>>;

export type PosterSlug = keyof typeof posters;

export function isPosterSlug(slug: string): slug is PosterSlug {
  return Object.hasOwn(posters, slug);
}
