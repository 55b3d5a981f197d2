import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/domain/language.ts';
import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { MISSING_FIELD } from '#app/domain/missing-path.ts';
import { SERVICE_WORKER_PATH, WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';

// A page's code arrives after `load`; the worker's requests would take the slow network and a small processor from it.
const WORKER_DELAY_MILLISECONDS = 3_000;

const CODES = LANGUAGES.join('|');
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * What every page needs before it is painted, and what pages without further code need at all. It runs as an inline
 * script, named by its hash in the content security policy:
 *
 * - a language chosen in the menu is kept, in the cookie for the server and in local storage for as long as browsers let
 *   it be; arriving at a language stores nothing;
 * - where the cookie is gone, the kept language brings it back, and the page is asked for again before it shows unless its
 *   address names a language;
 * - on a page that was asked for by another language than the visitor's own, links and forms without a language, which are
 *   English, name it: the server would else answer them in the visitor's own;
 * - a menu closes when one of its links is picked or the focus leaves it, and the arrow keys move in it: where they scroll the page below an open
 *   menu, Firefox 153 takes the menu along;
 * - a choice of language keeps the search and the map's choice, which are in the address once their code runs, what was
 *   changed in the search before that, and the place on the page and a typed e-mail address, which never are;
 * - an address without a page is logged;
 * - a button pressed before its island's code came is remembered, for the island to answer once it is awake;
 * - the service worker is started once the page and its code are there. Development has none: it would keep what is being changed.
 */
export const SHELL_SCRIPT = `(function (d, w) {
  var key = 'i18nextLng', place = 'binario-place', language = d.documentElement.lang, url = new URL(w.location.href);
  function valid(code) { return /^(${CODES})$/.test(code || '') ? code : ''; }
  function writeCookie(code) {
    d.cookie = '${LANGUAGE_COOKIE}=' + code + '; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax' + (url.protocol === 'https:' ? '; Secure' : '');
  }
  var named = /^(${CODES})(-[a-z0-9]{1,8})*$/i.test(url.searchParams.get('${LANGUAGE_QUERY}') || '');
  var chosen = valid((/(?:^|; )${LANGUAGE_COOKIE}=([^;]*)/.exec(d.cookie) || [])[1]);
  try {
    var kept = valid(w.localStorage.getItem(key)) || valid(w.sessionStorage.getItem(key));
    if (kept && !chosen) {
      writeCookie(kept);
      chosen = kept;
      if (!named && kept !== language) {
        url.searchParams.set('${LANGUAGE_QUERY}', kept);
        w.location.replace(url.href);
      }
    }
  } catch (storageIsClosed) {}
  function isLedAstray() {
    var own = chosen || w.navigator.languages.map(function (tag) { return valid(tag.split('-')[0].toLowerCase()); }).find(Boolean);
    return named && language !== (own || '${DEFAULT_LANGUAGE}');
  }
  function lead(event) {
    var link = event.target instanceof Element && event.target.closest('a[href]');
    var address = link && new URL(link.getAttribute('href'), w.location.href);
    if (!link || address.origin !== url.origin || address.searchParams.has('${LANGUAGE_QUERY}')) return;
    address.searchParams.set('${LANGUAGE_QUERY}', language);
    link.setAttribute('href', address.href);
  }
  if (isLedAstray()) {
    ['pointerover', 'focusin', 'click'].forEach(function (type) { w.addEventListener(type, lead, true); });
    w.addEventListener('formdata', function (event) { if (event.target.method === 'get') event.formData.set('${LANGUAGE_QUERY}', language); });
  }
  w.addEventListener('click', function (event) {
    var target = event.target instanceof Element && event.target, early = target && target.closest('[data-island]:not([data-awake]) button[id]');
    if (early) early.closest('[data-island]').setAttribute('data-pressed', early.id);
    var link = target && target.closest('a[href]');
    if (!link) return;
    var menu = openMenu();
    if (menu && menu.contains(link)) menu.hidePopover();
    var choice = link.getAttribute('data-language');
    if (!choice) return;
    writeCookie(choice);
    var address = new URL(link.href);
    new URLSearchParams(w.location.search).forEach(function (value, name) { if (!address.searchParams.has(name)) address.searchParams.set(name, value); });
    var form = d.querySelector('form.booking');
    if (form) {
      var untouched = form.cloneNode(true);
      untouched.reset();
      var before = new FormData(untouched);
      new FormData(form).forEach(function (value, name) { if (value !== before.get(name)) address.searchParams.set(name, value); });
    }
    link.href = address.href;
    try {
      w.localStorage.setItem(key, choice);
      var email = d.querySelector('input[type=email]');
      w.sessionStorage.setItem(place, JSON.stringify({ path: address.pathname, top: w.scrollY, email: email ? email.value : '' }));
    } catch (storageIsClosed) {}
  });
  function openMenu() { return 'popover' in d.body && d.querySelector('.menu:popover-open'); }
  w.addEventListener('focusin', function (event) {
    var menu = openMenu();
    if (menu && !menu.contains(event.target) && event.target.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
  });
  w.addEventListener('keydown', function (event) {
    var step = { ArrowDown: 1, ArrowUp: -1 }[event.key], menu = step && openMenu();
    if (!menu) return;
    var links = Array.from(menu.querySelectorAll('a')), at = links.indexOf(d.activeElement);
    event.preventDefault();
    links[at < 0 && step < 0 ? links.length - 1 : (at + step + links.length) % links.length].focus();
  });
  d.addEventListener('DOMContentLoaded', function () {
    // What stands in for a page leaves it its place.
    if (!d.querySelector('[data-message]')) try {
      var left = JSON.parse(w.sessionStorage.getItem(place) || '{}'), email = d.querySelector('input[type=email]');
      w.sessionStorage.removeItem(place);
      if (left.path === url.pathname) {
        if (email && left.email) email.value = left.email;
        w.scrollTo({ top: left.top, behavior: 'instant' });
      }
    } catch (storageIsClosed) {}
    if (d.querySelector('[data-message=notFound]')) console.warn('No page at ' + (url.searchParams.get('${MISSING_FIELD}') || url.pathname).slice(0, 200).replace(/[^!-~]+/g, ' '));
  });
  if (${import.meta.env.PROD} && w.navigator.serviceWorker) w.addEventListener('load', function () {
    var address = '${SERVICE_WORKER_PATH}', give = function () { return address; };
    var trusted = w.trustedTypes ? w.trustedTypes.createPolicy('${WORKER_ADDRESS_POLICY}', { createScriptURL: give }).createScriptURL('') : address;
    setTimeout(function () { w.navigator.serviceWorker.register(trusted).catch(function noWorkerHere() {}); }, ${WORKER_DELAY_MILLISECONDS});
  });
})(document, window);`;
