/** The checks that need no running program: types, format and lint, import rules, unused code, texts, the clock, generated pages of docs. */
import { readdirSync } from 'node:fs';
import { failureOf, type Tally } from './test-report.ts';
import { runTool, type ToolOutcome } from './tool.ts';

type Step = { name: string; run: () => Promise<ToolOutcome> };

const tool = (name: string, tools: [program: string, ...args: string[]][]): Step => ({
  name,
  async run() {
    let last: ToolOutcome = { code: 0, output: '' };
    for (const [program, ...args] of tools) {
      last = await runTool(program, args);
      if (last.code !== 0) break;
    }
    return last;
  },
});

/** Each writes some pages of docs, and with --check says whether those are stale. */
const generators = readdirSync('bin').filter((name) => /^docs-.*[.]ts$/.test(name));

/** The others read what it writes. */
const first = tool('types of routes are written', [['@react-router/dev:react-router', 'typegen']]);

const others: Step[] = [
  // By one checker: each of several would work out the contract's types anew, and the other core has work.
  tool('types', [['@typescript/native:tsc', '--noEmit', '--checkers', '1', '-p', '.']]),
  tool('types of the domain, without DOM and Node', [
    ['@typescript/native:tsc', '--noEmit', '-p', 'src/domain'],
  ]),
  tool('types of the service worker, without DOM', [
    ['@typescript/native:tsc', '--noEmit', '-p', 'src/web/service-worker'],
  ]),
  tool('unused code', [['knip', '--no-progress']]),
  // One after the other: the second finds the graph read.
  tool('import rules, no circles of folders', [['bin/check-imports.ts'], ['bin/check-folders.ts']]),
  tool('format and lint', [['@biomejs/biome:biome', 'check', '.']]),
  tool('features are collected', [['bin/features.ts', '--check']]),
  tool('texts in both languages', [['bin/check-texts.ts']]),
  tool('one clock', [['bin/check-clock.ts']]),
  ...generators.map((name) => tool(`docs are fresh (${name})`, [[`bin/${name}`, '--check']])),
];

const AT_ONCE = 2;

/** Runs them all, so that one run shows everything that is wrong. */
export async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  await runStep(first, tally);
  const waiting = others.values();
  const lane = async () => {
    for (const step of waiting) await runStep(step, tally);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return tally;
}

async function runStep({ name, run }: Step, tally: Tally): Promise<void> {
  const { code, output } = await run();
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code === 0) tally.passed += 1;
  else {
    tally.failures.push(failureOf(name, output));
    console.log(output);
  }
}
