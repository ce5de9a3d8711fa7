/** Writes down what happened to a lead: the timeline, an e-mail to both sides, the audit trail. */
import { leadPath, tabOf } from '../../contract/choices.ts';
import { audit } from '../../db/audit.ts';
import { leadEvents } from '../../db/schema/leads.ts';
import type { ApplicationEvent } from '../../domain/applications.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import type { VisitEvent } from '../../domain/visits.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { Notice } from '../notifications/notify.ts';
import { notify } from '../notifications/notify.ts';

type Lead = { id: string; userId: string; listerId: string; status: string };

type Happened = {
  lead: Lead;
  isEnded: boolean;
  /** The two sides may reach each other from now on. */
  isAccepted: boolean;
  note: string | null;
  home: string;
  /** The procedure, as the audit trail names it. */
  procedure: string;
  before?: object;
  after: object;
} & (
  | { kind: 'visit'; event: VisitEvent; details: { scheduled_date: string; slot: string }; start: string }
  | { kind: 'application'; event: ApplicationEvent; details?: undefined; start?: undefined }
);

/** Call it last: the audit trail makes writers queue until the transaction ends. */
export async function recordLeadEvent(context: HandlerContext, happened: Happened): Promise<void> {
  const { db } = context;
  const { lead, kind, event, note, details = null } = happened;
  await db.insert(leadEvents).values({
    [kind === 'visit' ? 'visitId' : 'applicationId']: lead.id,
    actorId: userIdOf(context),
    action: event,
    status: lead.status,
    note,
    details,
  });
  await tellBoth(context, happened);
  await audit(db, {
    action: happened.procedure,
    subjectType: kind,
    subjectId: lead.id,
    before: happened.before,
    after: happened.after,
  });
}

async function tellBoth(context: HandlerContext, happened: Happened): Promise<void> {
  const { db, services } = context;
  const { lead } = happened;
  const actorId = userIdOf(context);
  for (const side of ['seeker', 'lister'] as const) {
    const person = side === 'seeker' ? lead.userId : lead.listerId;
    const path = leadPath(tabOf(happened.kind, side), lead.id, happened.isEnded);
    await notify({ db, jobs: services.jobs, actorId }, person, noticeOf(happened, path, person === actorId));
  }
}

function noticeOf(happened: Happened, path: string, byYou: boolean): Notice {
  const { home, isAccepted } = happened;
  const note = contactsAsSeen(happened.note, isAccepted || byYou);
  const told = { home, path, byYou, ...(note ? { note } : {}) };
  return happened.kind === 'visit'
    ? { event: happened.event, ...told, slot: happened.start }
    : { event: happened.event, ...told };
}
