import { expect, it, onTestFinished, vi } from 'vitest';
import { stopOnSignals } from './stop-on-signals.ts';

/** Something that ends when it is told to. */
function pending(name: string, events: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begin = () => {
    events.push(name);
    return promise;
  };
  return { begin, resolve };
}

it('mails end beside the requests, the store after both, and then the process', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const listeners = new Map<unknown, () => void>();
  vi.spyOn(process, 'on').mockImplementation((signal, listener) => {
    listeners.set(signal, listener as () => void);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const events: string[] = [];
  const requests = pending('requests', events);
  const mails = pending('mails', events);
  const store = pending('store', events);
  stopOnSignals(
    { isRetired: () => false, retire: () => events.push('retired'), close: requests.begin },
    { stopSending: mails.begin, stop: store.begin },
    2_000,
  );
  listeners.get('SIGTERM')?.();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(events).toEqual(['retired']);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(['retired', 'requests', 'mails']);
  mails.resolve();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(events).toEqual(['retired', 'requests', 'mails']);
  requests.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['retired', 'requests', 'mails', 'store']);
  expect(exit).not.toHaveBeenCalled();
  store.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(exit.mock.calls[0]).toEqual([0]);
});
