/** Refuses an approval by whoever drafted it, and by whom the drafter gave the role lately, or who gave it to the drafter. */
import { type SQL, sql } from 'drizzle-orm';
import { RuleBroken } from '../../domain/errors.ts';
import {
  approvalOf,
  type FourEyesAct,
  fourEyesActs,
  GRANT_BINDS_DAYS,
  type OwnApproval,
  rolesOfTwo,
  type StaffGrant,
  secondPersonFor,
} from '../../domain/four-eyes.ts';
import { audienceOf } from '../../domain/permissions.ts';
import type { Role } from '../../domain/roles.ts';
import type { Executor, Services } from './request-context.ts';
import { readSettings } from './settings.ts';

type Approving = {
  act: FourEyesAct;
  /** Null: their account was erased since. */
  drafter: string | null;
  approver: string;
};

/** What an approval says of itself in the audit trail. */
export type Approved = { single_operator?: string };

/**
 * Throws the act's own rule where drafter and approver are one, `approval.not-alone` with who has to approve instead, or `approval.not-a-second-person` with who granted whom and
 * until when. Answers why a lone administrator may, where one did. A demo has only one.
 */
export async function requireSecondPerson(
  db: Executor,
  { act, drafter, approver }: Approving,
  { config, now, settings }: Pick<Services, 'config' | 'now' | 'settings'>,
): Promise<Approved> {
  if (config.demo || drafter === null) return {};
  const { single_operator_reason: singleOperator } = (await readSettings({ settings })).safeguards;
  const [grants, approvers] = [await grantsOfLate(db), await approversOfLate(db, act)];
  const approval = approvalOf({ drafter, approver, approvers, grants, singleOperator }, now());
  if ('by' in approval) return approval.by === 'two-people' ? {} : { single_operator: approval.reason };
  if (approval.refused === 'own') throw new RuleBroken(fourEyesActs[act]);
  if (approval.refused === 'not-alone') {
    throw new RuleBroken('approval.not-alone', undefined, { other: await nameOf(db, approval.other) });
  }
  const { grant, until } = approval.binding;
  const [granter, grantee] = [await nameOf(db, grant.by), await nameOf(db, grant.to)];
  throw new RuleBroken('approval.not-a-second-person', undefined, { granter, grantee, on: grant.at, until });
}

/** Whether nobody else could approve what this person drafts. */
export async function isAlone(
  db: Executor,
  { act, person }: { act: FourEyesAct; person: string },
  { now }: Pick<Services, 'now'>,
): Promise<boolean> {
  const [grants, approvers] = [await grantsOfLate(db), await approversOfLate(db, act)];
  return secondPersonFor(person, approvers, grants, now()) === undefined;
}

/** Why this person may approve what they drafted themselves: nobody else counts as a second person; null: somebody else has to. */
export async function ownApprovalOf(
  db: Executor,
  { act, person }: { act: FourEyesAct; person: string },
  services: Pick<Services, 'config' | 'now' | 'settings'>,
): Promise<OwnApproval | null> {
  if (services.config.demo) return 'demo';
  const { single_operator_reason: reason } = (await readSettings(services)).safeguards;
  return reason !== null && (await isAlone(db, { act, person }, services)) ? 'single-operator' : null;
}

const sinceThen = sql`app.first_audit_row_since(app.now() - make_interval(days => ${GRANT_BINDS_DAYS}))`;

/**
 * From the trail, where a grant stays whatever becomes of the role: by whoever approved it, and by whoever asked for it. Grants on
 * the server itself name nobody and bind nobody.
 */
async function grantsOfLate(db: Executor): Promise<StaffGrant[]> {
  const { rows } = await db.execute<{ by: string; to: string; at: string }>(sql`
    select giver.id as by, a.subject_id as to,
        to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from audit_log a cross join lateral (values (a.actor_id::text), (a.after ->> 'requested_by')) as giver (id)
     where a.action = 'roles.assign' and giver.id is not null and a.id >= ${sinceThen}
       and ${gained(sql`a.before`, sql`a.after`, rolesOfTwo)}`);
  return rows;
}

/** Whoever may approve this act, and whoever could until lately. */
async function approversOfLate(db: Executor, act: FourEyesAct): Promise<string[]> {
  const audience = audienceOf(act);
  const approving: readonly Role[] = typeof audience === 'string' ? [] : audience;
  const { rows } = await db.execute<{ id: string }>(sql`
    select user_id::text as id from user_roles where role in ${approving}
    union
    select a.subject_id from audit_log a
     where a.action = 'roles.remove' and a.id >= ${sinceThen} and ${gained(sql`a.after`, sql`a.before`, approving)}
    order by id`);
  return rows.map(({ id }) => id);
}

/** Whether one of these roles stands in what a row of the trail says of later, and not in what it says of earlier. */
const gained = (earlier: SQL, later: SQL, which: readonly Role[]) => sql`exists (
    select from jsonb_array_elements_text(${later} -> 'roles') as held (role)
     where held.role in ${which} and not coalesce(${earlier} -> 'roles' ? held.role, false))`;

async function nameOf(db: Executor, userId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select app.person_name(full_name, email) as name from profiles where user_id = ${userId}`,
  );
  return rows[0]?.name ?? userId;
}
