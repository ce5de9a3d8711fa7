/** Codes by which people sign a lease: each is sent to their own address or number, and good for one document and one person. */
import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { profiles } from '../../db/schema/identity.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { canMoveLease } from '../../domain/leases.ts';
import { type SentProof, sentProofs } from '../../domain/step-up.ts';
import { CODE_MINUTES } from '../lib/auth/proof-codes.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n, inLanguage } from '../lib/i18n.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import { letterIn, type Mailer, type MailText, onceWithin } from '../lib/mail-text.ts';
import { api } from '../lib/procedures.ts';
import { languageOfPerson, writtenIn } from '../lib/reader-language.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { currentDocument } from './documents.ts';
import { refuseTaken } from './once-agreed.ts';
import { type Acting, actingOn, type LeaseRow } from './parties.ts';
import { seenLease } from './seen-lease.ts';

/** A code to sign a lease; its `id` keeps a repeated job from mailing twice. */
export const leaseCodeJob = {
  name: 'mail-lease-code',
  data: z.object({
    id: z.uuid(),
    email: z.email(),
    code: z.string(),
    home: z.string(),
    language: z.enum(languages),
  }),
  // A code that arrives after it ended helps nobody.
  queue: { retryLimit: 3, retryDelay: 5, deleteAfterSeconds: 3600 },
} satisfies JobKind<object>;

export const leaseCodeHandlers = ({
  database,
  mailer,
}: {
  database: Database;
  mailer: Mailer;
}): JobHandler[] => [
  handles(leaseCodeJob, async ({ id, email, code, home, language }) => {
    await knowHomeNames(database, language);
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      // Letters of this name keep no code.
      kind: 'sign-in.lease',
      text: leaseCodeText({ code, home }, language),
      secret: true,
    });
  }),
];

export const leaseCodeText = ({ code, home }: { code: string; home: string }, language: Language): MailText =>
  letterIn(language, () => ({
    subject: i18n._('Your code to sign the rental agreement: {home}', { home: homeInWords(home) }),
    paragraphs: [
      i18n._(
        'Enter this code on the page of the lease. It is your signature on the rental agreement of {home}.',
        { home: homeInWords(home) },
      ),
      ...onceWithin(CODE_MINUTES),
    ],
    code,
    why: i18n._('You get this email because you asked to sign a lease on Kiraya.'),
  }));

/** What the code is good for: those who rent sign a sealed document, the landlord the terms as they are now. */
async function signedBy(db: Executor, lease: LeaseRow, acting: Acting | null): Promise<string> {
  if (!acting) throw new ORPCError('FORBIDDEN');
  const action = acting.actor === 'landlord' ? 'propose' : 'accept';
  if (action === 'accept') await refuseTaken(db, lease);
  if (!canMoveLease(lease.state, action, acting.actor)) throw new RuleBroken('lease.transition-not-allowed');
  if (action === 'propose') return `terms ${lease.version}`;
  return (await currentDocument(db, lease))?.sha256 ?? '';
}

const purposeOf = (userId: string, leaseId: string, what: string, by: SentProof) =>
  `lease ${leaseId} ${what} ${by} ${userId}`;

type Ways = { email: string | null; phone: string | null };

/** Where codes for this person may go: what they confirmed to be theirs. */
async function waysOf(context: HandlerContext): Promise<Ways> {
  const [own] = await context.db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, userIdOf(context)));
  return {
    email: own?.emailVerified ? own.email : null,
    phone: own?.phoneVerified && context.services.messenger ? own.phone : null,
  };
}

/** 'asha@example.com' is 'a•••@example.com', '+919876543210' is '•••• 3210'. */
const maskedReach = (reach: string) =>
  reach.includes('@') ? reach.replace(/^(.)[^@]*/u, '$1•••') : `•••• ${reach.slice(-4)}`;

export const code = api.leases.code.handler(async ({ context, input: { id, by } }) => {
  const { services } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('lease-code.account', userId);
  const { what, to, language, home } = await context.transaction(async (db) => {
    const own = { ...context, db };
    const lease = await seenLease(db, id);
    const ways = await waysOf(own);
    return {
      what: await signedBy(db, lease, await actingOn(own, lease)),
      to: by === 'emailed-code' ? ways.email : ways.phone,
      language: writtenIn(await languageOfPerson(db, userId)),
      home: lease.homeName,
    };
  });
  if (to === null) throw new RuleBroken('lease.no-way-to-prove', 'by');
  const sent = await services.auth.codes.make(purposeOf(userId, id, what, by));
  if (by === 'emailed-code') {
    await services.jobs.enqueue(leaseCodeJob, { id: randomUUID(), email: to, code: sent, home, language });
  } else {
    await knowHomeNames(services.database, language);
    await services.messenger?.send({
      to,
      template: 'lease-code',
      values: {
        code: sent,
        home: inLanguage(language, () => homeInWords(home)),
        minutes: String(CODE_MINUTES),
      },
      language,
      address: context.address,
      userId,
    });
  }
  return { sent_to: maskedReach(to), minutes: CODE_MINUTES };
});

export type Proved = { how: SentProof; sentTo: string | null };

/**
 * Uses the code up. Before it the caller has looked whether the signature will be taken. Throws `lease.code-wrong` at `code`.
 */
export async function takeCode(
  context: HandlerContext,
  { leaseId, what, given }: { leaseId: string; what: string; given: string },
): Promise<Proved> {
  const userId = userIdOf(context);
  const { limits, codes } = context.services.auth;
  // Wrong ones only, as at sign-in.
  await limits.consume('code-check.day', `lease ${userId}`);
  for (const how of sentProofs) {
    if (!(await codes.take(purposeOf(userId, leaseId, what, how), given))) continue;
    await limits.refund('code-check.day', `lease ${userId}`);
    const ways = await context.transaction((db) => waysOf({ ...context, db }));
    const to = how === 'emailed-code' ? ways.email : ways.phone;
    return { how, sentTo: to && maskedReach(to) };
  }
  throw new RuleBroken('lease.code-wrong', 'code');
}
