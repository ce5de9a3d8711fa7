import { writeFileSync } from 'node:fs';
import { openChromium } from './support/chromium.ts';
process.env.PRODUCT_ORIGIN ??= 'http://localhost:3107';
const origin = 'http://localhost:3107';
const browser = await openChromium();
for (const [label, path, name] of [
  ['broker', '/portal/team', 'team-broker'],
  ['accountant', '/portal/team', 'team-accountant'],
  ['agent', '/track-applications?show=received-visits', 'leads-agent'],
] as const) {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: origin }, body: JSON.stringify({ email: `${label}@demo.kiraya.example`, password: 'kiraya-demo-2026' }) });
  const text = await answer.text();
  const m = /^([^=]+)=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '');
  for (const width of [360, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, storageState: { cookies: m ? [{ name: m[1]!, value: m[2]!, domain: 'localhost', path: '/api/auth', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' }] : [], origins: [{ origin, localStorage: [{ name: process.env.SKEY!, value: text }] }] } });
    const page = await context.newPage();
    page.on('console', (msg) => msg.type() === 'error' && console.log(label, msg.text().slice(0, 200)));
    await page.goto(origin + path, { timeout: 180000 });
    await page.waitForTimeout(12000);
    await page.screenshot({ path: `/tmp/g-${name}-${width}.png`, fullPage: false });
    await context.close();
  }
}
await browser.close();
