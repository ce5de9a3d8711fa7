// Lighthouse as a slow phone sees the pages, the median of three runs each: the three that search engines send people to, with
// --all every other public page, where one run is enough for a page that keeps every limit, or those that are named (printed only).
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { installTool } from '../../bin/lib/install-tool.ts';
import type { Cell } from '../../bin/lib/markdown-table.ts';
import { pathIn } from '../../src/domain/languages.ts';
import { fixedPages } from '../../src/server/sitemap/sitemap.ts';
import { openChromium } from '../support/chromium.ts';
import { startProduct } from './product.ts';
import { print, publish } from './report.ts';

const PORT = 4910;
const DEBUGGING_PORT = 4911;
const RUNS = 3;
const LEAST_SCORE = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  ['largest-contentful-paint', 'LCP, ms', 2_000],
  ['cumulative-layout-shift', 'CLS', 0.02],
  ['total-blocking-time', 'TBT, ms', 100],
] as const;

/** Search engines are told to leave these alone: nobody looks for them. */
const notToBeFound = [
  '/auth',
  '/portal-auth',
  '/compare',
  '/enquiry',
  '/affiliate/register',
  '/unsubscribe/x',
  '/no-such-page',
];
const isToBeFound = (path: string) =>
  !notToBeFound.some((one) => path.split('?')[0] === one || path === pathIn('hi', one));

/** The other script and its font weigh the same on all of them: one page of each kind. */
const inHindi = ['/', '/properties', '/contact', '/services', '/auth'].map((path) => pathIn('hi', path));

/** What is read of the package, which has a folder of its own and is installed when this is first run. */
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
};

type Run = { figures: Record<string, number>; failed: string[] };

export async function run(options: string[]): Promise<void> {
  const isAll = options.includes('--all');
  const named = options.filter((option) => option.startsWith('/'));
  const lighthouse = await loadLighthouse();
  const product = await startProduct(PORT);
  const browser = await openChromium({ args: [`--remote-debugging-port=${DEBUGGING_PORT}`], hasWebGl: true });
  try {
    const paths = named.length > 0 ? named : await pathsOf(product.origin, isAll);
    const rows: Cell[][] = [];
    const notes: string[] = [];
    for (const path of paths) {
      // Each page is in the cache, as it is for all but its first visitor, and looked at where links lead: /property/{id} redirects.
      const page = await fetch(`${product.origin}${path}`);
      await page.text();
      const runs: Run[] = [];
      for (let n = 0; n < RUNS; n += 1) {
        runs.push(await visit(lighthouse, page.url));
        await pause(500);
        // One that misses is looked at twice more: of two, there is no middle.
        if (isAll && n === 0 && keeps((figure) => runs[0]?.figures[figure] ?? 0, leastOf(path))) break;
      }
      const name = path.replace(/\/property\/.*/, '/property/{id}').replace(/\?.*/, '?home=…');
      rows.push(rowOf(name, runs, leastOf(path)));
      const failed = new Set(runs.flatMap((one) => one.failed));
      if (failed.size > 0) notes.push(`${name}, not perfect: ${[...failed].sort().join(', ')}.`);
    }
    (named.length > 0 ? print : publish)({
      name: isAll ? 'lighthouse-all' : 'lighthouse',
      command: `npm run bench -- lighthouse${isAll ? ' --all' : ''}`,
      columns: [
        'page',
        ...categories,
        ...timings.map(([, label, most]) => `${label} (≤ ${most})`),
        `kept (≥ ${LEAST_SCORE})`,
      ],
      rows,
      figures: Object.fromEntries(rows.map(([page, ...figures]) => [page, figures])),
      notes,
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function pathsOf(origin: string, isAll: boolean): Promise<string[]> {
  const { items } = await (await fetch(`${origin}/api/properties?limit=2`)).json();
  const [property, other] = items.map(({ id }: { id: string }) => id);
  if (!isAll) return ['/', '/properties', `/property/${property}`];
  const compared = `/compare?home=${property}&home=${other}`;
  const others = notToBeFound.map((path) => (path === '/compare' ? compared : path));
  const [city = '', locality = ''] = await places(origin);
  const hindi = [...inHindi, pathIn('hi', `/property/${property}`), pathIn('hi', city)];
  return [...fixedPages.slice(2), city, locality, ...others, ...hindi];
}

/** The page of a city and that of a locality. */
async function places(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap-places-1.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [/^\/rent\/[^/]*$/, /^\/rent\/[^/]*\/[^/]*$/].flatMap((kind) =>
    paths.filter((path) => kind.test(path)).slice(0, 1),
  );
}

async function loadLighthouse(): Promise<Lighthouse> {
  const program = installTool('lighthouse');
  if (!program) throw new Error('tools/lighthouse is not there');
  return ((await import(pathToFileURL(program).href)) as { default: Lighthouse }).default;
}

async function visit(lighthouse: Lighthouse, url: string): Promise<Run> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // The page that says that there is none is measured too.
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse did not answer for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const figures: Record<string, number> = {};
  for (const name of categories) figures[name] = Math.round((lhr.categories[name]?.score ?? 0) * 100);
  for (const [name] of timings) figures[name] = lhr.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  const weighty = categories.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  const failed = weighty
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { figures, failed };
}

type Least = Record<(typeof categories)[number], number>;

function leastOf(path: string): Least {
  const all = LEAST_SCORE;
  const seo = isToBeFound(path) ? all : 0;
  return { performance: all, accessibility: all, 'best-practices': all, seo };
}

function keeps(figure: (name: string) => number, least: Least): boolean {
  return (
    categories.every((name) => figure(name) >= least[name]) &&
    timings.every(([name, , most]) => figure(name) <= most)
  );
}

function rowOf(page: string, runs: Run[], least: Least): Cell[] {
  const median = (name: string) => {
    const sorted = runs.map(({ figures }) => figures[name] ?? 0).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const shown = timings.map(([name, , most]) => median(name).toFixed(most < 1 ? 3 : 0));
  return [page, ...categories.map(median), ...shown, keeps(median, least) ? 'kept' : 'missed'];
}
