/** How much it takes to ask for a visit: taps of somebody new with a mobile number, Tabs without a pointer, bytes on a slow phone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { dialogOf, newNumber, phone } from '../../support/by-number.ts';
import { tabTo, type Wanted } from '../../support/keyboard.ts';
import { newcomer } from '../../support/newcomer.ts';
import { signedIn } from '../../support/sign-in.ts';
import { type Language, mailboxCodes, signInWords } from '../../support/sign-up.ts';

const { visitor } = openBrowser();
const search = '/properties?city=pune';

const visitWords = {
  en: {
    newHere: 'New here? Open an account',
    ask: 'Request a visit',
    days: 'The coming week',
    time: 'Time',
    send: 'Request visit',
    sent: 'Visit requested',
  },
  hi: {
    newHere: 'यहाँ नए हैं? खाता खोलें',
    ask: 'विज़िट माँगें',
    days: 'आने वाला हफ़्ता',
    time: 'समय',
    send: 'विज़िट माँगें',
    sent: 'विज़िट का अनुरोध हुआ',
  },
} as const;

/** Counts what touches the screen, on every page that is opened. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener('touchstart', () => void (globalThis as unknown as { tapped(): void }).tapped(), {
      capture: true,
    });
  });
  return () => taps;
}

/** From a list of homes to the request, by somebody without an account; whatever has the focus already is not tapped again. */
async function askForVisit(page: Page, language: Language, number: string): Promise<void> {
  const words = { ...signInWords[language], ...visitWords[language] };
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).tap();
    await page.keyboard.type(text);
  };
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().tap();
  await page.getByRole('link', { name: words.ask }).filter({ visible: true }).first().tap();
  await page.getByRole('button', { name: words.newHere }).tap();
  await type(words.name, 'Ravi');
  await type(words.account, number.slice(3));
  await page.getByRole('button', { name: signInWords[language].send }).tap();
  const [code = ''] = await mailboxCodes(page, number, 1);
  const boxes = page.getByRole('group', { name: words.code, exact: true }).getByRole('textbox');
  await boxes.first().waitFor();
  await expect.poll(() => boxes.first().evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type(code);
  const dialog = dialogOf(page);
  await dialog.getByRole('group', { name: words.days }).getByRole('button').nth(1).tap();
  await dialog.getByRole('radiogroup', { name: words.time }).locator('label').first().tap();
  await dialog.getByRole('button', { name: visitWords[language].send }).tap();
  await page.getByText(words.sent, { exact: true }).waitFor();
}

it.each(['en', 'hi'] as const)(
  'a mobile number is at most twelve taps from a list of homes to a visit: %s',
  async (language) => {
    const page = await visitor(phone);
    const taps = await countTaps(page);
    await page.goto(`${signInWords[language].path}${search}`);
    await askForVisit(page, language, newNumber());
    expect(taps()).toBeGreaterThan(6);
    expect(taps()).toBeLessThanOrEqual(12);
  },
);

it('search, home and visit are at most 25 Tabs, without a pointer', async () => {
  const page = await visitor({
    viewport: { width: 1280, height: 800 },
    ...(await signedIn(await newcomer('Kavya Keys'))),
  });
  let tabs = 0;
  const go = async (wanted: Wanted) => {
    const stops = await tabTo(page, wanted);
    tabs += stops.length;
  };
  await page.goto('/');
  await go('Skip to content');
  await page.keyboard.press('Enter');
  await go(/^Where/);
  await page.keyboard.type('pune');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/properties?q=pune*');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await go(({ role, name }) => role === 'a' && / BHK .* in /.test(name));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/property/*');
  await page.getByRole('button', { name: 'Request a visit' }).first().waitFor();
  await go('Request a visit');
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByRole('group', { name: 'The coming week' }).waitFor();
  await go(/^[A-Z][a-z]{2}, [0-9]/);
  await page.keyboard.press('Space');
  await go(/:00 [ap]m$/);
  await page.keyboard.press('Space');
  await go('Request visit');
  await page.keyboard.press('Enter');
  await page.getByText('Visit requested', { exact: true }).waitFor();
  expect(tabs).toBeLessThanOrEqual(25);
});

const KB = 1024;
/**
 * Kilobytes of everything on the way from `/` over search and home to the code and the visit, with what the browser keeps. What each page may
 * take before it works is counted by tests/journeys/page-weight.test.ts.
 */
const WHOLE_WAY = 700;

it('a phone six times slower at 400 kbit/s gets to a visit with few bytes', {
  timeout: 300_000,
}, async () => {
  const page = await visitor(phone);
  page.setDefaultTimeout(90_000);
  const net = await page.context().newCDPSession(page);
  let travelled = 0;
  net.on('Network.dataReceived', ({ encodedDataLength }) => {
    travelled += encodedDataLength / KB;
  });
  await net.send('Network.enable');
  await net.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await net.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/');
  await page.goto(search);
  await askForVisit(page, 'en', newNumber());
  expect(travelled).toBeGreaterThan(250);
  expect(travelled).toBeLessThanOrEqual(WHOLE_WAY);
});
