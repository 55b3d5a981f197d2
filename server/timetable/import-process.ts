import { createFeedNetwork } from './feed-network.ts';
import { createTimetableMaker, type TimetableRequest } from './make-timetable.ts';
import { plainText } from './plain-text.ts';
import type { ImportMessage } from './process-messages.ts';
import { Refused } from './refused.ts';

/**
 * The process that reads feeds, which strangers write. It has no settings of the site, writes no
 * timetable and has little memory; `runImportProcess` starts it and sends one request.
 */

function send(message: ImportMessage): void {
  process.send?.(message);
}

// The other side has the result, or has ended.
process.on('disconnect', () => process.exit());
process.once('message', async (request: TimetableRequest) => {
  const make = createTimetableMaker(createFeedNetwork());
  const result = make(request, {
    out: (line) => send({ kind: 'line', line }),
    onProgress: (step, done) => send({ kind: 'progress', step, done }),
  });
  send(
    await result.catch((error: Error): ImportMessage => {
      const isRefused = error instanceof Refused;
      const reason = isRefused ? error.message : `the import failed: ${error.message}`;
      return { kind: 'refused', reason: plainText(reason) };
    }),
  );
});
