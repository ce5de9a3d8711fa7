/** Writes down what happened to a lead: the timeline, an e-mail to both sides, the audit trail. */
import { leadPath, tabOf } from '../../contract/choices.ts';
import { leadEvents } from '../../db/schema/leads.ts';
import type { ApplicationEvent } from '../../domain/applications.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import type { VisitEvent } from '../../domain/visits.ts';
import { act, type EventTo, type NoticeTo } from '../audit/act.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { Notice } from '../notifications/notify.ts';

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
  await act(context, {
    action: happened.procedure,
    subject: { type: kind, id: lead.id },
    people: [lead.userId, lead.listerId],
    notices: noticesOf(happened, userIdOf(context)),
    events: webhookEvents(lead, { kind, event, actorId: userIdOf(context) }),
    before: happened.before,
    after: happened.after,
  });
}

const sides = ['seeker', 'lister'] as const;
const personOn = (side: (typeof sides)[number], { userId, listerId }: Lead) =>
  side === 'seeker' ? userId : listerId;

const noticesOf = (happened: Happened, actorId: string): NoticeTo[] =>
  sides.map((side) => {
    const to = personOn(side, happened.lead);
    const path = leadPath(tabOf(happened.kind, side), happened.lead.id, happened.isEnded);
    return { to, notice: noticeOf(happened, path, to === actorId) };
  });

type LeadNews = { kind: 'visit' | 'application'; event: string; actorId: string | null };

/** Both sides' programs hear of each step of a visit or an application. */
export const webhookEvents = (lead: Lead, { kind, event, actorId }: LeadNews): EventTo[] =>
  sides.map((side) => {
    const to = personOn(side, lead);
    const facts = { event, status: lead.status, side, by_you: to === actorId };
    return { to, kind: `lead.${kind}`, subjectId: lead.id, facts };
  });

function noticeOf(happened: Happened, path: string, byYou: boolean): Notice {
  const { home, isAccepted } = happened;
  const note = contactsAsSeen(happened.note, isAccepted || byYou);
  const told = { home, path, byYou, ...(note ? { note } : {}) };
  return happened.kind === 'visit'
    ? { event: happened.event, ...told, slot: happened.start }
    : { event: happened.event, ...told };
}
