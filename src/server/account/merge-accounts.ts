/** Brings a second account of one person into the one they keep. Both are proved by then: src/server/lib/auth/account-merge.ts. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { checkMergeable, type MergeFacts } from '../../domain/merge-accounts.ts';
import { act } from '../audit/act.ts';
import type { SignInText } from '../lib/auth/sign-in-library.ts';
import type { Jobs } from '../lib/jobs.ts';
import { languageOfPerson } from '../lib/reader-language.ts';
import { oldAddressMailJob } from './account-mail.ts';
import { maskedAddress, maskedNumber } from './masked.ts';

type Parts = { database: Database; jobs: Jobs; sendText: (text: SignInText) => Promise<void> };
/** What an account signs in with. */
type WaysIn = { email: string | null; phone: string | null };

/**
 * Everything of `from` belongs to `into` afterwards, and nobody signs in to `from` again: its sessions, passkeys, tokens and webhooks
 * are gone. Its address
 * or number comes along where `into` has none of the kind; one that does not is told where its account went. Throws RuleBroken
 * (merge.*) where it may not be done: then nothing is.
 */
export async function mergeAccounts(
  { database, jobs, sendText }: Parts,
  from: string,
  into: string,
): Promise<void> {
  const numberLeft = await database.asWorker(async (db) => {
    checkMergeable(await factsOf(db, from, into));
    const [gone, language] = [await waysInOf(db, from), await languageOfPerson(db, from)];
    await db.execute(sql`select app.merge_accounts(${from}, ${into})`);
    const kept = await waysInOf(db, into);
    const signsInBy = kept.email ? maskedAddress(kept.email) : maskedNumber(kept.phone ?? '');
    await act(
      { db, jobs, actorId: into },
      {
        action: 'account.merged',
        subject: { type: 'user', id: into },
        people: [from, into],
        notices: [{ to: into, notice: { event: 'account.merged', from: maskedWayIn(gone) } }],
        before: { account: from, ...masked(gone) },
        after: { account: into, ...masked(kept) },
      },
    );
    if (gone.email && gone.email !== kept.email) {
      await jobs.enqueue(
        oldAddressMailJob,
        { id: randomUUID(), email: gone.email, to: signsInBy, language },
        db,
      );
    }
    return gone.phone && gone.phone !== kept.phone ? { phone: gone.phone, to: signsInBy, language } : null;
  });
  if (numberLeft) await sendText({ kind: 'changed', ...numberLeft });
}

async function factsOf(db: Transaction, from: string, into: string): Promise<MergeFacts> {
  const { rows } = await db.execute<MergeFacts & Record<string, boolean>>(sql`
    select has_second_factor as "hasSecondFactor", has_office_role as "hasOfficeRole", is_partner as "isPartner",
      has_money as "hasMoney", is_leaving as "isLeaving", are_two_sides as "areTwoSides"
      from app.merge_facts(${from}, ${into})`);
  const [facts] = rows;
  if (!facts) throw new Error('There is no such account to bring into another');
  return facts;
}

async function waysInOf(db: Transaction, userId: string): Promise<WaysIn> {
  const { rows } = await db.execute<WaysIn>(sql`
    select case when email_verified then email end as email, case when phone_verified then phone end as phone
      from profiles where user_id = ${userId}`);
  return rows[0] ?? { email: null, phone: null };
}

const masked = ({ email, phone }: WaysIn) => ({
  email: email && maskedAddress(email),
  phone: phone && maskedNumber(phone),
});

const maskedWayIn = (ways: WaysIn): string => {
  const { email, phone } = masked(ways);
  return email ?? phone ?? '';
};
