import { writeFileSync } from 'node:fs';
import { formatPaletteCss } from '#app/art/palette-css.ts';

writeFileSync(new URL('../../app/art/palette.css', import.meta.url), formatPaletteCss());
