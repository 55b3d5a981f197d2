import type { Language } from '#app/domain/language.ts';
import { rememberEarlyPress } from './early-press.ts';
import { carryChoice } from './language-choice.ts';
import { nameLanguageInLinks } from './language-in-links.ts';
import { restoreLanguage } from './language-preference.ts';
import { closeMenus, moveInMenus } from './menus.ts';
import { logMissingPage } from './missing-page.ts';
import { restorePlace } from './place.ts';
import { startServiceWorker } from './start-service-worker.ts';

/*
 * Runs inline in the head of every page, before it is painted: a page that is requested again in
 * the kept language never shows. The content security policy names the script by its hash.
 */
const url = new URL(location.href);
const pageLanguage = document.documentElement.lang as Language;

nameLanguageInLinks(url, pageLanguage, restoreLanguage(url, pageLanguage));
rememberEarlyPress();
closeMenus();
moveInMenus();
carryChoice();
window.addEventListener('DOMContentLoaded', () => {
  restorePlace(url.pathname);
  logMissingPage(url);
});
// Development has no service worker: it would keep what is being changed.
if (import.meta.env.PROD) startServiceWorker();
