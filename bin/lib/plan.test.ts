// The filter as others run it: a process with JSON on both ends.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import { slowPlan } from '../../tests/support/slow-plan.ts';

const script = fileURLToPath(new URL('./plan.ts', import.meta.url));
const example = readFileSync(
  new URL('../../src/domain/commission/examples/E4.json', import.meta.url),
  'utf8',
);

function filter(input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('computes a month', () => {
  const { input } = JSON.parse(example);
  const { status, stdout, stderr } = filter(JSON.stringify(input));
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual(slowPlan(input));
});

test.each([
  ['{"month":"2026-10"', /^kiraya: input: not a JSON object: [^\n]*\n$/],
  ['[]', /^kiraya: input: not a JSON object: [^\n]*\n$/],
  ['', /^kiraya: input: not a JSON object: [^\n]*\n$/],
  ['{"month":"2026-10",\n"affiliates":[x],\n"payments":[]}', /^kiraya: input: not a JSON object: [^\n]*\n$/],
  [
    '{"month":"2026-10","affiliates":[{"id":"A","sponsor":"A"}],"payments":[]}',
    /^kiraya: affiliate "A": the sponsors form a cycle\n$/,
  ],
])('says in one line why it refuses %j', (input, message) => {
  const { status, stdout, stderr } = filter(input);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
});
