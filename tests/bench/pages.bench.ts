// Public pages: from the cache against a bare cached handler, weight, start and memory.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Cell } from '../../bin/lib/markdown-table.ts';
import { demoAccounts, demoPassword } from '../../src/db/seed/demo/demo.ts';
import { openChromium } from '../support/chromium.ts';
import { load, perSecond } from './load.ts';
import { signIn, type Weight, weigh } from './page-weight.ts';
import { type Product, startProduct } from './product.ts';
import { publish } from './report.ts';

const PORT = 4900;
const CONNECTIONS = 16;
const MEASURE_MS = 2_000;
const KB = 1024;

export async function run(): Promise<void> {
  // The first start builds and seeds; the second is the one people wait for every day.
  await (await startProduct(PORT)).stop();
  const product = await startProduct(PORT);
  const rows: Cell[][] = [];
  try {
    rows.push(atMost('second start to first page, ms', product.startedIn, 5_000));
    await pause(3_000);
    rows.push(atMost('idle memory of the server, MB', product.memory() / KB / KB, 250));
    for (const path of ['/', '/properties']) rows.push(await fromCache(product, path));
    rows.push(...(await weights(product)));
  } finally {
    await product.stop();
  }
  publish({
    name: 'pages',
    command: 'npm run bench -- pages',
    columns: ['what', 'product', 'limit', 'ratio', 'budget', 'kept'],
    rows,
    figures: Object.fromEntries(rows.map(([what, ...rest]) => [what, rest])),
    notes: [
      `Pages from the cache: ${CONNECTIONS} connections, Brotli, client and server on the same machine.`,
    ],
  });
}

const verdict = (isKept: boolean) => (isKept ? 'kept' : 'missed');

function atMost(what: string, figure: number, budget: number): Cell[] {
  return [what, figure.toFixed(0), '', '', `≤ ${budget}`, verdict(figure <= budget)];
}

const percent = (part: number) => `${(part * 100).toFixed(0)} %`;

const shareOf = (what: string, figure: number, limit: number): Cell[] => [
  what,
  figure.toFixed(0),
  limit.toFixed(0),
  percent(figure / limit),
  '',
  '',
];

function atLeast(what: string, figure: number, limit: number, budget: number): Cell[] {
  return [
    ...shareOf(what, figure, limit).slice(0, 4),
    `≥ ${percent(budget)}`,
    verdict(figure / limit >= budget),
  ];
}

/** The limit runs in a process of its own, like the product, and the two are asked in turn. */
async function fromCache(product: Product, path: string): Promise<Cell[]> {
  const headers = { 'Accept-Encoding': 'br' };
  const answer = await fetch(`${product.origin}${path}`, { headers: { ...headers, 'X-Raw': '1' } });
  const { brotliCompressSync } = await import('node:zlib');
  const file = join(mkdtempSync(join(tmpdir(), 'kiraya-bench-')), 'page.br');
  writeFileSync(file, brotliCompressSync(Buffer.from(await answer.arrayBuffer())));
  const bare = fork(fileURLToPath(new URL('./bare-page.ts', import.meta.url)), [`${PORT + 1}`, file]);
  await once(bare, 'message');
  const figures = { product: 0, bare: 0 };
  for (let round = 0; round < 3; round += 1) {
    for (const [who, port] of [
      ['product', PORT],
      ['bare', PORT + 1],
    ] as const) {
      const asked = { host: '127.0.0.1', port, paths: [path], headers };
      figures[who] = Math.max(figures[who], perSecond(await load(asked, CONNECTIONS, MEASURE_MS)));
    }
  }
  bare.kill();
  return atLeast(`${path} from the cache, pages/s`, figures.product, figures.bare, 0.5);
}

async function weights({ origin }: Product): Promise<Cell[][]> {
  const browser = await openChromium();
  try {
    // What the page's worker fetches ahead is not the page's weight, and what it kept would weigh nothing.
    const serviceWorkers = 'block';
    const visitor = await browser.newContext({ serviceWorkers });
    const { items } = await (await fetch(`${origin}/api/properties?limit=1`)).json();
    const pages: [string, Weight, number][] = [
      ['/', await weigh(visitor, `${origin}/`), 130],
      ['/properties', await weigh(visitor, `${origin}/properties`), 170],
      ['/property/{id}', await weigh(visitor, `${origin}/property/${items[0].id}`), 170],
    ];
    const member = await browser.newContext({ serviceWorkers });
    const landlord = demoAccounts.find(({ label }) => label === 'landlord') ?? demoAccounts[0];
    await signIn(member, origin, landlord?.email ?? '', demoPassword);
    pages.push(['/my-properties', await weigh(member, `${origin}/my-properties`), 260]);
    return pages.flatMap(([path, { js, css }, budget]) => [
      atMost(`JavaScript of ${path}, KB`, js / KB, budget),
      atMost(`CSS of ${path}, KB`, css / KB, 40),
    ]);
  } finally {
    await browser.close();
  }
}
