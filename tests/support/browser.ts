/** What a journey starts with: a browser, and fresh visitors who share nothing with each other. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openChromium } from './chromium.ts';
import { productOrigin } from './origin.ts';

/** `TRACE=1` records what each page did into this folder: docs/debugging.md. */
const TRACES = '.cache/traces';
// biome-ignore lint/style/noProcessEnv: asked for by whoever debugs a journey; nothing of the product reads it.
const isTraced = Boolean(process.env.TRACE);
let traces = 0;

async function saveTrace(context: BrowserContext): Promise<void> {
  const test = expect.getState().currentTestName ?? 'journey';
  traces += 1;
  await context.tracing.stop({
    path: `${TRACES}/${test.replaceAll(/\W+/g, '-').slice(0, 80)}-${traces}.zip`,
  });
}

/** One browser for all files that a worker runs, one after the other; another takes its place when it breaks. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  const forget = () => {
    shared = undefined;
  };
  // The pages of one person share a process, and so what it has compiled; none lives long enough for the slowest compiler to pay.
  const args = ['--process-per-site', '--js-flags=--no-opt'];
  shared ??= openChromium({ args }).then((browser) => browser.once('disconnected', forget));
  return shared.catch((error) => {
    forget();
    throw error;
  });
}

/** Call it at the top of a journey: `const { visitor } = openBrowser();`, then `const page = await visitor();`. */
export function openBrowser({ hasWebGl = false } = {}) {
  let browser: Browser;
  /** Those of this file. */
  const contexts = new Set<BrowserContext>();
  const regulars = new Set<BrowserContext>();
  const close = async (context: BrowserContext) => {
    contexts.delete(context);
    // A journey may have closed it already.
    if (isTraced) await saveTrace(context).catch(() => undefined);
    await context.close();
  };
  const leave = (context: BrowserContext) => {
    const [, ...later] = context.pages();
    return regulars.has(context) ? Promise.all(later.map((page) => page.close())) : close(context);
  };
  beforeAll(async () => {
    browser = await (hasWebGl ? openChromium({ hasWebGl }) : sharedBrowser());
  });
  afterEach(() => Promise.all([...contexts].map(leave)));
  afterAll(() => (hasWebGl ? browser.close() : Promise.all([...contexts].map(close))));

  /** Paths are relative to the product's origin. */
  async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: productOrigin(),
      locale: 'en-IN',
      // A worker between page and server hides requests from tests that watch them.
      serviceWorkers: 'block',
      ...options,
    });
    contexts.add(context);
    if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
    context.setDefaultTimeout(30_000);
    if (options.javaScriptEnabled !== false) context.on('page', openHydrated);
    return context;
  }
  return {
    /** A page of a new person with empty storage. */
    async visitor(options: BrowserContextOptions = {}): Promise<Page> {
      return (await newContext(options)).newPage();
    },
    /** Somebody whose browser keeps what it fetched and compiled from test to test; their pages are closed after each. */
    async regular(options: BrowserContextOptions): Promise<BrowserContext> {
      const context = await newContext(options);
      regulars.add(context);
      // Never closed, so that their process goes on: about a fifth less work for each page.
      await (await context.newPage()).goto('/robots.txt');
      return context;
    },
  };
}

/** `goto` and `reload` return once the page has hydrated, unless they say what else to wait for. Documents that are not our pages return at once. */
function openHydrated(page: Page): void {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const isOurs = document.querySelector('script[type="module"], script[type^="text/"]') !== null;
    return !isOurs || document.documentElement.dataset.hydrated === 'true';
  });
