import { FRAME_MILLISECONDS, runMapBench } from './map-bench.ts';

// Prints how long choosing and zooming take on a slowed phone: `npm run bench -- map`.
const { machine, slowedTimes, actions, fetchedBytes } = await runMapBench();
console.log(`${machine}; the browser's processor slowed ${slowedTimes} times`);
for (const { action, medianMilliseconds, worstMilliseconds, thenMilliseconds } of actions) {
  const verdict =
    medianMilliseconds <= FRAME_MILLISECONDS ? 'within a frame' : 'longer than a frame';
  console.log(
    `${action}: ${medianMilliseconds} ms median, ${worstMilliseconds} ms at worst (${verdict}); ` +
      `then at most ${thenMilliseconds} ms at once`,
  );
}
console.log(`code and data of the section: ${(fetchedBytes / 1024).toFixed(1)} KB`);
