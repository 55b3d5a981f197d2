import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { SocialCard } from '#app/art/social/social-card.tsx';
import { scriptArguments } from '../script-arguments.ts';

type Renderer = typeof import('#app/art/social/render-social-picture.server.tsx');

/** Draws social pictures with short, long and very long texts. */
const {
  positionals: [folder = 'screenshots/social'],
} = scriptArguments({
  usage: 'node scripts/art/social-preview.ts [FOLDER]',
  parameters: { least: 0, most: 1 },
});
const module = new URL('../../app/art/social/render-social-picture.server.tsx', import.meta.url)
  .pathname;
const { renderSocialPicture } = (
  await runnerImport<Renderer>(module, { configFile: false, logLevel: 'error' })
).module;

const siteName = 'Binario';
const cards: Record<string, SocialCard> = {
  home: {
    siteName,
    title: 'Italy by high-speed train',
    line: 'Rome to Milan in about three hours, centre to centre.',
    pictures: ['hero'],
  },
  city: {
    siteName,
    title: 'Siena',
    line: 'Brick, marble and seventeen rival districts around the shell-shaped square of the Palio.',
    pictures: ['siena'],
  },
  hotels: {
    siteName,
    title: 'Hôtels à La Spezia',
    line: 'Où dormir',
    pictures: ['la-spezia', 'hotel-grand'],
  },
  route: {
    siteName,
    title: 'Rome to Milan',
    facts: ['2 h 59 min', 'every 30 minutes', 'from about €29.90'],
    pictures: ['rome', 'milan'],
  },
  trip: {
    siteName,
    title: 'Treno da San Giovanni Valdarno a Castelnuovo di Garfagnana',
    facts: ['142 km'],
    pictures: ['scene-not-found'],
  },
  long: {
    siteName,
    title:
      'Train de Reggio di Calabria Pellaro-San Gregorio à Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    facts: ['2 h 59', 'toutes les 30 minutes environ', 'à partir d’environ 129,90 €'],
    pictures: ['hotel-central'],
  },
};

mkdirSync(folder, { recursive: true });
for (const [name, card] of Object.entries(cards)) {
  const start = performance.now();
  const png = await renderSocialPicture(card);
  writeFileSync(`${folder}/${name}.png`, png);
  process.stdout.write(
    `${name.padEnd(8)} ${png.length} B  ${(performance.now() - start).toFixed(0)} ms\n`,
  );
}
