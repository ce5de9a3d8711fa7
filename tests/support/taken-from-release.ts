/** Finds what migrations take from the release before, whose processes go on for a while on the new schema. */

import { isLater } from '../../src/db/release.ts';
import { BREAKPOINT } from '../../src/db/run-migrations.ts';
import type { SqlFile } from '../../src/db/sql-files.ts';
import { splitActions, splitStatements } from './sql-statements.ts';

/** Ran before there was a release to take anything from. */
const BEFORE_THE_RULE: readonly string[] = ['0004_audit-chain.sql', '0012_change-feed.sql'];

const table = String.raw`(?:if exists |only )*([\w.]+)`;
/** The first group of each form is the table. */
const FORMS: readonly RegExp[] = [
  `^drop (?:table|view|materialized view|sequence|type|schema|function|procedure) ${table}`,
  String.raw`^alter (?:table|view|sequence|type|function) ${table} rename\b`,
  String.raw`^alter table ${table} drop (?:column )?(?!constraint\b)\w+`,
  String.raw`^alter table ${table} alter (?:column )?\w+ (?:set not null|drop default)`,
  String.raw`^alter table ${table} add (?:column )?(?!constraint\b)(?!.*\b(?:default|generated)\b).*\bnot null`,
].map((form) => new RegExp(form));
const UNUSED_SINCE = /^-- unused since (\d+\.\d+\.\d+)$/m;

/** Each as 'file: what to do: statement'. `release` is the one that brings the migrations. */
export function takenFromRelease(files: readonly SqlFile[], release: string): string[] {
  return files
    .filter(({ name }) => !BEFORE_THE_RULE.includes(name))
    .flatMap(({ name, text }) => {
      const since = UNUSED_SINCE.exec(text)?.[1];
      if (since !== undefined && isLater(release, since)) return [];
      const statements = text.split(BREAKPOINT).flatMap(splitStatements).flatMap(splitActions);
      return statements
        .filter((statement, place) => isTaking(statement, statements.slice(0, place)))
        .map(
          (statement) =>
            `${name}: the release before still uses it: take it away in a later release than the one that needs it no more, in a file with the line -- unused since RELEASE: ${statement}`,
        );
    });
}

/** Of a table that the same file makes nobody has heard. */
const isTaking = (statement: string, before: readonly string[]): boolean =>
  FORMS.some((form) => {
    const name = form.exec(statement)?.[1];
    return name !== undefined && !before.some((earlier) => earlier.startsWith(`create table ${name} `));
  });
