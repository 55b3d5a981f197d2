import { parentPort, workerData } from 'node:worker_threads';
import { load } from './load.ts';

let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
parentPort?.postMessage(await load(workerData.port, () => isOver));
