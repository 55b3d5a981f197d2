import { SMTPServer } from 'smtp-server';

/** A mail server on port 2525 that accepts every mail and stores none. */
new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, taken) {
    stream.resume().once('end', () => taken());
  },
}).listen(2525, '127.0.0.1');
