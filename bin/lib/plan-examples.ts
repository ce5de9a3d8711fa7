/** The worked examples of the plan as tables: what they say is computed by the engine that pays. */
import { readFileSync } from 'node:fs';
import type { PlanInput } from '../../src/domain/commission/plan-input.ts';
import { affiliateRecords, lineRecords, runPlan } from '../../src/domain/commission/plan-output.ts';
import { formatRupees, formatRupeesExact, type Paise } from '../../src/domain/money.ts';
import { markdownTable } from './markdown-table.ts';

const folder = new URL('../../src/domain/commission/examples/', import.meta.url);

function read(name: string): PlanInput {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')).input;
}

const rupees = (amount: number) => formatRupees(amount as Paise);
const exact = (amount: number) => formatRupeesExact(amount as Paise);
export const percent = (rateBp: number) => `${rateBp / 100} %`;

/** Everybody's volumes, rank and earnings; with `only` these people. */
export function peopleTable(name: string, only?: readonly string[]): string {
  const input = read(name);
  const sponsors = new Map(input.affiliates.map(({ id, sponsor }) => [id, sponsor ?? '–']));
  const rows = [...affiliateRecords(runPlan(input))]
    .filter(({ id }) => only?.includes(id) ?? true)
    .map((one) => [
      one.id,
      sponsors.get(one.id) ?? '–',
      ...[one.personal, one.total, one.primary, one.growth, one.qualifying].map(rupees),
      `${one.rank}, ${percent(one.rateBp)}`,
      exact(one.earned),
    ]);
  return markdownTable(
    ['who', 'sponsor', 'own homes', 'with team', 'primary', 'growth', 'qualifying', 'rank and rate', 'earns'],
    rows,
  );
}

/** Every line with the sum it comes from. */
export function linesTable(name: string): string {
  const rows = [...lineRecords(runPlan(read(name)))].map((line) => [
    line.payment,
    exact(line.base),
    line.affiliate,
    line.level,
    line.paidBelowBp === 0
      ? percent(line.rateBp)
      : `${percent(line.rateBp)} − ${percent(line.paidBelowBp)} = ${percent(line.differenceBp)}`,
    exact(line.amount),
  ]);
  return markdownTable(['rent of', 'shared out', 'paid to', 'level', 'rate', 'amount'], rows);
}

/** One person through several examples, each under a heading of its own. */
export function comparison(id: string, cases: Readonly<Record<string, string>>): string {
  const rows = Object.entries(cases).map(([name, heading]) => {
    const person = [...affiliateRecords(runPlan(read(name)))].find((one) => one.id === id);
    if (!person) throw new Error(`${name} has nobody called ${id}`);
    return [
      heading,
      rupees(person.primary),
      rupees(person.growth),
      rupees(person.qualifying),
      `${person.rank}, ${percent(person.rateBp)}`,
      exact(person.earned),
    ];
  });
  return markdownTable(['case', 'primary', 'growth', 'qualifying', 'rank and rate', 'earns'], rows);
}
