// The worked examples E and public examples T of the plan: what each says must come out, to the paisa.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sha256, slowPlan } from '../../../tests/support/slow-plan.ts';
import type { PlanInput } from './plan-input.ts';
import { planOutput, runPlan } from './plan-output.ts';

interface Example {
  title: string;
  input: PlanInput;
  says: {
    earned?: Record<string, number>;
    ranks?: Record<string, string>;
    qualifying?: Record<string, number>;
    streams?: Record<string, [primary: number, growth: number]>;
    /** Payment, affiliate and amount of every line, or of this affiliate's lines. */
    lines?: [string, string, number][];
    of?: string;
  };
}

const folder = new URL('./examples/', import.meta.url);
const examples = readdirSync(folder).map((file): [string, Example] => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
]);

// spec 3: Calculation modes: the minimum of both streams, or their sum
it('has every worked and public example', () => {
  const names = new Set(examples.map(([name]) => name.replace(/[a-z]$/, '')));
  expect([...names].sort()).toEqual([
    'E1',
    'E2',
    'E3',
    'E4',
    'E5',
    'E6',
    'E7',
    'E8',
    'T1',
    'T11',
    'T2',
    'T7',
  ]);
});

describe.each(examples)('%s', (_, { input, says }) => {
  const output = planOutput(runPlan(input), sha256);
  const person = (id: string) => output.affiliates.find((one) => one.id === id);

  it('comes out as the plan says', () => {
    for (const [id, earned] of Object.entries(says.earned ?? {}))
      expect([id, person(id)?.earned]).toEqual([id, earned]);
    for (const [id, rank] of Object.entries(says.ranks ?? {}))
      expect([id, person(id)?.rank]).toEqual([id, rank]);
    for (const [id, q] of Object.entries(says.qualifying ?? {})) expect(person(id)?.qualifying).toBe(q);
    for (const [id, streams] of Object.entries(says.streams ?? {})) {
      expect([person(id)?.primary, person(id)?.growth]).toEqual(streams);
    }
    if (says.lines) {
      const lines = output.lines.filter(({ affiliate }) => affiliate === (says.of ?? affiliate));
      const plain = lines.map(({ payment, affiliate, amount }) => [payment, affiliate, amount]);
      expect(plain.sort()).toEqual(says.lines.toSorted());
    }
  });

  it('comes out alike when computed slowly, hash included', () => {
    expect(output).toEqual(slowPlan(input));
  });
});
