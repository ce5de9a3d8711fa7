/** Writes down what happened to a lead: the timeline, an e-mail to both sides, the audit trail. */
import { leadPath, tabOf } from '../../contract/choices.ts';
import { leadEvents } from '../../db/schema/leads.ts';
import type { ApplicationEvent } from '../../domain/applications.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import type { VisitEvent } from '../../domain/visits.ts';
import { act, type EventTo, type NoticeTo } from '../audit/act.ts';
import { answererOf } from '../lib/organisation-homes.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { Notice } from '../notifications/notify.ts';

type Lead = { id: string; propertyId: string; userId: string; listerId: string; status: string };

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
  | {
      kind: 'visit';
      event: VisitEvent;
      details: { scheduled_date: string; slot: string };
      start: string;
      changes: number;
      earlier?: string;
    }
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
    notices: await noticesOf(db, happened, userIdOf(context)),
    events: webhookEvents(lead, { kind, event, actorId: userIdOf(context) }),
    before: happened.before,
    after: happened.after,
  });
}

const sides = ['seeker', 'lister'] as const;
const personOn = (side: (typeof sides)[number], { userId, listerId }: Lead) =>
  side === 'seeker' ? userId : listerId;

/** On the lister's side it is told to whoever was given the lead; what one of an organisation did, its others see in their list. */
async function noticesOf(db: Executor, happened: Happened, actorId: string): Promise<NoticeTo[]> {
  const { lead } = happened;
  const receivers = { seeker: lead.userId, lister: await answererOf(db, lead) };
  const isByOffice = actorId !== lead.userId;
  return sides.flatMap((side) => {
    const to = receivers[side];
    if (side === 'lister' && isByOffice && to !== actorId) return [];
    const path = leadPath(tabOf(happened.kind, side), happened.lead.id, happened.isEnded);
    return [{ to, notice: noticeOf(happened, path, to === actorId) }];
  });
}

type LeadNews = { kind: 'visit' | 'application'; event: string; actorId: string | null };

/** Both sides' programs hear of each step of a visit or an application. */
export const webhookEvents = (lead: Lead, { kind, event, actorId }: LeadNews): EventTo[] =>
  sides.map((side) => {
    const to = personOn(side, lead);
    const isBySide = actorId !== null && (actorId === lead.userId) === (side === 'seeker');
    const facts = { event, status: lead.status, side, by_you: isBySide };
    return { to, kind: `lead.${kind}`, subjectId: lead.id, facts };
  });

function noticeOf(happened: Happened, path: string, byYou: boolean): Notice {
  const { home, isAccepted } = happened;
  const note = contactsAsSeen(happened.note, isAccepted || byYou);
  const facts = { home, path, byYou, ...(note ? { note } : {}) };
  return happened.kind === 'visit'
    ? {
        event: happened.event,
        ...facts,
        slot: happened.start,
        visit: { id: happened.lead.id, changes: happened.changes },
        ...(happened.earlier ? { earlier: happened.earlier } : {}),
      }
    : { event: happened.event, ...facts };
}
