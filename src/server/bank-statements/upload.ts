/** Reads a statement and keeps its lines that no earlier file had, whole or not at all; the file itself is not kept. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { StatementColumnsInput, UploadedStatement } from '../../contract/bank-statements.ts';
import { bankStatements } from '../../db/schema/bank-statements.ts';
import { likelyHeaderRow, type Recognised, recogniseLayout } from '../../domain/bank-layouts.ts';
import {
  lineKeys,
  readStatement,
  STATEMENT_MAX_BYTES,
  STATEMENT_MAX_LINES,
  type StatementLine,
} from '../../domain/bank-statements.ts';
import { type Refusal, refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { assertRows, csvCells } from '../lib/csv-upload.ts';
import { wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type Account, accountOf } from './accounts.ts';

/** Rows of an unknown file from which a person can tell what its columns hold, and problems that are shown at once. */
const SHOWN_ROWS = 8;
const SHOWN_PROBLEMS = 100;

const refuse = (why: Refusal) => wrongField('file', why);

export const upload = api.bankStatements.upload.handler(async ({ context, input }) => {
  const { as: side, file, header_row: headerRow, ...columns } = input;
  const account = accountOf(context, side);
  await context.services.auth.limits.consume('upload.account', userIdOf(context));
  const rows = await rowsOf(file);
  const known: Recognised | null =
    headerRow === undefined
      ? recogniseLayout(rows)
      : { layout: 'other', headerRow, columns: columnsOf(columns) };
  if (!known) return unknownOf(rows);
  const { lines, paidOut, problems } = readStatement(rows, known.headerRow, known.columns);
  const read = { layout: known.layout, paid_out: paidOut, unknown: null };
  if (problems.length > 0) {
    return { ...read, added: 0, repeated: 0, problems: problems.slice(0, SHOWN_PROBLEMS) };
  }
  if (lines.length === 0 && paidOut === 0) {
    throw refuse(refusal('statement-file.no-payments', 'No payments were found in this file'));
  }
  const added = await addLines(context, account, { file, layout: known.layout, lines });
  return { ...read, added, repeated: lines.length - added, problems: [] };
});

async function rowsOf(file: File): Promise<string[][]> {
  const rows = csvCells(new Uint8Array(await file.arrayBuffer()), STATEMENT_MAX_BYTES);
  assertRows(rows.length, STATEMENT_MAX_LINES);
  return rows;
}

/** What a person said of an unknown file. */
function columnsOf(columns: Partial<Omit<StatementColumnsInput, 'header_row'>>): Recognised['columns'] {
  const missing = refusal('statement-column.missing', 'Choose a column');
  if (columns.date === undefined) throw wrongField('date', missing);
  if (columns.narration === undefined) throw wrongField('narration', missing);
  if (columns.credit === undefined && columns.amount === undefined) throw wrongField('amount', missing);
  return columns as Recognised['columns'];
}

function unknownOf(rows: readonly string[][]): UploadedStatement {
  const headerRow = likelyHeaderRow(rows);
  const shown = rows.slice(headerRow, headerRow + SHOWN_ROWS);
  if ((shown[0]?.length ?? 0) < 3) {
    throw refuse(refusal('statement-file.no-columns', 'This file has no columns of days, texts and amounts'));
  }
  const unknown = {
    header_row: headerRow,
    rows: shown.map((cells) => cells.map((cell) => cell.slice(0, 60))),
  };
  return { layout: null, added: 0, repeated: 0, paid_out: 0, problems: [], unknown };
}

type Read = { file: File; layout: Recognised['layout']; lines: readonly StatementLine[] };

/** How many there were that no earlier file of the account had. */
async function addLines(
  context: HandlerContext,
  { ownerId }: Account,
  { file, layout, lines }: Read,
): Promise<number> {
  const { db } = context;
  const fileName = file.name.slice(-200) || 'statement.csv';
  const [statement] = await db
    .insert(bankStatements)
    .values({ ownerId, uploadedBy: userIdOf(context), fileName, layout, lines: lines.length })
    .returning({ id: bankStatements.id });
  const statementId = statement?.id ?? '';
  const keys = lineKeys(lines);
  const stored = lines.map((line, at) => ({
    ...line,
    fingerprint: createHash('sha256')
      .update(keys[at] ?? '')
      .digest('hex'),
  }));
  // A bank words one payment differently from file to file; its own reference, day and amount stay.
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into bank_lines (statement_id, owner_id, paid_on, amount, narration, mode, reference, payer, fingerprint)
    select ${statementId}, ${ownerId}, "paidOn", amount, narration, mode, reference, payer, fingerprint
      from (select *, row_number() over (partition by "paidOn", amount, reference) as nth
        from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as given ("paidOn" date, amount bigint, narration text,
          mode text, reference text, payer text, fingerprint text)) line
     where reference is null or nth > (select count(*) from bank_lines b where b.owner_id is not distinct from ${ownerId}
       and (b.paid_on, b.amount, b.reference) = (line."paidOn", line.amount, line.reference))
    on conflict on constraint bank_lines_once do nothing returning id`);
  await act(db, {
    action: 'bankStatements.upload',
    subject: { type: 'bank_statement', id: statementId },
    people: [ownerId],
    after: { layout, lines: lines.length, added: rows.length },
  });
  return rows.length;
}
