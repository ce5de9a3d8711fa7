/** When contested figures look after themselves: a reminder before the last day, and word that the team decides after it. */
import { and, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { openingFigures } from '../../db/schema/opening-figures.ts';
import { addDays, type CalendarDate, dateInIndia, type Instant } from '../../domain/dates.ts';
import { REMIND_DAYS } from '../../domain/opening-figures.ts';
import { act } from '../audit/act.ts';
import { partiesOf } from '../leases/parties.ts';
import { handles, type JobHandler, type Jobs } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { figureNotices } from './figure-notices.ts';
import { type FigureOf, selectFigures, turnOf } from './figure-rows.ts';

const termsJob = scheduledJob('tenancy.opening-figure-terms');
const IN_THE_MORNING = '20 9 * * *';
const BATCH = 100;
const REMINDED = 1;
const WITH_TEAM = 2;

/** Times are those of India. */
export const figureHandlers = (database: Database): JobHandler[] => [
  handles(termsJob, (_, jobs) => remindOfFigures(database, jobs, database.clock.now()), IN_THE_MORNING),
];

/** Each is told once; a second run finds it told. */
export async function remindOfFigures(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const today = dateInIndia(now);
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
    const from: string = last;
    last = await database.asWorker(async (tx) => {
      const ids = await dueIds(tx, from, today);
      if (ids.length === 0) return undefined;
      for (const row of await selectFigures(tx, inArray(openingFigures.id, ids))) {
        await tell(tx, jobs, row, today);
      }
      return ids.length === BATCH ? ids.at(-1) : undefined;
    });
  }
}

async function dueIds(tx: Transaction, from: string, today: CalendarDate): Promise<string[]> {
  const { id, state, reminders, agreeBy } = openingFigures;
  const rows = await tx
    .select({ id })
    .from(openingFigures)
    .where(
      and(
        eq(state, 'open'),
        gt(id, from),
        or(
          and(lt(reminders, REMINDED), lte(agreeBy, addDays(today, REMIND_DAYS))),
          and(lt(reminders, WITH_TEAM), lt(agreeBy, today)),
        ),
      ),
    )
    .orderBy(id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return rows.map((row) => row.id);
}

/** What is the team's from the first day on was said to be; nobody is reminded of it. */
async function tell(tx: Transaction, jobs: Jobs, row: FigureOf, today: CalendarDate): Promise<void> {
  const { figure, lease } = row;
  const isOver = figure.agreeBy < today;
  const turn = turnOf(row, today);
  await tx
    .update(openingFigures)
    .set({ reminders: isOver ? WITH_TEAM : REMINDED })
    .where(eq(openingFigures.id, figure.id));
  if (!isOver && turn === 'team') return;
  const event = isOver ? 'opening-figure.with-team' : 'opening-figure.reminded';
  const notices = figureNotices(row, { event, turn, actorId: null });
  await act(
    { db: tx, jobs, actorId: null },
    {
      action: isOver ? 'openingFigures.endTerm' : 'openingFigures.remind',
      subject: { type: 'lease', id: lease.id },
      people: partiesOf(lease),
      // A reminder is for whoever has to answer.
      notices: isOver ? notices : notices.filter(({ notice }) => 'turn' in notice && notice.turn === 'you'),
      after: { kind: figure.kind, agree_by: figure.agreeBy },
    },
  );
}
