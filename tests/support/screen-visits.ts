/** Visits to screens, each by somebody who may see it, in a browser that notes what goes wrong. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, onTestFailed } from 'vitest';
import { type PageLanguage, pathIn } from '../../src/domain/languages.ts';
import { serious } from './axe.ts';
import { openBrowser } from './browser.ts';
import { coveredBoxes, hiddenActions, settle, sideways, switchTo } from './page-fit.ts';
import { screenExamples } from './screen-examples.ts';
import { addressOf, type Screen, screens } from './screens.ts';
import { demoEmail, signedIn } from './sign-in.ts';

export const desk = { width: 1280, height: 900 };
export const phone = { width: 360, height: 740 };

/** Call it at the top of a test file. */
export function openScreens() {
  const { regular } = openBrowser();
  let examples: Record<string, string>;
  beforeAll(async () => {
    examples = await screenExamples();
  });

  /** One browser of each: what it fetched for one screen is there for the next, and they sign in once. */
  const people = new Map<string, Promise<BrowserContext>>();

  /** `label` is that of a demo account, or empty for whoever is signed out. */
  async function browserOf(label: string): Promise<BrowserContext> {
    const own = label ? await signedIn(demoEmail(label)) : {};
    return regular({ viewport: desk, colorScheme: 'light', ...own });
  }

  /** Their page, which notes whatever goes wrong in it: a new one for each screen would be a fifth more work. */
  async function watched(label: string, language: PageLanguage): Promise<{ page: Page; problems: string[] }> {
    // The language of the last page is remembered, so each has a browser of its own.
    const key = `${label} ${language}`;
    const open = people.get(key) ?? browserOf(label);
    people.set(key, open);
    // What a failure left in it is not the next screen's.
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

  const address = (pattern: string, language: PageLanguage = 'en') =>
    pathIn(language, addressOf(pattern, examples));

  async function visit(pattern: string, label: string, language: PageLanguage) {
    const { page, problems } = await watched(label, language);
    await page.goto(address(pattern, language));
    await settle(page);
    return { page, problems };
  }

  return {
    watched,
    address,
    /** Nothing beyond a phone's screen, and no error in the console. */
    async check(pattern: string, label: string, language: PageLanguage = 'en'): Promise<void> {
      const { page, problems } = await visit(pattern, label, language);
      await page.setViewportSize(phone);
      // What follows the width by script does so a moment later.
      await expect.poll(() => sideways(page), { message: 'sideways on a phone' }).toEqual([]);
      await expect
        .poll(() => hiddenActions(page), { message: 'actions out of sight on a phone' })
        .toEqual([]);
      expect(await coveredBoxes(page), 'covered boxes of rows').toEqual([]);
      expect(problems).toEqual([]);
    },
    /** Nothing serious for axe: wide and light, narrow and dark. */
    async checkAccess(pattern: string, label: string, language: PageLanguage = 'en'): Promise<void> {
      const { page, problems } = await visit(pattern, label, language);
      expect(await serious(page)).toEqual([]);
      await page.setViewportSize(phone);
      await switchTo(page, 'dark');
      expect(await serious(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  };
}

const whoSees = { public: 'tenant', portal: 'landlord', admin: 'admin' };
/** A portal of a role shows itself to that role alone. */
const holders: Readonly<Record<string, string>> = { manager: 'property_manager' };
/** The demo account that opens that screen. */
export function visitorOf({ pattern, area }: Screen): string {
  const portal = /^\/portal\/(affiliate|broker|landlord|manager|tenant)\b/.exec(pattern)?.[1];
  return portal ? (holders[portal] ?? portal) : whoSees[area];
}

/** Several addresses may show one screen: the first of each. */
export const eachScreen = screens.filter(
  ({ file }, place) => screens.findIndex((other) => other.file === file) === place,
);
export const furtherAddresses = screens.filter((screen) => !eachScreen.includes(screen));
