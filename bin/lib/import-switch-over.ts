/** Checks or takes one file of a business that moves in, as an administrator; the screen does the same by the same code. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import type { SwitchOverReport } from '../../src/contract/switch-over.ts';
import type { Database } from '../../src/db/actor.ts';
import { clockOf } from '../../src/db/clock.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { RuleBroken } from '../../src/domain/errors.ts';
import { formatRupeesExact, paise } from '../../src/domain/money.ts';
import { type SwitchOverKind, switchOverKinds } from '../../src/domain/switch-over.ts';
import { takeFile } from '../../src/server/switch-over/take-file.ts';

export type OpeningFile = { kind: SwitchOverKind; file: string; owner: string; isWritten: boolean };

export function openingFile({ kind, ...rest }: Omit<OpeningFile, 'kind'> & { kind: string }): OpeningFile {
  const known = switchOverKinds.find((one) => one === kind);
  if (!known) throw new StartupError(`--kind is one of ${switchOverKinds.join(', ')}`);
  return { kind: known, ...rest };
}

/** Answers 1 where the file has problems: nothing of it was written then. */
export async function takeOpeningFile(database: Database, wanted: OpeningFile): Promise<number> {
  const { kind, file, owner, isWritten } = wanted;
  if (!existsSync(file)) throw new StartupError(`there is no file ${file}`);
  const bytes = readFileSync(file);
  const given = { kind, name: basename(file), bytes, step: isWritten ? 'write' : 'check' } as const;
  const userId = await administrator(database, owner);
  const today = (await clockOf(database.pools.jobs)).today();
  try {
    return say(await database.asActor({ userId }, (tx) => takeFile(tx, given, today)), isWritten);
  } catch (error) {
    throw refusedWhole(error);
  }
}

function say({ problems, problem_count: count, ...report }: SwitchOverReport, isWritten: boolean): number {
  if (report.unread.length > 0) console.log(`columns that are not read: ${report.unread.join(', ')}`);
  for (const { row, column, text, message } of problems) {
    console.log(`row ${row}, ${column} ${JSON.stringify(text)}: ${message}`);
  }
  if (count > problems.length) console.log(`and ${count - problems.length} more`);
  if (count > 0) {
    console.log(`${count} problems in ${report.rows} rows; nothing was written`);
    return 1;
  }
  const sum = report.amount > 0 ? `, together ${formatRupeesExact(paise(report.amount))}` : '';
  const done = isWritten ? 'rows written' : 'rows would be written with --write';
  const changed = report.changed > 0 ? `; ${report.changed} with a newer balance` : '';
  console.log(`${report.fresh} ${done}${sum}${changed}; ${report.repeated} were there already`);
  return 0;
}

async function administrator(database: Database, email: string): Promise<string> {
  const { rows } = await database.asWorker((tx) =>
    tx.execute<{ user_id: string }>(sql`
      select p.user_id from profiles p join user_roles r on r.user_id = p.user_id and r.role = 'admin'
       where lower(p.email) = lower(${email})`),
  );
  const [found] = rows;
  if (!found) throw new StartupError(`no administrator has the address ${email}`);
  return found.user_id;
}

/** What is wrong with the file as a whole, or with the moment. */
function refusedWhole(error: unknown): unknown {
  if (error instanceof RuleBroken)
    return new StartupError('the switch-over is finished; no file is taken any more');
  const { data } = error as { data?: { errors?: { message: string }[] } };
  const messages = data?.errors?.map(({ message }) => message);
  return messages ? new StartupError(messages.join('; ')) : error;
}
