/** Answers the work inbox: what of every feature waits for the reader. */
import { byUrgency, inboxOf, isLate, lateAmount } from '../../domain/inbox.ts';
import { api } from '../lib/procedures.ts';

const list = api.inbox.list.handler(async ({ context: { db, actor, services } }) => {
  const now = services.now();
  const found = await services.findWaiting(db, new Set(inboxOf(actor)));
  return {
    items: byUrgency(found, now).map((waiting) => ({
      kind: waiting.kind,
      count: waiting.count,
      oldest_at: waiting.oldest && new Date(waiting.oldest).toISOString(),
      amount: waiting.amount ?? null,
      late_amount: lateAmount(waiting, now),
      is_late: isLate(waiting, now),
    })),
  };
});

export const inbox = { list };
