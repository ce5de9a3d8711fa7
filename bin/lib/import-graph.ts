/** Which file imports which and what the rules of `.dependency-cruiser.cjs` say to it: read once, then kept until a file changes. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { hashInputs } from './inputs.ts';

const folders = ['src', 'bin', 'tests/support'];
const rules = '.dependency-cruiser.cjs';
const KEPT = '.cache/import-graph.json';

export async function importGraph(): Promise<ICruiseResult> {
  const inputs = await hashInputs(folders, [rules, 'package-lock.json', 'tsconfig.json']);
  const kept = await readFile(KEPT, 'utf8').catch(() => '{}');
  const { inputs: last, graph } = JSON.parse(kept);
  if (last === inputs) return graph;
  const { options, ...ruleSet } = createRequire(import.meta.url)(`../../${rules}`);
  const { output } = await cruise(folders.filter(existsSync), { ...options, ruleSet, validate: true });
  await keep(JSON.stringify({ inputs, graph: output }));
  return output as ICruiseResult;
}

/** In one step: another check may read it meanwhile. */
async function keep(text: string): Promise<void> {
  const draft = `${KEPT}.${process.pid}`;
  await mkdir('.cache', { recursive: true });
  await writeFile(draft, text);
  await rename(draft, KEPT);
}
