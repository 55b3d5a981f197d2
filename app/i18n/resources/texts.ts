import type { en } from './en.ts';
import type { Shape } from './shape.ts';

/** The texts of one language, by the part of the site that uses them. */
export type Texts = Shape<typeof en>;
