import { createServer as createHttpServer, request } from 'node:http';
import { createServer } from 'node:https';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { selfMadeCertificate } from './certificate.ts';

/**
 * A TLS proxy in front of a server, as an operator has one: Node's own `https` and a certificate
 * made for the moment.
 */
export async function startTlsProxy() {
  let target = 0;
  const { key, cert } = selfMadeCertificate();
  const proxy = createServer({ key, cert }, (incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const passed = request(
      { port: target, host: '127.0.0.1', method, path, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.pipe(outgoing);
      },
    );
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const origin = `https://localhost:${await listenOnFreePort(proxy)}`;
  const plain = createHttpServer(({ url }, outgoing) => {
    outgoing.writeHead(301, { Location: `${origin}${url}` }).end();
  });
  const plainPort = await listenOnFreePort(plain);
  return {
    origin,
    certificate: cert,
    /** Where plain HTTP is led to TLS. */
    plainPort,
    /** Names the server behind it. */
    lead(port: number) {
      target = port;
    },
    close() {
      proxy.close();
      proxy.closeAllConnections();
      plain.close();
      plain.closeAllConnections();
    },
  };
}
