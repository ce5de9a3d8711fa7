/** Whether whoever lists a home is known to us, as far as it concerns the requests they get. */
import { sql } from 'drizzle-orm';
import {
  checkListerVerified,
  type ListerStanding,
  verificationNews,
} from '../../domain/lister-verification.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';

type Lead = { listerId: string; createdAt: Date };

async function standingOf(db: Executor, { listerId, createdAt }: Lead): Promise<ListerStanding> {
  const { rows } = await db.execute<ListerStanding>(sql`
    select leads as people, is_known as "isKnown" from app.lister_standing(${listerId}, ${createdAt.toISOString()})`);
  return rows[0] ?? { people: 0, isKnown: true };
}

/** What a lister says yes with; to decline or to cancel nobody has to be verified. */
const yes: readonly string[] = ['accept', 'propose', 'reschedule', 'review', 'approve'];

/** Throws `lead.lister-not-verified` where a request waits until its lister is verified. */
export async function checkMayAnswer({ db }: HandlerContext, lead: Lead, action: string): Promise<void> {
  if (yes.includes(action)) checkListerVerified(await standingOf(db, lead));
}

/** Asks the lister to be verified, before requests begin to wait and as they do. */
export async function askToVerify(context: HandlerContext, lead: Lead): Promise<void> {
  const { db, services } = context;
  const standing = await standingOf(db, lead);
  // Most are, and need not be counted a second time.
  if (standing.isKnown) return;
  const before = await standingOf(db, { ...lead, createdAt: new Date(lead.createdAt.getTime() - 1) });
  const news = verificationNews(standing, before.people);
  if (!news) return;
  await notify({ db, jobs: services.jobs, actorId: userIdOf(context) }, lead.listerId, {
    event: news === 'asked' ? 'lead.verify-asked' : 'lead.verify-waits',
    path: '/verification',
  });
}
