import { SERVICE_WORKER_PATH, WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';

// A page's code arrives after `load`; the worker's requests would take the slow network and a small processor from it.
const WORKER_DELAY_MILLISECONDS = 3_000;

const START_WORKER = `
  if (w.navigator.serviceWorker) w.addEventListener('load', function () {
    var address = '${SERVICE_WORKER_PATH}', give = function () { return address; };
    var trusted = w.trustedTypes ? w.trustedTypes.createPolicy('${WORKER_ADDRESS_POLICY}', { createScriptURL: give }).createScriptURL('') : address;
    setTimeout(function () { w.navigator.serviceWorker.register(trusted).catch(function noWorkerHere() {}); }, ${WORKER_DELAY_MILLISECONDS});
  });`;

/**
 * What every page needs before it is painted, and what pages without further code need at all. It runs as an inline
 * script, named by its hash in the content security policy:
 *
 * - a language kept in this browser wins over the browser's own one when neither address nor cookie names another (the
 *   server cannot see what is kept, so the page is asked for again before it shows), and a choice is kept;
 * - a menu closes when one of its links is picked;
 * - the place on the page is kept while its language changes;
 * - an address without a page is logged;
 * - the service worker is started once the page and its code are there. Development has none: it would keep what is being changed.
 */
export const SHELL_SCRIPT = `(function (d, w) {
  var key = 'i18nextLng', place = 'binario-place', language = d.documentElement.lang, url = new URL(w.location.href);
  try {
    var chosen = /^(en|it|fr)(-[a-z0-9]{1,8})*$/i.test(url.searchParams.get('lng') || '') || /(^|; )i18next=(en|it|fr)/.test(d.cookie);
    var kept = w.localStorage.getItem(key) || w.sessionStorage.getItem(key);
    if (chosen) w.localStorage.setItem(key, language);
    else if (/^(en|it|fr)$/.test(kept || '') && kept !== language) {
      url.searchParams.set('lng', kept);
      w.location.replace(url.href);
    }
  } catch (storageIsClosed) {}
  w.addEventListener('click', function (event) {
    var link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link) return;
    var menu = link.closest('[popover]');
    if (menu && menu.matches(':popover-open')) menu.hidePopover();
    if (link.hasAttribute('data-language') && !event.defaultPrevented) {
      try { w.sessionStorage.setItem(place, url.pathname + ' ' + w.scrollY); } catch (storageIsClosed) {}
    }
  });
  d.addEventListener('DOMContentLoaded', function () {
    try {
      var kept = (w.sessionStorage.getItem(place) || '').split(' ');
      w.sessionStorage.removeItem(place);
      if (kept[0] === url.pathname) w.scrollTo(0, Number(kept[1]));
    } catch (storageIsClosed) {}
    if (d.querySelector('[data-not-found]')) console.warn('No page at ' + url.pathname);
  });${import.meta.env.PROD ? START_WORKER : ''}
})(document, window);`;
