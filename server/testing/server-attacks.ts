import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Attack, expectStatus, FORM, sendForm, statusOf } from './attack.ts';
import { pagesMade } from './attacked-server.ts';
import { PERSONAL_PATHS } from './hostile-requests.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { TRIP_PICTURES } from './sieges.ts';

const opened = (port: number) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => {});
  });

const differentTrip = (number: number) => `/train-from-rome-to-milan?from=x${number}`;

/** The attacks on the server. */
export const SERVER_ATTACKS: readonly Attack[] = [
  {
    name: 'a query of 4,600 fields costs next to nothing',
    async run(server) {
      const fields = Array.from({ length: 4_600 }, (_, at) => at + 10_000).join('&');
      let status = 0;
      const pages = await pagesMade(server, async () => {
        status = await statusOf(server, `GET /?${fields}`);
      });
      return { held: status === 400 && pages === 0, figure: `${status}, ${pages} pages made` };
    },
  },
  {
    name: 'of 8,000 requests sent ahead on a connection 16 are handled, and the server stops well',
    needsOwnServer: true,
    async run(server) {
      const ahead = Array.from(
        { length: 8_000 },
        (_, at) => `GET ${differentTrip(at)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      );
      const pages = await pagesMade(server, async () => {
        await Promise.all(Array.from({ length: 5 }, () => sendRaw(server.port, ahead.join(''))));
      });
      const alive = await statusOf(server, 'GET /healthz').catch(() => 0);
      const code = await server.stop();
      return {
        held: pages <= 5 * 16 && alive === 200 && code === 0,
        figure: `${pages} pages made for 5 connections, then /healthz ${alive} and exit ${code}`,
      };
    },
  },
  {
    name: '64 forms that come slowly do not stop a quick one',
    async run(server) {
      const slow = await Promise.all(Array.from({ length: 64 }, () => opened(server.port)));
      for (const socket of slow)
        socket.write(
          `POST /newsletter HTTP/1.1\r\nHost: a\r\n${FORM}\r\nContent-Length: 9\r\n\r\ne`,
        );
      // Only a server that reads bodies before it queues a request responds while they arrive.
      const quick = sendForm(server, '/newsletter', 'email=x');
      const limit = new Promise<undefined>((resolve) =>
        setTimeout(resolve, 10_000, undefined).unref(),
      );
      const response = await Promise.race([quick, limit]);
      for (const socket of slow) socket.destroy();
      return {
        held: response?.statuses[0] === 422,
        figure: response ? `${response.statuses[0]}` : 'no response in 10 s',
      };
    },
  },
  {
    name: 'pages of 300 visitors who have left are not rendered',
    async run(server) {
      const pages = await pagesMade(server, async () => {
        const left = await Promise.all(Array.from({ length: 300 }, () => opened(server.port)));
        // Stopped, the server reads no request before all clients have left.
        server.signal('SIGSTOP');
        const closed = left.map((socket) => once(socket, 'close'));
        for (const [at, socket] of left.entries())
          socket.write(rawRequest(`GET ${differentTrip(at)}`), () => socket.destroy());
        await Promise.all(closed);
        server.signal('SIGCONT');
        await statusOf(server, `GET ${differentTrip(1_000)}`);
      });
      // The last request waits for its page. Some others start before the server reads that their
      // clients have left.
      return { held: pages >= 1 && pages <= 100, figure: `${pages} pages made` };
    },
  },
  {
    name: '200 pictures requested together do not hold back a page',
    needsOwnServer: true,
    async run(server) {
      const pictures = TRIP_PICTURES.slice(0, 200);
      let drawn = 0;
      const statuses = pictures.map(async (path) => {
        const status = await statusOf(server, `GET ${path}`);
        if (status === 200) drawn += 1;
        return status;
      });
      await statusOf(server, 'GET /cities/rome');
      const drawnBefore = drawn;
      // A picture is drawn, or refused because too many wait: an address without a picture is no
      // attack.
      const others = (await Promise.all(statuses)).filter(
        (status) => status !== 200 && status !== 503,
      );
      return {
        held: pictures.length === 200 && drawnBefore < 20 && drawn >= 30 && others.length === 0,
        figure:
          `a page after ${drawnBefore} of ${drawn} pictures drawn, ` +
          `${others.length} without a picture`,
      };
    },
  },
  {
    name: 'a stop ends kept connections with their next response, and exits with 0',
    environment: { STOP_DELAY_SECONDS: '600' },
    async run(server) {
      const kept = await Promise.all(Array.from({ length: 20 }, () => opened(server.port)));
      const responses = kept.map(
        (socket) =>
          new Promise<string>((resolve) => {
            let text = '';
            socket.on('data', (bytes) => {
              text += bytes.toString('latin1');
            });
            socket.once('close', () => resolve(text));
          }),
      );
      server.signal('SIGTERM');
      // The status is 0 once the server has stopped.
      while ((await statusOf(server, 'GET /readyz')) === 200);
      for (const socket of kept) socket.write('GET /help HTTP/1.1\r\nHost: a\r\n\r\n');
      const whole = (await Promise.all(responses)).filter((text) =>
        /^HTTP\/1\.1 200 .*^Connection: close\r$/ims.test(text),
      );
      server.signal('SIGTERM');
      const code = await server.exit;
      return {
        held: whole.length === 20 && code === 0,
        figure: `${whole.length} of 20 responses, exit ${code}`,
      };
    },
  },
  {
    name: 'no path, however it is encoded, puts an address or a token into the log',
    async run(server) {
      const { log } = server;
      const before = log.length;
      for (const path of PERSONAL_PATHS) await statusOf(server, `GET ${path}`);
      // The honest visitor requests pages meanwhile.
      const lines = () =>
        log
          .slice(before)
          .filter((line) => !/"event":"(?!request)|"kind":"(?:health|page)"/.test(line));
      while (lines().length < PERSONAL_PATHS.length) await new Promise(setImmediate);
      const broken = lines().filter((line) => !line.startsWith('{'));
      const personal = lines().filter((line) => /anna|c\.5ec7e7/i.test(line));
      return {
        held: broken.length === 0 && personal.length === 0,
        figure: `${personal.length} of ${lines().length} lines personal, ${broken.length} no JSON`,
      };
    },
  },
  { name: 'TRACE', run: expectStatus(405, 'TRACE /') },
  { name: 'a host that is no address', run: expectStatus(200, 'GET /', ['Host: 256.256.256.256']) },
  {
    name: 'a whole address with a password',
    run: expectStatus(200, 'GET http://me:secret@a.example/help'),
  },
  {
    name: 'no host',
    async run({ port }) {
      const { statuses, text } = await sendRaw(port, rawRequest('GET /', []));
      const isSafe = /^Content-Security-Policy: /im.test(text);
      return { held: statuses[0] === 400 && isSafe, figure: `${statuses[0]}, policy ${isSafe}` };
    },
  },
  { name: 'an expectation', run: expectStatus(417, 'GET /', ['Host: a', 'Expect: a-miracle']) },
  { name: 'a path with two slashes', run: expectStatus(308, 'GET //train-from-rome-to-naples') },
  {
    name: 'a range of a file',
    async run(server) {
      const ranges = ['lines=1-2', 'bytes=-', 'bytes=0-0,1-1', `bytes=${'0-,'.repeat(5_000)}`];
      const statuses: number[] = [];
      for (const range of ranges)
        statuses.push(await statusOf(server, 'GET /robots.txt', ['Host: a', `Range: ${range}`]));
      return { held: statuses.every((status) => status === 200), figure: statuses.join(' ') };
    },
  },
  {
    name: 'a list for machines is made once, however its address is spelt',
    async run(server) {
      const spellings = [
        'trips.xml/',
        'trips%2Exml',
        'trip%73.xm%6C',
        'trips.xml//',
        'trips%2exML/',
      ];
      const pages = await pagesMade(server, async () => {
        await statusOf(server, 'GET /sitemaps/trips.xml');
        for (const spelling of [...spellings, ...spellings])
          await statusOf(server, `GET /sitemaps/${spelling}`);
      });
      return { held: pages <= 3, figure: `${pages} made for ${2 * spellings.length} requests` };
    },
  },
  { name: 'data of a list for machines', run: expectStatus(404, 'GET /sitemaps/trips.xml.data') },
  { name: 'two hosts', run: expectStatus(400, 'GET /', ['Host: a.example', 'Host: b.example']) },
  {
    name: 'a method that is not allowed says which are',
    async run(server) {
      const { text } = await sendForm(server, '/cities/rome', '');
      const allowed = /^Allow: (.*)\r$/im.exec(text)?.[1];
      return { held: allowed === 'GET, HEAD', figure: allowed ?? 'no Allow' };
    },
  },
  {
    name: 'no response sets a cookie',
    async run({ port }) {
      const paths = [
        '/?lng=it',
        '/social/city/rome.png?lng=it',
        '/site.webmanifest?lng=it',
        '/sitemap.xml?lng=it',
      ];
      const texts = await Promise.all(
        paths.map((path) => sendRaw(port, rawRequest(`GET ${path}`))),
      );
      const cookies = texts.filter(({ text }) => /^Set-Cookie:/im.test(text)).length;
      return { held: cookies === 0, figure: `${cookies} of ${paths.length}` };
    },
  },
];
