// A month against the budgets of the plan: processor time of the arithmetic alone, and the whole close against PostgreSQL.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Cell } from '../../bin/lib/markdown-table.ts';
import { rankNames } from '../../src/domain/commission/plan.ts';
import type { Arithmetic } from './commission-arithmetic.ts';
import type { Close } from './commission-close.ts';
import { milliseconds, publish } from './report.ts';

const BUDGET = { size: 1_000_000, ms: 500, megabytes: 200 };
const PREVIEW_BUDGET = { size: 10_000, ms: 1_000 };
const CLOSE_BUDGET = { ms: 20_000, megabytes: 1_000, lookMs: 5 };
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const child = script('./commission-arithmetic.ts');

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      sizes: { type: 'string', default: '10000,100000,1000000' },
      rounds: { type: 'string', default: '9' },
    },
  });
  const measured = new Map(
    values.sizes
      .split(',')
      .map((size): [number, Arithmetic] => [
        Number(size),
        JSON.parse(execFileSync(process.execPath, [child, size, values.rounds], { encoding: 'utf8' })),
      ]),
  );
  publish({
    name: 'commission',
    command: 'npm run bench -- commission',
    columns: [
      'affiliates and payments',
      'first month ms',
      'least ms',
      'median ms',
      'by the clock',
      `budget ≤ ${BUDGET.ms}`,
      'memory MB',
      `budget ≤ ${BUDGET.megabytes}`,
      'mean depth',
      'lines a payment',
    ],
    rows: [...measured].map(([size, figures]) => row(size, figures)),
    figures: Object.fromEntries(measured),
    notes: [...measured].map(([size, { tree }]) => ranksNote(size, tree.byRank)),
  });
  publishCloses(values.sizes.split(','));
}

function publishCloses(sizes: string[]): void {
  const measured = sizes.map((size): [string, Close] => [
    size,
    JSON.parse(execFileSync(process.execPath, [script('./commission-close.ts'), size], { encoding: 'utf8' })),
  ]);
  publish({
    name: 'commission-close',
    command: 'npm run bench -- commission',
    columns: [
      'affiliates and payments',
      'lines',
      'whole close ms',
      'rows and indexes bare ms',
      'ratio',
      `budget ≤ ${CLOSE_BUDGET.ms}`,
      'processor s, own + server',
      'bare',
      'µs a payment',
      'memory MB',
      `budget ≤ ${CLOSE_BUDGET.megabytes}`,
      "one affiliate's month p50 ms",
      'p99',
      `budget ≤ ${CLOSE_BUDGET.lookMs}`,
      'preview ms',
      `budget ≤ ${PREVIEW_BUDGET.ms} at ${PREVIEW_BUDGET.size}`,
    ],
    rows: measured.map(([size, close]) => {
      const { lines, closeMs, limitMs, limitSeconds, spent, megabytes, lookMs, lookP99Ms, previewMs } = close;
      const { own = 0, server = 0 } = spent.committed ?? {};
      const isLargest = Number(size) >= BUDGET.size;
      const stored = (isKept: boolean) => (isLargest ? (isKept ? 'kept' : 'missed') : '');
      return [
        size,
        lines,
        closeMs.toFixed(0),
        limitMs.toFixed(0),
        (closeMs / limitMs).toFixed(2),
        stored(closeMs <= CLOSE_BUDGET.ms),
        `${own.toFixed(1)} + ${server.toFixed(1)}`,
        limitSeconds.toFixed(1),
        ((1000 * closeMs) / Number(size)).toFixed(1),
        megabytes.toFixed(0),
        stored(megabytes <= CLOSE_BUDGET.megabytes),
        milliseconds(lookMs),
        milliseconds(lookP99Ms),
        stored(lookP99Ms <= CLOSE_BUDGET.lookMs),
        previewMs.toFixed(0),
        Number(size) === PREVIEW_BUDGET.size ? (previewMs <= PREVIEW_BUDGET.ms ? 'kept' : 'missed') : '',
      ];
    }),
    figures: Object.fromEntries(measured),
    notes: [
      'Memory is that of the closing process, Node included; first statistics of the new tables are part of the time, the ' +
        "server's own finer ones are not.",
      'The clock counts what other work on the machine takes; processor time does not. Two connections keep two cores busy, so on ' +
        'a quiet machine with two the close takes little more than half of the processor time.',
      ...measured.map(([size, figures]) => stepsNote(Number(size), figures)),
    ],
  });
}

/** What the time went into: steps are told when they are done, and two connections write at once. */
function stepsNote(size: number, { steps, lines, load }: Close): string {
  const { read = 0, computed = 0, attached = 0, committed = 0 } = steps;
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return `${size.toLocaleString('en-IN')}, ${(lines / size).toFixed(2)} lines a payment: read ${seconds(read)} s, computed ${seconds(computed - read)} s, written and indexed ${seconds(attached - computed)} s, last transaction ${seconds(committed - attached)} s; load of the machine when it began ${load.toFixed(1)}.`;
}

function row(size: number, { firstMs, leastMs, medianMs, clockMs, megabytes, tree }: Arithmetic): Cell[] {
  const stored = (isKept: boolean) => (size < BUDGET.size ? '' : isKept ? 'kept' : 'missed');
  return [
    size,
    milliseconds(firstMs),
    milliseconds(leastMs),
    milliseconds(medianMs),
    milliseconds(clockMs),
    stored(medianMs <= BUDGET.ms),
    megabytes.toFixed(0),
    stored(megabytes <= BUDGET.megabytes),
    tree.meanDepth.toFixed(1),
    tree.linesPerPayment.toFixed(2),
  ];
}

function ranksNote(size: number, byRank: readonly number[]): string {
  const people = rankNames.map((name, i) => `${name} ${byRank[i]?.toLocaleString('en-IN')}`);
  return `Ranks among ${size.toLocaleString('en-IN')}: ${people.join(', ')}.`;
}
