import { type ClientHttp2Session, connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { SITE_HOST } from './proxies.ts';

/** Streams of a client that reads no byte of any response. */
export interface UnreadStreams {
  /** How many streams the proxy allows on one connection. */
  readonly mostOfConnection: number;
  /** The status of each response; 0 where the proxy has reset the stream. */
  readonly statuses: readonly number[];
  readonly close: () => void;
}

interface Options {
  readonly port: number;
  readonly path: string;
  /** The client's own address, another one of the loopback network. */
  readonly address: string;
  readonly connections: number;
  /** The streams of each connection; as many as the proxy allows by default. */
  readonly streams?: number;
}

/** Requests a path with HTTP/2 on several connections, and reads nothing but the headers. */
export async function openUnreadStreams(options: Options): Promise<UnreadStreams> {
  const { connections, path } = options;
  const sessions = await Promise.all(
    Array.from({ length: connections }, () => openSession(options)),
  );
  const mostOfConnection = sessions[0]?.remoteSettings.maxConcurrentStreams ?? 0;
  const { streams = mostOfConnection } = options;
  const statuses = await Promise.all(
    sessions.flatMap((session) =>
      Array.from({ length: streams }, () => requestStatus(session, path)),
    ),
  );
  return {
    mostOfConnection,
    statuses,
    close() {
      for (const session of sessions) session.destroy();
    },
  };
}

function openSession({ port, address }: Options): Promise<ClientHttp2Session> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://${SITE_HOST}`, {
      createConnection: () =>
        connectTls({
          socket: connectTcp({ host: '127.0.0.1', port, localAddress: address }),
          servername: SITE_HOST,
          ALPNProtocols: ['h2'],
          rejectUnauthorized: false,
        }),
      // One byte of a body may be sent: without any, nginx keeps the headers back too.
      settings: { initialWindowSize: 1 },
    });
    session.once('remoteSettings', () => resolve(session));
    session.once('error', reject);
  });
}

function requestStatus(session: ClientHttp2Session, path: string): Promise<number> {
  return new Promise((resolve) => {
    const stream = session.request({ ':path': path, ':authority': SITE_HOST });
    stream.once('response', (headers) => resolve(Number(headers[':status'])));
    stream.on('error', () => resolve(0));
    stream.once('close', () => resolve(0));
  });
}

/** The longest time that servers take to say that they run, in milliseconds, until work is done. */
export async function longestHealthCheck(
  ports: readonly number[],
  work: Promise<unknown>,
): Promise<number> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  // Once more after the end.
  for (let isLast = false; !isLast; await pause(100)) {
    isLast = isDone;
    for (const port of ports) {
      const start = performance.now();
      const { status } = await fetch(`http://127.0.0.1:${port}/healthz`);
      longest = Math.max(longest, status === 200 ? performance.now() - start : Infinity);
    }
  }
  return longest;
}
