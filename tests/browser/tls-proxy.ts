import { createServer as createHttpServer, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
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
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const origin = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  const plain = createHttpServer(({ url }, outgoing) => {
    outgoing.writeHead(301, { Location: `${origin}${url}` }).end();
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  return {
    origin,
    certificate: cert,
    /** Where plain HTTP is led to TLS. */
    plainPort: (plain.address() as AddressInfo).port,
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
