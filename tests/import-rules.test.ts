import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const depcruise = at('../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const rules = at('../.dependency-cruiser.cjs');

type Violation = { rule: string; from: string; to: string };

/** Checks the small project that breaks every rule, since a checker that reads nothing reports nothing. */
async function violations(): Promise<Violation[]> {
  const args = [depcruise, 'src', '--config', rules, '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: at('./fixtures/boundaries') });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/** bin/check-folders.ts on the same project. */
async function checkFolders(): Promise<{ code: unknown; stdout: string }> {
  const run = promisify(execFile)(process.execPath, [at('../bin/check-folders.ts')], {
    cwd: at('./fixtures/boundaries'),
  });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (failed: { code: unknown; stdout: string }) => failed,
  );
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
    'acts-are-written-whole',
    'no-cycles',
  ])('%s is enforced', (name) => {
    expect(found.map(({ rule }) => rule)).toContain(name);
  });

  const brokenBy = (file: string) => found.filter(({ from }) => from === file).map(({ rule }) => rule);

  it('features-apart opens one file of a shared feature and no other', () => {
    expect(brokenBy('src/server/told.ts')).toEqual([]);
    expect(brokenBy('src/server/mailed.ts')).toEqual(['features-apart']);
  });

  it('features-apart lets app see features, and no folder of jobs beside it', () => {
    expect(brokenBy('src/server/app/router.ts')).toEqual([]);
    expect(brokenBy('src/server/jobs/remind.ts')).toEqual(['features-apart']);
  });

  it('acts-are-written-whole lets act() alone write the audit row', () => {
    expect(brokenBy('src/server/audit/act.ts')).toEqual([]);
    expect(brokenBy('src/server/unnamed.ts')).toEqual(['acts-are-written-whole']);
  });

  it('plumbing-below-features holds for app too', () => {
    expect(brokenBy('src/server/lib/start.ts')).toEqual(['plumbing-below-features']);
  });

  it('the check of folders finds those that need each other though no two files do', async () => {
    const { code, stdout } = await checkFolders();
    expect(code).toBe(1);
    expect(stdout).toContain('In a circle: src/domain/rates, src/domain/terms\n');
    expect(found.filter(({ rule, from }) => rule === 'no-cycles' && /rates|terms/.test(from))).toEqual([]);
  });
});
