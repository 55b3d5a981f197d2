// Written by `npm run stations`.
import type { Translated } from '#app/domain/language.ts';
import en from './stations.en.json' with { type: 'json' };
import it from './stations.it.json' with { type: 'json' };
import fr from './stations.fr.json' with { type: 'json' };

export const LISTS: Translated<unknown> = { en, it, fr };
