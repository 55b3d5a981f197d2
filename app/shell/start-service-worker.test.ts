import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServiceWorker } from './start-service-worker.ts';

const register = vi.fn(async () => {});

/** A browser that says when a page is loaded. */
function useBrowser(properties: object, serviceWorker?: object): EventTarget {
  const window = Object.assign(new EventTarget(), properties);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { serviceWorker });
  return window;
}

beforeEach(() => {
  vi.useFakeTimers();
  register.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('starts when the browser is idle after the page is loaded, and waits a second at most', () => {
  const requestIdleCallback = vi.fn();
  const window = useBrowser({ requestIdleCallback }, { register });
  startServiceWorker();
  expect(requestIdleCallback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  const [start, options] = requestIdleCallback.mock.calls[0] ?? [];
  expect(options).toEqual({ timeout: 1_000 });
  start();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});

it('starts three seconds after the page is loaded if the browser never reports idle time', () => {
  const window = useBrowser({}, { register });
  startServiceWorker();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(2_999);
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});

it('uses the page’s only Trusted Types policy', () => {
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL: () => string }) => ({
    createScriptURL: () => `trusted by ${name}: ${createScriptURL()}`,
  });
  const window = useBrowser({ trustedTypes: { createPolicy } }, { register });
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
