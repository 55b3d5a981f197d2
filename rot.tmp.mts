import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from './scripts/browser/chromium.ts';
import { startSite } from './tests/browser/server.ts';
const site = await startSite(new Date('2026-12-10T09:00:00+01:00'));
const { executablePath, environment } = await findChromium();
const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS], env: { ...process.env, ...environment } as Record<string,string> });
const page = await browser.newPage({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
await page.goto(site.origin + '/cities/rome');
const read = page.getByRole('heading', { level: 2 }).nth(2);
await read.evaluate((h) => h.scrollIntoView({ behavior: 'instant' }));
const pos = () => page.evaluate(() => ({ y: scrollY, H: document.documentElement.scrollHeight, tops: [...document.querySelectorAll('h2')].slice(0, 4).map((h) => Math.round(h.getBoundingClientRect().top)), at: (() => { const e = document.elementFromPoint(innerWidth/2, 1); return e?.tagName + '.' + e?.className; })() }));
console.log(await pos());
for (const [width, height] of [[740, 360], [360, 740]] as const) { await page.setViewportSize({ width, height }); await page.waitForTimeout(700); console.log(width, await pos()); }
await browser.close(); await site.close(); process.exit(0);
