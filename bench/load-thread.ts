import { parentPort, workerData } from 'node:worker_threads';
import { load } from './load.ts';

let isStopped = false;
parentPort?.once('message', () => {
  isStopped = true;
});
parentPort?.postMessage(await load(workerData.port, () => isStopped));
