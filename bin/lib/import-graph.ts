/** Which file imports which and what the rules of `.dependency-cruiser.cjs` say to it: read once, then kept until a file changes. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  const { output } = await cruise(folders, { ...options, ruleSet, validate: true });
  await mkdir('.cache', { recursive: true });
  await writeFile(KEPT, JSON.stringify({ inputs, graph: output }));
  return output as ICruiseResult;
}
