import zlib from 'node:zlib';
const { createSite } = await import('/work/main/tests/browser/server.ts');
const site = await createSite(new Date('2026-12-10T09:00:00+01:00'));
const c=zlib.constants;
for (const a of ['/','/train-from-rome-to-milan','/train-from-corsico-to-trezzano%20sul%20naviglio','/train-from-bologna-to-rimini','/cities/rome','/search?from=Milan&to=Rome']) {
  const html=Buffer.from(await (await site.app.request(a,{headers:{'Accept-Encoding':'identity'}})).arrayBuffer());
  const out=[];
  for (const q of [3,4,5]) { const f=()=>zlib.brotliCompressSync(html,{params:{[c.BROTLI_PARAM_QUALITY]:q,[c.BROTLI_PARAM_SIZE_HINT]:html.length,[c.BROTLI_PARAM_LGWIN]:18}}); for(let i=0;i<20;i++)f(); const u=process.cpuUsage(); for(let i=0;i<100;i++)f(); const d=process.cpuUsage(u); out.push(`q${q} ${f().length} ${((d.user+d.system)/100000).toFixed(2)}ms`);} 
  console.log(a, html.length, out.join(' | '));
}
await site.close(); process.exit(0);
