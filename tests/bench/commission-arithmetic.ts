// One size of month in a process of its own, so that memory is that month's alone; prints its figures as JSON.
import { computeMonth } from '../../src/domain/commission/month.ts';
import { presentPlan } from '../../src/domain/commission/plan.ts';
import { figuresOf, generateMonth, type MonthFigures } from './commission-tree.ts';
import { percentilesOf } from './measure.ts';

export interface Arithmetic {
  /** Processor time: the first month of a process, before anything was compiled, then the least and median of the others. */
  firstMs: number;
  leastMs: number;
  medianMs: number;
  /** By the clock, which other processes lengthen. */
  clockMs: number;
  /** Resident memory after the first month above that before its input was made. */
  megabytes: number;
  tree: MonthFigures;
}

function measure(size: number, rounds: number): Arithmetic {
  const idle = process.memoryUsage().rss;
  const input = generateMonth(size);
  const times: number[] = [];
  const clock: number[] = [];
  let megabytes = 0;
  let tree: MonthFigures | undefined;
  for (let round = 0; round <= rounds; round += 1) {
    const begin = performance.now();
    const before = process.cpuUsage();
    const month = computeMonth(presentPlan, input.affiliates, input.payments);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    clock.push(performance.now() - begin);
    if (round > 0) continue;
    megabytes = (process.memoryUsage().rss - idle) / 1e6;
    tree = figuresOf(input, presentPlan, month.rank, month.lines);
  }
  const [firstMs = 0, ...warm] = times;
  return {
    firstMs,
    leastMs: Math.min(...warm),
    medianMs: percentilesOf(warm).p50,
    clockMs: percentilesOf(clock.slice(1)).p50,
    megabytes,
    tree: tree as MonthFigures,
  };
}

const [size, rounds] = process.argv.slice(2).map(Number);
console.log(JSON.stringify(measure(size ?? 0, rounds ?? 0)));
