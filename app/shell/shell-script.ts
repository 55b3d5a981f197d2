import type { Language } from '#app/domain/language.ts';
import { restoreComfort } from './comfort.ts';
import { rememberEarlyPress } from './early-press.ts';
import { carryChoice } from './language-choice.ts';
import { nameLanguageInLinks } from './language-in-links.ts';
import { restoreLanguage } from './language-preference.ts';
import { showLateParts } from './late-parts.ts';
import { closeMenus, moveInMenus } from './menus.ts';
import { logMissingPage } from './missing-page.ts';
import { restorePlace } from './place.ts';
import { startServiceWorker } from './start-service-worker.ts';

/*
 * Runs inline in the head of every page, before the first paint, so that a page that is reloaded in
 * the stored language is never visible. The content security policy has the script's hash.
 */
const url = new URL(location.href);
const pageLanguage = document.documentElement.lang as Language;

nameLanguageInLinks(url, pageLanguage, restoreLanguage(url, pageLanguage));
restoreComfort();
rememberEarlyPress();
closeMenus();
moveInMenus();
carryChoice();
// When the page is parsed: `DOMContentLoaded` would wait for the code.
const onParsed = () => {
  restorePlace(url.pathname);
  logMissingPage(url);
  void showLateParts();
};
document.addEventListener('readystatechange', onParsed, { once: true });
// Not in development, where it would serve outdated files.
if (import.meta.env.PROD) startServiceWorker();
