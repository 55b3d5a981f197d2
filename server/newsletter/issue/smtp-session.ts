import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { smtpOptions } from '../mail/mailer.ts';

type ServerAddress = SMTPConnection.Options & { auth?: SMTPConnection.Credentials };

/** Delivers newsletters to a mail server, one after the other on one connection. */
export interface SmtpSession {
  /**
   * Resolves once the mail server has accepted the mail. `beforeEnd` runs when the server has
   * accepted sender and recipient and has all of the mail but its end. The end is sent only when
   * `beforeEnd` resolves; before that the mail is certainly not delivered.
   */
  deliver(mail: SendMailOptions, beforeEnd: () => Promise<void>): Promise<void>;
  close(): void;
}

/** Opens a connection when it is first needed, and a new one after each failure. */
export function createSmtpSession(url: string, from: string): SmtpSession {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let connection: SMTPConnection | undefined;

  function close() {
    connection?.close();
    connection = undefined;
  }

  async function transmit(
    current: SMTPConnection,
    envelope: SMTPConnection.Envelope,
    message: Readable,
  ): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onEnd = () => reject(new Error('The mail server closed the connection.'));
    current.once('error', reject);
    current.once('end', onEnd);
    current.send(envelope, message, (error) => (error ? reject(error) : resolve()));
    try {
      await promise;
    } finally {
      current.off('error', reject);
      current.off('end', onEnd);
    }
  }

  return {
    async deliver(mail, beforeEnd) {
      const { message, envelope } = await composer.sendMail({ ...mail, from });
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written to memory.');
      try {
        connection ??= await connect(url);
        await transmit(connection, envelope, holdEnd(message, beforeEnd));
      } catch (error) {
        close();
        throw error;
      }
    },
    close,
  };
}

/** The message as a stream that ends only when `beforeEnd` has resolved. */
function holdEnd(message: Buffer, beforeEnd: () => Promise<void>): Readable {
  async function* chunks() {
    yield message;
    await beforeEnd();
  }
  return Readable.from(chunks(), { objectMode: false });
}

async function connect(url: string): Promise<SMTPConnection> {
  const { auth, ...server } = parseConnectionUrl(url) as ServerAddress;
  const connection = new SMTPConnection({ ...server, ...smtpOptions(url) });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // An idle connection may fail too, and an error without a listener would end the process.
  connection.on('error', reject);
  connection.connect((error) => (error ? reject(error) : resolve()));
  try {
    await promise;
    if (auth) await logIn(connection, auth);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function logIn(connection: SMTPConnection, auth: SMTPConnection.Credentials): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.login(auth, (error) => (error ? reject(error) : resolve()));
  });
}
