/** What a journey starts with: a browser for the file, and fresh visitors who share nothing with each other. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openChromium } from './chromium.ts';

/** Call it at the top of a journey: `const { visitor } = openBrowser();`, then `const page = await visitor();`. */
export function openBrowser({ hasWebGl = false } = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium({ hasWebGl });
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser.close());
  return {
    /** A page of a new person with empty storage; paths are relative to the product's origin. */
    async visitor(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({
        baseURL: inject('origin'),
        locale: 'en-IN',
        // A worker between page and server hides requests from tests that watch them.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(10_000);
      return context.newPage();
    },
  };
}
