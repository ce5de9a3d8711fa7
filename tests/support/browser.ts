/** What a journey starts with: a browser for the file, and fresh visitors who share nothing with each other. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openChromium } from './chromium.ts';

/** Call it at the top of a journey: `const { visitor } = openBrowser();`, then `const page = await visitor();`. */
export function openBrowser({ hasWebGl = false } = {}) {
  let browser: Browser;
  const regulars = new Set<BrowserContext>();
  const leave = (context: BrowserContext) =>
    regulars.has(context) ? Promise.all(context.pages().map((page) => page.close())) : context.close();
  beforeAll(async () => {
    browser = await openChromium({ hasWebGl });
  });
  afterEach(() => Promise.all(browser.contexts().map(leave)));
  afterAll(() => browser.close());

  /** Paths are relative to the product's origin. */
  async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: inject('origin'),
      locale: 'en-IN',
      // A worker between page and server hides requests from tests that watch them.
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(10_000);
    return context;
  }
  return {
    /** A page of a new person with empty storage. */
    async visitor(options: BrowserContextOptions = {}): Promise<Page> {
      return (await newContext(options)).newPage();
    },
    /** Somebody whose browser keeps what it fetched from test to test; his pages are closed after each. */
    async regular(options: BrowserContextOptions): Promise<BrowserContext> {
      const context = await newContext(options);
      regulars.add(context);
      return context;
    },
  };
}
