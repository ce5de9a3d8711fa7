/** Makes an affiliate active as soon as his registration has everything: consent and PAN, whichever comes last. */
import { sql } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import type { Executor } from '../lib/request-context.ts';

/** Of the caller; whether it became complete now. */
export async function completeRegistration(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ code: string | null }>(sql`select app.complete_registration() as code`);
  const code = rows[0]?.code;
  if (!code) return false;
  await audit(db, {
    action: 'affiliates.complete',
    subjectType: 'affiliate',
    subjectId: code,
    before: { status: 'pending' },
    after: { status: 'active' },
  });
  return true;
}
