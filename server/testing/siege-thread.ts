import { workerData } from 'node:worker_threads';
import { carryOut, type SiegeOrder } from './sieges.ts';

await carryOut(workerData as SiegeOrder);
