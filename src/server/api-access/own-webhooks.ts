/** Which webhooks a caller may see and change. */
import { and, eq, or, type SQL } from 'drizzle-orm';
import { webhooks } from '../../db/schema/webhooks.ts';
import type { RequestContext } from '../lib/request-context.ts';

export type Asking = Pick<RequestContext, 'subject'>;

/** One's own; to a program those that it set up, so that it turns no other's messages to itself. */
export function ownWebhooks({ subject }: Asking): SQL | undefined {
  const { userId = '', token } = subject ?? {};
  const made = token && or(eq(webhooks.tokenId, token.id), eq(webhooks.programId, token.id));
  return and(eq(webhooks.userId, userId), made);
}
