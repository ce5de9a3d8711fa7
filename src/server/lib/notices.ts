/** Everything a person may be told of, with what the message needs to say it. */
import { z } from 'zod';

// Written by other people and mailed: bounded, and never more than text.
const home = z.string().min(1).max(200);
const note = z.string().max(1000).optional();
const path = z.string().startsWith('/').max(300);
const slot = z.iso.datetime({ offset: true });

export const notice = z.discriminatedUnion('event', [
  z.object({ event: z.literal('account.welcome') }),
  z.object({ event: z.literal('visit.requested'), home, slot, note, path }),
  z.object({ event: z.literal('visit.accepted'), home, slot, note, path }),
  z.object({ event: z.literal('visit.proposed'), home, slot, note, path }),
  z.object({ event: z.literal('visit.declined'), home, slot, note, path }),
  z.object({ event: z.literal('visit.cancelled'), home, slot, note, path }),
  z.object({ event: z.literal('application.received'), home, note, path }),
  z.object({ event: z.literal('application.withdrawn'), home, note, path }),
  z.object({ event: z.literal('application.approved'), home, note, path }),
  z.object({ event: z.literal('application.rejected'), home, note, path }),
]);

export type Notice = z.infer<typeof notice>;
