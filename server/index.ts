import './node-version.js';

await import('./serve.ts');
