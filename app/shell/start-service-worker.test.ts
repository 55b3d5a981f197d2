import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServiceWorker } from './start-service-worker.ts';

const register = vi.fn(async () => {});
const postMessage = vi.fn();
const workers = { register, ready: Promise.resolve({ active: { postMessage } }) };

/** A browser that says when a page is loaded. */
function useBrowser(properties: object, serviceWorker?: object): EventTarget {
  const window = Object.assign(new EventTarget(), properties);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  return window;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('starts when the browser is idle after the page is loaded, and waits a second at most', () => {
  const requestIdleCallback = vi.fn();
  const window = useBrowser({ requestIdleCallback }, workers);
  startServiceWorker();
  expect(requestIdleCallback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(requestIdleCallback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(700);
  expect(register).not.toHaveBeenCalled();
  const [start, options] = requestIdleCallback.mock.calls[0] ?? [];
  expect(options).toEqual({ timeout: 300 });
  start();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});

it('starts three seconds after the page is loaded if the browser never reports idle time', () => {
  const window = useBrowser({}, workers);
  startServiceWorker();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(2_999);
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});

it('tells the worker the language of a page that is open for five seconds', async () => {
  const window = useBrowser({}, workers);
  startServiceWorker();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('fr');
});

it('uses the page’s only Trusted Types policy', () => {
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL: () => string }) => ({
    createScriptURL: () => `trusted by ${name}: ${createScriptURL()}`,
  });
  const window = useBrowser({ trustedTypes: { createPolicy } }, workers);
  startServiceWorker();
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(register).toHaveBeenCalledWith('trusted by worker: /service-worker.js');
});

it('does nothing in a browser without service workers', () => {
  const window = useBrowser({});
  startServiceWorker();
  window.dispatchEvent(new Event('load'));
  expect(vi.getTimerCount()).toBe(0);
});
