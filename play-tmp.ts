// node shoot.ts ORIGIN OUTDIR < list   (run from a checkout's root; lines: email path width theme lang name)
import { mkdirSync, readFileSync } from 'node:fs';
import { openChromium } from './tests/support/chromium.ts';
const [origin, out] = process.argv.slice(2) as [string, string];
mkdirSync(out, { recursive: true });
const lines = readFileSync(0, 'utf8').split('\n').map((l) => l.trim()).filter(Boolean).map((l) => l.split(/\s+/));
const browser = await openChromium({ hasWebGl: true });
const states = new Map<string, any>();
for (const [email, path, width, theme, lang, name] of lines as string[][]) {
  const size = { width: +width, height: +width < 500 ? 740 : 800 };
  if (email !== '-' && !states.has(email)) {
    const c = await browser.newContext({ viewport: size });
    const p = await c.newPage();
    await p.goto(`${origin}/auth`, { waitUntil: 'networkidle' });
    await p.fill('input[autocomplete*=username]', `${email}@demo.kiraya.example`);
    await p.fill('input[type=password]', 'kiraya-demo-2026');
    await p.keyboard.press('Enter');
    await p.waitForURL((u) => !u.pathname.includes('/auth'), { timeout: 60000 }).catch(() => console.log('no sign-in', email));
    states.set(email, await c.storageState());
    await c.close();
  }
  const c = await browser.newContext({ viewport: size, colorScheme: theme as any, storageState: email === '-' ? undefined : states.get(email), isMobile: +width < 500, hasTouch: +width < 500 });
  const p = await c.newPage();
  await p.goto(`${origin}${lang === 'hi' ? '/hi' : ''}${path}`, { waitUntil: 'networkidle', timeout: 60000 }).catch(() => {});
  await p.waitForTimeout(1200);
  await p.screenshot({ path: `${out}/${name}-${width}-${theme}-${lang}-top.png` });
  await p.screenshot({ path: `${out}/${name}-${width}-${theme}-${lang}-full.png`, fullPage: true });
  console.log(name, width, theme, lang, await p.evaluate(() => document.documentElement.scrollHeight), p.url());
  await c.close();
}
await browser.close();
