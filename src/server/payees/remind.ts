/** Asks people who are owed money for the PAN or the bank account without which they cannot be paid. */
import { sql } from 'drizzle-orm';
import { BATCH_SIZE } from '../../contract/paging.ts';
import type { Database } from '../../db/actor.ts';
import { affiliateMatches } from '../../db/affiliate-search.ts';
import { planInForce } from '../../db/commission-plans.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { type MissingDetail, REMIND_AGAIN_HOURS, REMINDER_DAYS, REMINDERS_MAX } from '../../domain/payees.ts';
import { act, actEach } from '../audit/act.ts';
import { partedBy, refusedOf } from '../lib/batch-refusals.ts';
import { handles, type JobHandler, type Jobs } from '../lib/jobs.ts';
import { notFound } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { notify } from '../notifications/notify.ts';

const remindJob = scheduledJob('payees.remind');
const MONDAY_MORNING = '45 9 * * 1';
/** Whoever is not reached this week is with the next. */
const AT_ONCE = 2000;

/** Times are those of India. */
export const reminderHandlers = (database: Database): JobHandler[] => [
  handles(
    remindJob,
    async (_, jobs) => {
      await remindPayees(database, jobs);
    },
    MONDAY_MORNING,
  ),
];

/** Once a week at most, and so many times for one thing; a second run of a week finds nobody. */
export function remindPayees(database: Database, jobs: Jobs): Promise<number> {
  return database.asWorker(async (tx) => {
    const { leastPayout } = await planInForce(tx);
    const { rows } = await tx.execute<{
      person: string;
      what: MissingDetail;
      organisation: string | null;
    }>(sql`
      select m.person, m.what, m.organisation
        from (select c.user_id as person, null as organisation, case c.block when 'no-pan' then 'pan' else 'account' end as what
                from app.payout_candidates(${leastPayout}) c
               where c.block in ('no-pan', 'no-account') and c.user_id is not null
              union
              select p.id, case when c.organisation_id is not null then c.full_name end, 'account'
                from app.remittance_candidates() c, app.people_of_payee(coalesce(c.organisation_id, c.user_id)) as p (id)
               where c.block = 'no-account') m,
          lateral (select count(*) as times, max(t.created_at) as last from notifications t
            where t.user_id = m.person and t.event = 'payee.missing' and t.payload ->> 'what' = m.what
              and t.payload ->> 'organisation' is not distinct from m.organisation) told
       where told.times < ${REMINDERS_MAX}
         and coalesce(told.last <= app.now() - make_interval(days => ${REMINDER_DAYS}, hours => -12), true)
       order by 1, 2, 3 limit ${AT_ONCE}`);
    for (const { person, what, organisation } of rows) {
      await notify({ db: tx, jobs, actorId: null }, person, {
        event: 'payee.missing',
        what,
        ...(organisation !== null && { organisation }),
      });
    }
    return rows.length;
  });
}

const lately = sql`app.now() - make_interval(hours => ${REMIND_AGAIN_HOURS})`;

type Standing = {
  name: string | null;
  is_organisation: boolean;
  people: string[];
  has_pan: boolean;
  has_account: boolean;
  is_lately: boolean;
};

export const remind = api.payees.remind.handler(async ({ context, input: { user_id: person, what } }) => {
  const { rows } = await context.db.execute<Standing>(sql`
    select n.name, n.is_organisation, array(select app.people_of_payee(${person}))::text[] as people,
      exists (select from tax_identities t where t.user_id = ${person}) as has_pan,
      exists (select from payout_accounts a where a.user_id = ${person}) as has_account,
      app.is_reminded_since(${person}, ${what}, ${lately}) as is_lately
    from app.payee_name(${person}) n`);
  const standing = rows[0];
  if (!standing) throw notFound('user.unknown', 'There is no such user');
  if (what === 'pan' ? standing.has_pan : standing.has_account) throw new RuleBroken('payee.nothing-missing');
  if (standing.is_lately) throw new RuleBroken('payee.reminded-lately');
  const organisation = standing.is_organisation ? { organisation: standing.name } : {};
  await act(context, {
    action: 'payees.remind',
    subject: { type: standing.is_organisation ? 'organisation' : 'user', id: person },
    people: standing.people,
    after: { what },
    notices: standing.people.map((to) => ({ to, notice: { event: 'payee.missing', what, ...organisation } })),
  });
  return { reminded: true as const };
});

type Owed = {
  affiliate_id: string;
  person: string | null;
  name: string;
  what: MissingDetail;
  is_lately: boolean;
};

/** Whoever was reminded in the last day is left out. */
export const remindMatching = api.payees.remindMatching.handler(async ({ context, input }) => {
  const { db } = context;
  const { q, after } = input;
  const { leastPayout } = await planInForce(db);
  const { rows } = await db.execute<Owed>(sql`
    select c.affiliate_id, c.user_id as person, c.full_name as name,
        case c.block when 'no-pan' then 'pan' else 'account' end as what,
        app.is_reminded_since(c.user_id, case c.block when 'no-pan' then 'pan' else 'account' end, ${lately}) as is_lately
      from app.payout_candidates(${leastPayout}) c
     where c.block in ('no-pan', 'no-account') and c.user_id is not null
       and ${affiliateMatches(sql`c.affiliate_id`, q)}
       and ${after === null ? sql`true` : sql`c.affiliate_id > ${after}`}
     order by c.affiliate_id limit ${BATCH_SIZE}`);
  const { allowed, left } = partedBy(
    rows,
    ({ is_lately }) => {
      if (is_lately) throw new RuleBroken('payee.reminded-lately');
    },
    ({ name }) => name,
  );
  await actEach(
    context,
    allowed.flatMap(({ person, what }) =>
      person === null
        ? []
        : [
            {
              action: 'payees.remind',
              subject: { type: 'user', id: person },
              people: [person],
              after: { what },
              notices: [{ to: person, notice: { event: 'payee.missing' as const, what } }],
            },
          ],
    ),
  );
  return {
    done: allowed.length,
    refused: refusedOf(left),
    next: rows.length < BATCH_SIZE ? null : (rows.at(-1)?.affiliate_id ?? null),
  };
});
