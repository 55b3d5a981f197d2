import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/**
 * How the server behaves: it accepts, refuses one of three parts, sends no reply after the mail,
 * closes the connection during the mail, or closes it after the mail.
 */
export type SmtpMode =
  | 'accept'
  | 'refuse'
  | 'refuse-sender'
  | 'refuse-mail'
  | 'stall'
  | 'die'
  | 'take-and-die';

/** A mail that the server accepted. */
interface TakenMail {
  readonly to: string;
  readonly messageId: string;
  readonly raw: string;
}

/**
 * Starts an SMTP server on a free loopback port until the end of the test. Its mode may be changed
 * at any time.
 */
export async function startSmtpSink() {
  const taken: TakenMail[] = [];
  const sink = {
    mode: 'accept' as SmtpMode,
    reply: 452,
    taken,
    url: '',
    connections: 0,
    /** The reply to one recipient, such as `550 5.1.1`; without one it is accepted. */
    replyTo: (_address: string): string | undefined => undefined,
    /** Called when a mail was accepted, before the reply. */
    onTaken: () => {},
  };
  // Servers often quote the address, which must not reach the log.
  const refusal = (address: string, responseCode: number) =>
    Object.assign(new Error(`<${address}>: no`), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, callback) {
      sink.connections += 1;
      callback();
    },
    onRcptTo(address, _session, callback) {
      const reply = sink.replyTo(address.address);
      if (reply !== undefined) {
        const error = new Error(`${reply.slice(4)} <${address.address}>: no`);
        return callback(Object.assign(error, { responseCode: Number(reply.slice(0, 3)) }));
      }
      callback(sink.mode === 'refuse' ? refusal(address.address, sink.reply) : undefined);
    },
    onMailFrom(address, _session, callback) {
      callback(sink.mode === 'refuse-sender' ? refusal(address.address, 550) : undefined);
    },
    onData(stream, session, callback) {
      const socket = [...server.connections].find((each) => each.session.id === session.id);
      if (sink.mode === 'die') {
        stream.once('data', () => socket?._socket.destroy());
        stream.resume();
        return;
      }
      const take = (raw: string) => {
        if (sink.mode === 'stall') return;
        if (sink.mode === 'refuse-mail') return callback(refusal('anna@example.com', sink.reply));
        const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo)
          taken.push({ to: address, messageId, raw });
        sink.onTaken();
        if (sink.mode === 'take-and-die') socket?._socket.destroy();
        else callback();
      };
      // Some tests kill the client during its mail.
      text(stream).then(take, () => {});
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sink.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return sink;
}
