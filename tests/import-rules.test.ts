import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const depcruise = at('../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const rules = at('../.dependency-cruiser.cjs');

/** Checks the small project that breaks every rule, since a checker that reads nothing reports nothing. */
async function violations(): Promise<string[]> {
  const args = [depcruise, 'src', '--config', rules, '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: at('./fixtures/boundaries') });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map(({ rule }) => rule.name);
}

describe('import rules', async () => {
  const found = await violations();

  it.each([
    'domain-imports',
    'domain-is-pure',
    'contract-imports',
    'db-imports',
    'server-imports',
    'web-imports',
    'features-apart',
    'plumbing-below-features',
    'areas-apart',
    'parts-below-areas',
    'ui-knows-no-product',
    'bulk-is-out-of-reach',
    'no-cycles',
  ])('%s is enforced', (name) => {
    expect(found).toContain(name);
  });
});
