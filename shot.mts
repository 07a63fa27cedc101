import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4732';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const pages: Record<string,string> = { all: '/producto/Monitor%20de%20signos%20vitales%20Alfa/1', none: '/producto/B%C3%A1scula%20Beta/2', old: '/producto/Monitor%20Antiguo/3' };
for (const [k, p] of Object.entries(pages)) {
  for (const w of [360, 768, 1280]) {
    const page = await b.newPage({ viewport: { width: w, height: 900 } });
    await page.goto(base + p, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `/tmp/fields32/shots/${k}-${w}.png`, fullPage: true });
    if (w === 1280) { const pdf = await page.pdf({ path: `/tmp/fields32/shots/${k}.pdf`, preferCSSPageSize: true, format: 'Letter' }); console.log(k, 'pdf pages', (pdf.toString('latin1').match(/\/Type \/Page\b[^s]/g) ?? []).length); }
    await page.close();
  }
}
await b.close();
