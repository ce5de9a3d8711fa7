/** Finds the statements of migrations that would keep people waiting for long: those that lock or rewrite a large table. */
import { BREAKPOINT, NO_TRANSACTION } from '../../src/db/run-migrations.ts';
import type { SqlFile } from '../../src/db/sql-files.ts';
import { splitActions, splitStatements } from './sql-statements.ts';

/** What stays small however many people come. Every other table is large, unless the same file makes it. */
export const SMALL_TABLES: readonly string[] = [
  'cities',
  'commission_months',
  'home_counts',
  'payout_batches',
  'plan_versions',
  'settings',
  'tax_rules',
];

type Statement = {
  text: string;
  /** Not in a transaction with others. */
  isAlone: boolean;
  /** What stands before it in its file. */
  before: readonly string[];
  /** What stands before it in all files. */
  earlier: readonly string[];
};

/** The first group of `form` is the table. */
type Rule = { form: RegExp; isFine?: (statement: Statement, table: string) => boolean; instead: string };

const table = String.raw`(?:if exists |only )*([\w.]+)`;
const add = String.raw`^alter table ${table} add (?:constraint \w+ )?`;
const addColumn = String.raw`^alter table ${table} add (?:column )?(?:if not exists )?(?!constraint\b|check\b|foreign\b|primary\b|unique\b|exclude\b|not null\b)\w+ .*`;
const alterColumn = String.raw`^alter table ${table} alter (?:column )?\w+ `;
const sql = (form: string): RegExp => new RegExp(form);
const alone = 'in a file that begins with -- no transaction';

const RULES: readonly Rule[] = [
  {
    form: sql(String.raw`^create (?:unique )?index (?!concurrently).*?\bon (?!only )${table}`),
    instead: `create it concurrently, ${alone}`,
  },
  {
    form: sql(String.raw`^create (?:unique )?index concurrently .*?\bon ${table}`),
    isFine: isBuiltAnew,
    instead: `drop index concurrently if exists comes right before, ${alone}: a build that broke off leaves an invalid index`,
  },
  {
    form: sql(
      String.raw`${addColumn}\b(?:stored|as identity|serial|bigserial|smallserial|primary key|unique|references|check)\b`,
    ),
    instead: 'add the plain column, fill it in batches, and add what it must hold as a constraint NOT VALID',
  },
  {
    form: sql(String.raw`${addColumn}\bdefault .*?\b(?!now\()[\w.]+\(`),
    instead:
      'add the column without a default that is computed for each row, set it afterwards, and fill in batches',
  },
  {
    form: sql(String.raw`${addColumn.replace(/\.\*$/, '')}(?!.*\bdefault\b).*\bnot null`),
    instead: 'rows that are there have no value: add the column without NOT NULL, and fill it in batches',
  },
  {
    form: sql(String.raw`${alterColumn}(?:(?:set data )?type|set expression|add generated)\b`),
    instead: 'add another column, and fill it in batches',
  },
  {
    form: sql(`${alterColumn}set not null`),
    isFine: isProvedBefore,
    instead: 'first add constraint … check (… is not null) not valid, and validate it',
  },
  {
    form: sql(String.raw`${add}(?:check|foreign key|not null)\b(?!.*\bnot valid\b)`),
    instead: `add it NOT VALID, and validate it ${alone}`,
  },
  {
    form: sql(String.raw`${add}(?:primary key|unique|exclude)\b(?!.*\busing index\b)`),
    instead: 'build the index concurrently, and add the constraint USING INDEX',
  },
  {
    form: sql(`^alter table ${table} validate constraint`),
    isFine: ({ isAlone }) => isAlone,
    instead: `validate ${alone}, so that no other lock is held meanwhile`,
  },
  {
    form: sql(
      String.raw`^alter table ${table} (?:set (?:logged|unlogged|tablespace|access method)|attach partition)\b`,
    ),
    instead: 'this copies or reads the whole table under its strongest lock',
  },
  {
    form: sql(String.raw`\b(?:delete from|merge into|update(?= [\w. ]+? set\b)) ${table}`),
    isFine: isInBatches,
    instead: `do $$ … loop over LIMIT rows, commit … $$, ${alone}`,
  },
  {
    form: sql(
      String.raw`^(?:truncate (?:table )?|lock (?:table )?|cluster |vacuum \(?full\)? |reindex table (?!concurrently))${table}`,
    ),
    instead: 'this keeps everybody from the table until it is done',
  },
];

function isBuiltAnew({ text, isAlone, before }: Statement): boolean {
  const [, name, schema = ''] = /concurrently ([\w.]+) on (?:only )?(\w+\.)?/.exec(text) ?? [];
  return isAlone && before.at(-1) === `drop index concurrently if exists ${schema}${name}`;
}

function isInBatches({ text, isAlone }: Statement): boolean {
  return isAlone && /^do\b/.test(text) && /\bcommit;/.test(text) && /\blimit\b/.test(text);
}

function isProvedBefore({ text, earlier }: Statement, name: string): boolean {
  const column = /alter (?:column )?(\w+) set/.exec(text)?.[1];
  const proof = sql(
    String.raw`^alter table ${name} add constraint (\w+) check \(\(?${column} is not null\)?\) not valid`,
  );
  const constraint = earlier.map((statement) => proof.exec(statement)?.[1]).find(Boolean);
  return earlier.includes(`alter table ${name} validate constraint ${constraint}`);
}

/** Each as 'file: what to do instead: statement'; none for migrations that nobody has to wait for. Files come in their order. */
export function unsafeStatements(files: readonly SqlFile[]): string[] {
  const earlier: string[] = [];
  return files.flatMap(({ name, text }) => {
    const isAlone = text.startsWith(NO_TRANSACTION);
    const parts = isAlone ? text.split(BREAKPOINT).map(splitStatements) : [splitStatements(text)];
    const crowded = isAlone && parts.some((part) => part.length > 1);
    const faults = crowded ? [`one statement between two breakpoints, or they share a transaction`] : [];
    const before: string[] = [];
    for (const statement of parts.flat().flatMap(splitActions)) {
      const instead = ruleBrokenBy({ text: statement, isAlone, before, earlier })?.instead;
      if (instead) faults.push(`${instead}: ${statement}`);
      before.push(statement);
      earlier.push(statement);
    }
    return faults.map((fault) => `${name}: ${fault}`);
  });
}

function ruleBrokenBy(statement: Statement): Rule | undefined {
  if (/^create (?:or replace )?(?:function|procedure)\b/.test(statement.text)) return undefined;
  return RULES.find(({ form, isFine }) => {
    const name = form.exec(statement.text)?.[1];
    if (!name || SMALL_TABLES.includes(name)) return false;
    const isNew = statement.before.some((earlier) => earlier.startsWith(`create table ${name} `));
    return !isNew && !isFine?.(statement, name);
  });
}
