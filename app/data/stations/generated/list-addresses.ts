// Written by `npm run stations`.
import type { Translated } from '#app/domain/language.ts';
import en from './stations.en.json?url';
import it from './stations.it.json?url';
import fr from './stations.fr.json?url';

export const LISTS: Translated<string> = { en, it, fr };
