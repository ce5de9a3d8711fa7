import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, onTestFailed, vi } from 'vitest';
import { type Language, pathIn } from '../../src/domain/languages.ts';
import { serious } from '../support/axe.ts';
import { openBrowser } from '../support/browser.ts';
import { addressOf, type Screen, screens } from '../support/screens.ts';
import { answerTo, demoEmail, signedIn } from '../support/sign-in.ts';

const { regular } = openBrowser();
const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

let examples: Record<string, string>;

const idOf = async (list: Promise<{ items: { id: string }[] }>) => (await list).items[0]?.id;
const publicList = async (path: string) => (await fetch(`${inject('origin')}/api${path}`)).json();

/** A letter in the development mailbox: a code somebody asked for. */
async function letterAddress(): Promise<string> {
  const origin = inject('origin');
  const letters = /\/dev\/mailbox\/[0-9a-f-]+/;
  await fetch(`${origin}/api/auth/email-otp/send-verification-otp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: demoEmail('tenant') }),
  });
  const read = async () => letters.exec(await (await fetch(`${origin}/dev/mailbox`)).text())?.[0];
  return vi.waitFor(async () => (await read()) ?? Promise.reject(new Error('No letter came')), 15_000);
}

/** A locality with homes, as a city's page links to it. */
const localityAddress = async () => {
  const html = await (await fetch(`${inject('origin')}/rent/pune`)).text();
  return /\/rent\/pune\/[a-z0-9-]+/.exec(html)?.[0] ?? '';
};

beforeAll(async () => {
  const own = answerTo<{ items: { id: string }[] }>(demoEmail('landlord'), '/my/properties');
  const letOut = answerTo<{ items: { id: string; state: string }[] }>(demoEmail('landlord'), '/my/leases');
  const managed = answerTo<{ items: { id: string }[] }>(
    demoEmail('property_manager'),
    '/my/leases?as=manager',
  );
  const draft = (await letOut).items.find(({ state }) => state === 'draft')?.id;
  examples = {
    '/portal/landlord/leases/:id': `/portal/landlord/leases/${await idOf(letOut)}`,
    '/portal/manager/leases/:id': `/portal/manager/leases/${await idOf(managed)}`,
    '/portal/landlord/leases/:id/edit': `/portal/landlord/leases/${draft}/edit`,
    '/property/:id': `/property/${await idOf(publicList('/properties?limit=1'))}`,
    '/properties/:id/verification': `/properties/${await idOf(own)}/verification`,
    '/properties/:id/edit': `/properties/${await idOf(own)}/edit`,
    '/dev/mailbox/:id': await letterAddress(),
    '/rent/:city': '/rent/pune',
    '/rent/:city/:locality': await localityAddress(),
    '/unsubscribe/:token': '/unsubscribe/any',
    '/portal/user/*': '/portal/user/shortlisted',
    '/*': '/no-such-page',
  };
});

/** One browser of each: what it fetched for one screen is there for the next, and he signs in once. */
const people = new Map<string, Promise<BrowserContext>>();

/** `label` is that of a demo account, or empty for whoever is signed out. */
async function browserOf(label: string): Promise<BrowserContext> {
  const own = label ? await signedIn(demoEmail(label)) : {};
  return regular({ viewport: desk, colorScheme: 'light', ...own });
}

/** His page, which notes whatever goes wrong in it: a new one for each screen would be a fifth more work. */
async function watched(label: string, language: Language): Promise<{ page: Page; problems: string[] }> {
  // The language of the last page is remembered, so each has a browser of its own.
  const key = `${label} ${language}`;
  const open = people.get(key) ?? browserOf(label);
  people.set(key, open);
  // The next try begins anew.
  onTestFailed(() => void people.delete(key));
  const page = (await open).pages()[0] as Page;
  // Nothing of the last screen goes on, nor is it drawn anew for the next.
  await page.goto('/robots.txt');
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'light' });
  page.removeAllListeners();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The address that leads nowhere answers 404, as it should.
    const isMissingPage = message.location().url === page.url() && message.text().includes('404');
    if (message.type() === 'error' && !isMissingPage) problems.push(message.text());
  });
  return { page, problems };
}

/** What is there once nothing is on its way any more. */
async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** By how much the page is too wide, and what reaches beyond it; tables that move sideways by themselves may hold wider things. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter(
      (one) =>
        one.getBoundingClientRect().right > clientWidth && !one.parentElement?.closest('[tabindex="0"]'),
    );
    const names = beyond.map(({ tagName, className, textContent }) =>
      `${tagName} ${className}: ${textContent}`.slice(0, 100),
    );
    return [`${scrollWidth - clientWidth} px`, ...names];
  });

/** Tables whose first row cannot be acted upon before one moves the table sideways. */
const hiddenActions = (page: Page) =>
  page.evaluate(() => {
    const buttonsOf = (cell: Element | undefined) =>
      [...(cell?.querySelectorAll('button, a[class*="Button-root"]') ?? [])].filter((one) =>
        one.checkVisibility(),
      );
    /** The last column is that of actions; in a grid every column has some, and the first of them counts. */
    const actionsOf = ({ cells }: HTMLTableRowElement) => {
      const [last, before] = [...cells].reverse().map(buttonsOf);
      const isGrid = last?.length && before?.length;
      return (isGrid ? [...cells].map(buttonsOf).find(({ length }) => length > 0) : last) ?? [];
    };
    return [...document.querySelectorAll<HTMLTableElement>('main table')].flatMap((table) => {
      const place = (table.closest('[tabindex="0"]') ?? document.body).getBoundingClientRect();
      const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];
      const first = rows.map(actionsOf).find(({ length }) => length > 0) ?? [];
      const isInSight = first.every((action) => {
        const { left, right } = action.getBoundingClientRect();
        return left >= place.left && right <= place.right;
      });
      return isInSight ? [] : [`${table.tHead?.textContent}: ${first.map(({ textContent }) => textContent)}`];
    });
  });

/** The page follows the device's theme; colours on their way to another have arrived when this ends. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  await page.evaluate(() => {
    const endsByItself = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(endsByItself)
        .map(({ finished }) => finished),
    );
  });
}

async function inspect(page: Page): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = { 'wide, light': await serious(page) };
  await page.setViewportSize(phone);
  // What follows the width by script does so a moment later.
  await expect.poll(() => sideways(page), { message: 'sideways on a phone' }).toEqual([]);
  await expect.poll(() => hiddenActions(page), { message: 'actions out of sight on a phone' }).toEqual([]);
  // The narrow page shows what the wide one does and its own menus: it speaks for both in the other theme.
  await switchTo(page, 'dark');
  found['phone, dark'] = await serious(page);
  return found;
}

const nothing = {
  'wide, light': [],
  'phone, dark': [],
};

async function check(pattern: string, label: string, language: Language = 'en') {
  const { page, problems } = await watched(label, language);
  await page.goto(pathIn(language, addressOf(pattern, examples)));
  await settle(page);
  expect(await inspect(page)).toEqual(nothing);
  expect(problems).toEqual([]);
}

const whoSees = { public: 'tenant', portal: 'landlord', admin: 'admin' };
/** A portal of a role shows itself to that role alone. */
const holders: Readonly<Record<string, string>> = { manager: 'property_manager' };
function visitorOf({ pattern, area }: Screen): string {
  const portal = /^\/portal\/(affiliate|broker|landlord|manager|tenant)\b/.exec(pattern)?.[1];
  return portal ? (holders[portal] ?? portal) : whoSees[area];
}

const isFirstOfItsFile = ({ file }: Screen, place: number, all: readonly Screen[]) =>
  all.findIndex((other) => other.file === file) === place;

describe('signed out', () => {
  it.each(screens.filter(({ area }) => area === 'public'))('$pattern', async ({ pattern }) => {
    await check(pattern, '');
  });
});

describe('in Hindi', () => {
  it.each(['/', '/properties', '/property/:id', '/tenants', '/auth'])('%s', async (pattern) => {
    await check(pattern, '', 'hi');
  });

  it('a tenant’s own page', async () => {
    await check('/portal/tenant', 'tenant', 'hi');
  });
});

describe('signed in', () => {
  it.each(screens.filter(isFirstOfItsFile))('$pattern', async (screen) => {
    await check(screen.pattern, visitorOf(screen));
  });

  it('another address of the same screen shows it too', async () => {
    const { page, problems } = await watched('landlord', 'en');
    for (const { pattern } of screens.filter((...screen) => !isFirstOfItsFile(...screen))) {
      await page.goto(addressOf(pattern, examples));
      await settle(page);
      expect(problems, pattern).toEqual([]);
    }
  });
});

it('the page of a person with a long name is not wider than a phone', async () => {
  const { page } = await watched('admin', 'en');
  await page.setViewportSize(phone);
  await page.goto('/admin?tab=users');
  const person = await page.locator('main a[href*="user="]').first().getAttribute('href');
  await page.goto(person ?? '');
  const name = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Copy user ID' }).waitFor();
  await name.evaluate((heading) => {
    heading.textContent = 'Srinivas Venkatanarasimharajuvaripeta';
  });
  expect(await sideways(page)).toEqual([]);
});

/** Somebody who reads with letters of twice the size, on the narrowest phone (WCAG 1.4.4 and 1.4.10). */
const largeLetters: readonly [string, string, Language][] = [
  ...['/', '/properties', '/property/:id', '/auth', '/portal-auth', '/contact', '/compare'].map(
    (pattern): [string, string, Language] => [pattern, '', 'en'],
  ),
  ['/property/:id', '', 'hi'],
  ['/submit-property', 'landlord', 'en'],
  ['/portal/user', 'tenant', 'en'],
  ['/portal/tenant', 'tenant', 'hi'],
];

it.each(largeLetters)(
  '%s fits a phone with letters of twice the size: %s %s',
  async (pattern, label, language) => {
    const { page } = await watched(label, language);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(pathIn(language, addressOf(pattern, examples)));
    await settle(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await sideways(page)).toEqual([]);
  },
);

/** Behind a button or a choice on its screen, so that no address of the sitemap leads there. */
const laterTables = ['/admin?tab=managed-rentals&view=active', '/admin?tab=managed-rentals&view=rvl'];

it.each(laterTables)('what can be done with a row is in sight on a phone: %s', async (address) => {
  const { page } = await watched('admin', 'en');
  await page.setViewportSize(phone);
  await page.goto(address);
  await settle(page);
  await page.locator('main tbody button').first().waitFor();
  await expect.poll(() => hiddenActions(page)).toEqual([]);
});
