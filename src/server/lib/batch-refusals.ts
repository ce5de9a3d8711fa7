/** What a batch leaves as it is: which rule says no, to how many, and the names of the first of them. */
import type { BatchDone } from '../../contract/paging.ts';
import { RuleBroken } from '../../domain/errors.ts';

const NAMES_SHOWN = 5;

/** The rule that a check is broken by, or null. */
export function ruleAgainst(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof RuleBroken) return error.code;
    throw error;
  }
}

type Left = { rule: string; name?: string | null };

/** Rows that may be changed, and those that are left with the rule that says so. */
export function partedBy<Row>(
  rows: readonly Row[],
  check: (row: Row) => void,
  nameOf: (row: Row) => string | null,
): { allowed: Row[]; left: Left[] } {
  const [allowed, left]: [Row[], Left[]] = [[], []];
  for (const row of rows) {
    const rule = ruleAgainst(() => check(row));
    if (rule === null) allowed.push(row);
    else left.push({ rule, name: nameOf(row) });
  }
  return { allowed, left };
}

/** What was named and is not in a batch has changed meanwhile. */
export const missingOf = (named: readonly string[] | undefined, found: number, rule: string): Left[] =>
  Array.from({ length: Math.max(0, new Set(named ?? []).size - found) }, () => ({ rule }));

export const refusedOf = (left: readonly Left[]): BatchDone['refused'] =>
  [...Map.groupBy(left, ({ rule }) => rule)].map(([rule, of]) => {
    const names = of.flatMap(({ name }) => (name ? [name] : [])).slice(0, NAMES_SHOWN);
    return { rule, count: of.length, ...(names.length > 0 && { names }) };
  });
