import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import packedCoordinates from './generated/coordinates.json' with { type: 'json' };
import packedStations from './generated/stations.it.json' with { type: 'json' };

const fetched = vi.fn<(url: string) => Promise<Response>>();

function respond(url: string): Promise<Response> {
  return Promise.resolve(
    Response.json(url.includes('coordinates') ? packedCoordinates : packedStations),
  );
}

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockImplementation(respond);
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadStationIndex', () => {
  it('fetches a language once for any number of calls', async () => {
    const { loadStationIndex } = await import('./load.ts');
    const [first, second] = await Promise.all([loadStationIndex('it'), loadStationIndex('it')]);
    expect(second).toBe(first);
    expect(first.stationsById.get('83084095')?.label).toBe('Roma Termini');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toContain('stations.it');
  });

  it('rejects when the network fails, and tries again the next time', async () => {
    const { loadStationIndex } = await import('./load.ts');
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(loadStationIndex('it')).rejects.toThrow('offline');
    await expect(loadStationIndex('it')).resolves.toBeDefined();
  });

  it('rejects a response that is not the list', async () => {
    const { loadStationIndex } = await import('./load.ts');
    fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
    await expect(loadStationIndex('it')).rejects.toThrow('404');
  });
});

describe('loadStationCoordinates', () => {
  it('gives each station of the list its coordinates and fetches them once', async () => {
    const { loadStationCoordinates } = await import('./load.ts');
    const coordinates = await loadStationCoordinates('it');
    expect(await loadStationCoordinates('it')).toBe(coordinates);
    expect(coordinates.find(({ id }) => id === '83084095')?.latitude).toBeCloseTo(41.9, 1);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('tries again after a failure', async () => {
    const { loadStationCoordinates, loadStationIndex } = await import('./load.ts');
    await loadStationIndex('it');
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(loadStationCoordinates('it')).rejects.toThrow('offline');
    expect(await loadStationCoordinates('it')).toHaveLength(packedStations.weights.length);
  });
});
