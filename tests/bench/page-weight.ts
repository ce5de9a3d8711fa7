// How much JavaScript and CSS a browser loads for one page, compressed, until nothing more comes by itself.
import type { BrowserContext } from 'playwright-core';

export type Weight = { js: number; css: number };

export async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const weight: Record<string, number> = {};
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  // Bodies as they travel; heads are not the page's weight.
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    weight[kind] = (weight[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return { js: weight.Script ?? 0, css: weight.Stylesheet ?? 0 };
}

/** Signs in by the form, as a person does. */
export async function signIn(context: BrowserContext, origin: string, email: string, password: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/auth?next=%2Fmy-properties`);
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/my-properties');
  await page.close();
}
