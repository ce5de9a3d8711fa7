import { describe, expect, it } from 'vitest';
import { unsafeStatements } from '../../tests/support/unsafe-statements.ts';
import { joined, makePatient } from './patient-migration.ts';

const check = 'ALTER TABLE "properties" ADD CONSTRAINT "properties_gate" CHECK ("gate" in (\'ten\'));';
const key =
  'ALTER TABLE "properties" ADD CONSTRAINT "properties_gate_fk" FOREIGN KEY ("gate") REFERENCES "public"."gates"("id");';
const index = 'CREATE INDEX "properties_by_gate" ON "properties" USING btree ("gate");';
const unique = 'CREATE UNIQUE INDEX "properties_one_gate" ON "properties" USING btree ("gate");';
const column = 'ALTER TABLE "properties" ADD COLUMN "gate" text;';

describe('a generated migration', () => {
  it('adds checks and foreign keys NOT VALID, and builds indexes concurrently once it is done', () => {
    const { now, later } = makePatient(joined([column, check, key, index, unique]));
    expect(now).toBe(joined([column, check.replace(/;$/, ' NOT VALID;'), key.replace(/;$/, ' NOT VALID;')]));
    expect(later).toEqual([
      'ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_gate";',
      'ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_gate_fk";',
      'DROP INDEX CONCURRENTLY IF EXISTS "properties_by_gate";',
      'CREATE INDEX CONCURRENTLY "properties_by_gate" ON "properties" USING btree ("gate");',
      'DROP INDEX CONCURRENTLY IF EXISTS "properties_one_gate";',
      'CREATE UNIQUE INDEX CONCURRENTLY "properties_one_gate" ON "properties" USING btree ("gate");',
    ]);
    const files = [
      { name: '0001_gate.sql', text: now },
      { name: '0002_gate-checks.sql', text: `-- no transaction\n${joined(later)}` },
    ];
    expect(unsafeStatements(files)).toEqual([]);
  });

  it('keeps what belongs to a table it makes, whose rows are none', () => {
    const table = 'CREATE TABLE "properties" (\n\t"gate" text\n);';
    const all = joined([table, check, key, index]);
    expect(makePatient(all)).toEqual({ now: all, later: [] });
  });

  it('is left as it is once it is patient', () => {
    const patient = joined([column, check.replace(/;$/, ' NOT VALID;')]);
    expect(makePatient(patient)).toEqual({ now: patient, later: [] });
  });
});
