/** What the acts of the audit trail are called in the administrators' portal, read as text: whoever asks runs without its screens. */
import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../src/web/admin/audit/action-names.ts', import.meta.url), 'utf8');

/** The English name of each act. */
export const actNames: ReadonlyMap<string, string> = new Map(
  [...source.matchAll(/^ {2}'([^']+)':\s+msg`([^`]+)`,$/gm)].map(([, act = '', name = '']) => [act, name]),
);

/** Those without a name, each once: people would read the product's own word for them. */
export const unnamedOf = (acts: readonly string[]): string[] =>
  [...new Set(acts)].filter((act) => !actNames.has(act)).toSorted();
