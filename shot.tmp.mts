import { chromium } from 'playwright-core';
import { startPagesServer } from './tests/support/pagesServer';
const server: any = await startPagesServer({ root: 'build', base: '/bindform/', port: 0 });
const url = server.url ?? server.origin ?? `http://localhost:${server.port}/bindform/`;
console.log(Object.keys(server), url);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-component-update','--disable-sync'] });
const shots: [string, string, 'light'|'dark', number][] = JSON.parse(process.argv[2]);
for (const [address, name, colorScheme, width] of shots) {
  const page = await browser.newPage({ viewport: { width, height: 1000 }, colorScheme });
  await page.goto(String(url).replace(/\/?$/, '/') + address);
  if (name.startsWith('pdf')) { const { writeFileSync } = await import('node:fs'); await page.emulateMedia({media:'print'}); const b = await page.pdf({ preferCSSPageSize: true }); writeFileSync(`/tmp/h31b-scratch/${name}.pdf`, b); console.log(name, (b.toString('latin1').match(/\/Type \/Page\b(?!s)/g)||[]).length); }
  else if (name.startsWith('print')) { await page.emulateMedia({media:'print'}); console.log(await page.evaluate(() => document.documentElement.scrollHeight)); await page.screenshot({ path: `/tmp/h31b-scratch/${name}.png`, fullPage: true }); }
  else { await page.mouse.wheel(0, 1); await page.waitForSelector('html[data-has-hydrated=true]', {timeout: 10000}).catch(()=>{}); await page.screenshot({ path: `/tmp/h31b-scratch/${name}.png`, fullPage: name.includes('full') }); }
  await page.close();
}
await browser.close(); await server.close?.(); process.exit(0);
