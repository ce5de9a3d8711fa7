// The arithmetic of a month alone, in memory, against the budgets of the plan: processor time and memory.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Cell } from '../../bin/lib/markdown-table.ts';
import { rankNames } from '../../src/domain/commission/plan.ts';
import type { Arithmetic } from './commission-arithmetic.ts';
import { milliseconds, publish } from './report.ts';

const BUDGET = { size: 1_000_000, ms: 500, megabytes: 200 };
const child = fileURLToPath(new URL('./commission-arithmetic.ts', import.meta.url));

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
}

function row(size: number, { firstMs, leastMs, medianMs, clockMs, megabytes, tree }: Arithmetic): Cell[] {
  const kept = (isKept: boolean) => (size < BUDGET.size ? '' : isKept ? 'kept' : 'missed');
  return [
    size,
    milliseconds(firstMs),
    milliseconds(leastMs),
    milliseconds(medianMs),
    milliseconds(clockMs),
    kept(medianMs <= BUDGET.ms),
    megabytes.toFixed(0),
    kept(megabytes <= BUDGET.megabytes),
    tree.meanDepth.toFixed(1),
    tree.linesPerPayment.toFixed(2),
  ];
}

function ranksNote(size: number, byRank: readonly number[]): string {
  const people = rankNames.map((name, i) => `${name} ${byRank[i]?.toLocaleString('en-IN')}`);
  return `Ranks among ${size.toLocaleString('en-IN')}: ${people.join(', ')}.`;
}
