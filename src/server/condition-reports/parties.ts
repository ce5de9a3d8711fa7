/** Whom a condition report concerns: both sides of the lease with its co-tenants, and the manager of the home. */
import type { ReportEvent, ReportKind } from '../../domain/condition-reports.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { coTenantsOf, type LeaseRow, managerOf, partiesOf } from '../leases/parties.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

/** Whoever of them has an account. */
export async function peopleOf(db: Executor, lease: LeaseRow): Promise<string[]> {
  const all = [...partiesOf(lease, await coTenantsOf(db, lease.id)), await managerOf(db, lease.id)];
  return [...new Set(all.filter((person) => person !== null))];
}

type News = {
  event: ReportEvent;
  kind: ReportKind;
  people: readonly string[];
  /** Who acted, and hears nothing; null: a job. */
  actorId: string | null;
};

export const reportNotices = (lease: LeaseRow, { event, kind, people, actorId }: News): NoticeTo[] =>
  people
    .filter((person) => person !== actorId)
    .map((to) => ({
      to,
      notice: {
        event,
        kind,
        home: lease.homeName,
        path: `/portal/leases/${lease.id}/condition?show=${kind}`,
      },
    }));

type ReportAct = {
  action: 'send' | 'comment' | 'agree';
  report: { id: string; kind: ReportKind };
  event: ReportEvent;
  before?: object | undefined;
  after: object;
};

/** Writes down what was done with a report, and notifies everybody else whom it concerns. */
export async function actOnReport(
  context: HandlerContext,
  lease: LeaseRow,
  { action, report: { id, kind }, event, before, after }: ReportAct,
): Promise<void> {
  const people = await peopleOf(context.db, lease);
  await act(context, {
    action: `conditionReports.${action}`,
    subject: { type: 'condition_report', id },
    people,
    notices: reportNotices(lease, { event, kind, people, actorId: userIdOf(context) }),
    ...(before && { before }),
    after,
  });
}
