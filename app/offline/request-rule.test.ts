import { describe, expect, it } from 'vitest';
import {
  filesNamedIn,
  isPagePart,
  isSavable,
  isStorablePage,
  requestRule,
} from './request-rule.ts';

const ORIGIN = 'https://www.example.com';
const at = (address: string) => new URL(address, ORIGIN);

describe('requestRule', () => {
  it.each([
    ['page', 'GET', 'navigate', '/'],
    ['page', 'GET', 'navigate', '/search?from=Rome'],
    ['page', 'GET', 'cors', '/map/data.json?lng=it'],
    ['file', 'GET', 'no-cors', '/assets/rome-1a2b.svg'],
    ['file', 'GET', 'cors', '/assets/jost-1a2b.woff2'],
    ['none', 'POST', 'navigate', '/newsletter'],
    ['none', 'HEAD', 'cors', '/assets/rome-1a2b.svg'],
    ['none', 'GET', 'cors', '/cities/rome.data'],
    ['none', 'GET', 'no-cors', '/favicon.svg'],
    ['none', 'GET', 'navigate', 'https://shop.example/results'],
    ['none', 'GET', 'cors', 'https://shop.example/assets/a.js'],
  ] as const)('is «%s» for %s (%s) %s', (rule, method, mode, address) => {
    expect(requestRule({ method, mode, url: at(address).href }, ORIGIN)).toBe(rule);
  });
});

describe('isSavable', () => {
  it.each([
    '/',
    '/?lng=it',
    '/cities/rome',
    '/treno-da-roma-a-milano',
    '/privacy?lng=fr',
    '/newsletter',
  ])('saves %s', (address) => expect(isSavable(at(address))).toBe(true));

  it.each([
    '/search',
    '/search?lng=it',
    '/search?from=Rome&to=Milan',
    '/?from=Rome',
    '/?lng=it&map=reach',
    '/newsletter/confirm?token=secret',
    '/newsletter/unsubscribe?token=secret&lng=it',
    '/newsletter/unsubscribe',
    '/newsletter/check-inbox',
    '/404',
    '/offline?lng=fr',
  ])('never saves %s', (address) => expect(isSavable(at(address))).toBe(false));
});

describe('isStorablePage', () => {
  const response = (headers: Record<string, string>, status = 200, redirected = false) => ({
    status,
    redirected,
    headers: new Headers(headers),
  });
  const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' };

  it('accepts a page', () => {
    expect(isStorablePage(response(html))).toBe(true);
  });

  it.each([
    ['a missing page', response(html, 404)],
    ['a server error', response(html, 500)],
    ['a redirect', response({}, 0)],
    ['a redirected page', response(html, 200, true)],
    ['a page with no-store', response({ ...html, 'Cache-Control': 'no-store' })],
    ['a file', response({ 'Content-Type': 'application/xml' })],
    ['a response without a type', response({})],
  ])('is false of %s', (_, response) => {
    expect(isStorablePage(response)).toBe(false);
  });
});

describe('the files of a page', () => {
  it('are found in all attributes, each once', () => {
    const html = `<link rel="stylesheet" href="/assets/root-Ab_1.css"/>
      <img src="/assets/rome-x-2.svg"/>
      <script>["/assets/entry.client-9.js"].forEach(load);
        import("/assets/entry.client-9.js")</script>
      <a href="/cities/rome">assets</a>`;
    expect(filesNamedIn(html)).toEqual([
      '/assets/root-Ab_1.css',
      '/assets/rome-x-2.svg',
      '/assets/entry.client-9.js',
    ]);
    expect(filesNamedIn('<p>none</p>')).toEqual([]);
  });

  it('include a script’s static and dynamic imports, and preloads', () => {
    const code =
      'm=["assets/form-a1.js","assets/form-b2.css"];import{a}from"./react-c3.js";' +
      'import(`./list-d4.js`);e="/assets/x-e5.json"';
    expect(filesNamedIn(code)).toEqual([
      '/assets/form-a1.js',
      '/assets/form-b2.css',
      '/assets/react-c3.js',
      '/assets/list-d4.js',
      '/assets/x-e5.json',
    ]);
  });

  it('are parts of the page or pictures', () => {
    const isPart = (name: string) => isPagePart(`/assets/${name}`, 'fr');
    expect(['a.css', 'a.js', 'a.woff2', 'stations.fr-3Xy_.json'].every(isPart)).toBe(true);
    expect(['a.svg', 'a.json', 'a.png', 'stations.en-3Xy_.json'].some(isPart)).toBe(false);
  });
});
