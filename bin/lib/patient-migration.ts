/** Takes out of a generated migration what would keep people waiting on a table that is there already. */
import { BREAKPOINT } from '../../src/db/run-migrations.ts';

/** `now` is the migration; `later` are statements that each run alone, once it is done. */
export function makePatient(migration: string): { now: string; later: string[] } {
  const statements = migration.split(BREAKPOINT).map((statement) => statement.trim());
  const created = new Set(statements.map((statement) => /^CREATE TABLE "(\w+)"/.exec(statement)?.[1]));
  const later: string[] = [];
  const now = statements.flatMap((statement) => {
    const [, index, indexed] = /^CREATE (?:UNIQUE )?INDEX ("\w+") ON "(\w+)"/.exec(statement) ?? [];
    if (indexed && !created.has(indexed)) {
      const building = statement.replace('INDEX', 'INDEX CONCURRENTLY');
      later.push(`DROP INDEX CONCURRENTLY IF EXISTS ${index};`, building);
      return [];
    }
    const [, altered, constraint] =
      /^ALTER TABLE "(\w+)" ADD CONSTRAINT ("\w+") (?:CHECK|FOREIGN KEY)\b/.exec(statement) ?? [];
    if (!altered || created.has(altered) || /NOT VALID;?$/.test(statement)) return [statement];
    later.push(`ALTER TABLE "${altered}" VALIDATE CONSTRAINT ${constraint};`);
    return [statement.replace(/;?$/, ' NOT VALID;')];
  });
  return { now: joined(now), later };
}

export const joined = (statements: readonly string[]): string => `${statements.join(`\n${BREAKPOINT}\n`)}\n`;
