/** Takes PAN and bank account of whoever is paid, shows them masked, and opens one for an admin who says why. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import type { NameChecked, Payee } from '../../contract/payees.ts';
import { panRefusals } from '../../db/schema/pan-refusals.ts';
import { payoutAccounts, taxIdentities } from '../../db/schema/payees.ts';
import { epochMs, type Instant } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import {
  type Confirmation,
  checkConfirmation,
  checkConfirmer,
  masked,
  type NameCheckOutcome,
  nameConfirms,
} from '../../domain/payees.ts';
import { completeRegistration } from '../affiliates/enrolment.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { noteLook } from '../lib/data-looks.ts';
import type { BankAnswer, NameCheck, NameQuestion } from '../lib/name-check.ts';
import { textOnlyNumber } from '../lib/only-number.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import type { Sealed } from '../lib/seal.ts';
import { readSettings } from '../lib/settings.ts';
import { userIdOf } from '../lib/signed-in.ts';

const panOf = (owner: string) => ({ column: 'tax_identities.sealed', owner });
const accountOf = (owner: string) => ({ column: 'payout_accounts.sealed', owner });

async function payeeOf(
  { services: { now } }: Pick<HandlerContext, 'services'>,
  db: Executor,
  userId: string,
): Promise<Payee> {
  const [pan] = await db
    .select({ masked: taxIdentities.masked, at: taxIdentities.updatedAt })
    .from(taxIdentities)
    .where(eq(taxIdentities.userId, userId));
  const [refusal] = await db
    .select({ at: panRefusals.refusedAt })
    .from(panRefusals)
    .where(eq(panRefusals.userId, userId));
  const {
    masked: shown,
    ifsc,
    holderName,
    heldUntil,
    confirmedAt,
    confirmedHow,
    updatedAt: at,
  } = payoutAccounts;
  const [account] = await db
    .select({ masked: shown, ifsc, holderName, heldUntil, confirmedAt, confirmedHow, at })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId));
  return {
    pan: pan ? { masked: pan.masked, updated_at: pan.at.toISOString() } : null,
    pan_refused_at: refusal?.at.toISOString() ?? null,
    account: account
      ? {
          masked: account.masked,
          ifsc: account.ifsc,
          holder_name: account.holderName,
          updated_at: account.at.toISOString(),
          held_until: isHeld(account.heldUntil, now()) ? account.heldUntil.toISOString() : null,
          confirmed_at: account.confirmedAt?.toISOString() ?? null,
          confirmed_how: account.confirmedHow,
        }
      : null,
  };
}

const isHeld = (until: Date | null, now: Instant): until is Date => until !== null && +until > epochMs(now);

/** The row of the trail says that something was given or changed, by its last characters only. */
async function recorded(
  context: HandlerContext,
  action: string,
  before: Payee,
  noticesOf: (after: Payee) => NoticeTo[] = () => [],
): Promise<Payee> {
  const { db } = context;
  const userId = userIdOf(context);
  const after = await payeeOf(context, db, userId);
  await act(context, {
    action,
    subject: { type: 'user', id: userId },
    people: [userId],
    notices: noticesOf(after),
    before,
    after,
  });
  return after;
}

const getMine = api.payees.getMine.handler(({ context }) => payeeOf(context, context.db, userIdOf(context)));
const get = api.payees.get.handler(async ({ context, input }) => ({
  ...(await payeeOf(context, context.db, input.user_id)),
  can_check_name: context.services.nameCheck !== null,
}));

const setPan = api.payees.setPan.handler(async ({ context, input: { pan } }) => {
  const { services, transaction } = context;
  const userId = userIdOf(context);
  // Otherwise one could try numbers until one is said to be taken.
  await services.auth.limits.consume('payee.account', userId);
  const { keyId, sealed } = services.seals.seal(pan, panOf(userId));
  const row = { keyId, sealed, masked: masked(pan), fingerprint: services.seals.fingerprint(pan) };
  try {
    return await transaction(async (db) => {
      const before = await payeeOf(context, db, userId);
      await storePan(db, userId, row);
      await completeRegistration(db);
      return recorded({ ...context, db }, 'payees.setPan', before);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'tax_identities_fingerprint_unique') throw error;
    throw new RuleBroken('payee.pan-taken', 'pan');
  }
});

type PanRow = Sealed & { masked: string; fingerprint: Buffer };

/** The sealed bytes may not be read, not even to take them over from the refused row: they are given twice. */
async function storePan(db: Executor, userId: string, row: PanRow): Promise<void> {
  const { keyId, sealed, fingerprint, masked: shown } = row;
  await db.execute(sql`
    insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
    values (${userId}, ${keyId}, ${sealed}, ${fingerprint}, ${shown})
    on conflict (user_id) do update
      set key_id = ${keyId}, sealed = ${sealed}, fingerprint = ${fingerprint}, masked = ${shown}`);
}

/** Kept, and said on papers that ask for it; whoever gives it later takes this back. Throws `payee.pan-given`. */
const refusePan = api.payees.refusePan.handler(async ({ context }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const before = await payeeOf(context, db, userId);
  if (before.pan) throw new RuleBroken('payee.pan-given');
  if (before.pan_refused_at) return before;
  await db.execute(sql`insert into pan_refusals (user_id) values (${userId}) on conflict do nothing`);
  return recorded(context, 'payees.refusePan', before);
});

const setAccount = api.payees.setAccount.handler(async ({ context, input }) => {
  const { services, transaction } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('payee.account', userId);
  const { keyId, sealed } = services.seals.seal(input.account_number, accountOf(userId));
  const shown = masked(input.account_number);
  const { account_hold_hours: hours } = (await readSettings(services)).safeguards;
  return transaction(async (db) => {
    const before = await payeeOf(context, db, userId);
    await db.execute(sql`
      insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name)
      values (${userId}, ${keyId}, ${sealed}, ${shown}, ${input.ifsc}, ${input.holder_name})
      on conflict (user_id) do update set key_id = ${keyId}, sealed = ${sealed}, masked = ${shown},
        ifsc = ${input.ifsc}, holder_name = ${input.holder_name},
        held_until = app.now() + make_interval(hours => ${hours})`);
    await textOnlyNumber({ db, jobs: services.jobs }, userId, {
      template: 'payee-account-set',
      values: { account: shown },
    });
    return recorded({ ...context, db }, 'payees.setAccount', before, ({ account }) => [
      {
        to: userId,
        notice: { event: 'payee.account-set', account: shown, from: account?.held_until ?? null },
      },
    ]);
  });
});

/** The trail is written by the function that hands out the bytes, and committed before they are opened. */
const reveal = api.payees.reveal.handler(async ({ context, input }) => {
  const { user_id: owner, what, reason } = input;
  const { rows } = await context.transaction(async (db) => {
    await noteLook({ ...context, db }, owner, 'payee');
    return db.execute<{ key_id: string; sealed: Buffer }>(
      sql`select key_id, sealed from app.reveal_payee(${owner}, ${what}, ${reason})`,
    );
  });
  const [row] = rows;
  if (!row) throw new ORPCError('NOT_FOUND');
  const place = what === 'pan' ? panOf(owner) : accountOf(owner);
  return { value: context.services.seals.open({ keyId: row.key_id, sealed: row.sealed }, place) };
});

/** The name that payouts go by, which a changed profile does not change. */
async function payeeNameOf(db: Executor, userId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string | null }>(sql`
    select coalesce((select r.full_name from affiliate_registrations r where r.user_id = p.user_id), p.full_name) as name
      from profiles p where p.user_id = ${userId}`);
  return rows[0]?.name ?? '';
}

/** The account that an administrator looked at, with the moment it was given. */
type Looked = { payeeId: string; setAt: string };
type Confirmed = { how: Confirmation; reference: string | null; bankName: string };

/** False when that account is confirmed already, or has changed meanwhile. */
async function storeConfirmation(
  db: Executor,
  { payeeId, setAt }: Looked,
  { how, reference, bankName }: Confirmed,
): Promise<boolean> {
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select app.confirm_account(${payeeId}, ${new Date(setAt).toISOString()}, ${how}, ${reference}, ${bankName}) as done`,
  );
  return rows[0]?.done === true;
}

/** From the trail, where a reference stays when its account is changed, which empties the row. */
async function wasUsed(db: Executor, reference: string): Promise<boolean> {
  const { rows } = await db.execute<{ was: boolean }>(
    sql`select app.bank_reference_was_used(${reference}) as was`,
  );
  return rows[0]?.was === true;
}

const confirmAccount = api.payees.confirmAccount.handler(async ({ context, input }) => {
  const { db } = context;
  const { user_id: payeeId, set_at, reference, bank_name: bankName, is_same_person: isSamePerson } = input;
  const before = await payeeOf(context, db, payeeId);
  if (!before.account) throw new ORPCError('NOT_FOUND');
  checkConfirmation({
    payeeId,
    confirmerId: userIdOf(context),
    payeeName: await payeeNameOf(db, payeeId),
    bankName,
    isSamePerson,
  });
  const confirmation = { how: 'transfer', reference, bankName } as const;
  const isConfirmed = await storeConfirmation(db, { payeeId, setAt: set_at }, confirmation).catch((error) => {
    if (violatedConstraint(error) !== 'payout_accounts_reference') throw error;
    throw new RuleBroken('payee.reference-used', 'reference');
  });
  if (!isConfirmed) throw new RuleBroken('payee.account-not-waiting');
  if (await wasUsed(db, reference)) throw new RuleBroken('payee.reference-used', 'reference');
  const after = await payeeOf(context, db, payeeId);
  await act(context, {
    action: 'payees.confirmAccount',
    subject: { type: 'user', id: payeeId },
    people: [payeeId],
    before,
    after: { ...after, reference, bankName, isSamePerson },
    notices: [{ to: payeeId, notice: { event: 'payee.account-confirmed', account: before.account.masked } }],
  });
  return after;
});

/** Two transactions, between which the bank is asked: neither waits for it. */
const checkName = api.payees.checkName.handler(async ({ context, input }) => {
  const { services, transaction, conclude } = context;
  const { nameCheck: bank } = services;
  if (!bank) throw new RuleBroken('payee.name-check-off');
  await services.auth.limits.consume('payee.name-check', userIdOf(context));
  const looked = { payeeId: input.user_id, setAt: input.set_at };
  const question = await transaction((db) => questionFor({ ...context, db }, looked));
  const answer = await bank.ask(question);
  const { payeeName } = question;
  return conclude((db) => storeAnswer({ ...context, db }, looked, { bank, payeeName, answer }));
});

async function questionFor(context: HandlerContext, { payeeId, setAt }: Looked): Promise<NameQuestion> {
  const { db, services } = context;
  const { account } = await payeeOf(context, db, payeeId);
  if (!account) throw new ORPCError('NOT_FOUND');
  checkConfirmer(payeeId, userIdOf(context));
  const { rows } = await db.execute<{ key_id: string; sealed: Buffer }>(
    sql`select key_id, sealed from app.account_to_check(${payeeId}, ${new Date(setAt).toISOString()})`,
  );
  const [row] = rows;
  if (!row) throw new RuleBroken('payee.account-not-waiting');
  const sealed = { keyId: row.key_id, sealed: row.sealed };
  return {
    accountNumber: services.seals.open(sealed, accountOf(payeeId)),
    ifsc: account.ifsc,
    payeeName: await payeeNameOf(db, payeeId),
  };
}

type Answered = { bank: NameCheck; payeeName: string; answer: BankAnswer };

/** Every answer is audited, also one that changes nothing; only the payee's own name confirms. */
async function storeAnswer(
  context: HandlerContext,
  looked: Looked,
  { bank, payeeName, answer }: Answered,
): Promise<NameChecked> {
  const { db } = context;
  const { payeeId } = looked;
  const before = await payeeOf(context, db, payeeId);
  const bankName = answer.kind === 'name' ? answer.name : null;
  const outcome = await outcomeOf(db, looked, payeeName, answer);
  const after = await payeeOf(context, db, payeeId);
  const account = before.account?.masked ?? '';
  const notice = { event: 'payee.account-confirmed', account } as const;
  await act(context, {
    action: 'payees.checkName',
    subject: { type: 'user', id: payeeId },
    people: [payeeId],
    before,
    after: { ...after, outcome, payeeName, bankName, provider: bank.provider },
    notices: outcome === 'confirmed' ? [{ to: payeeId, notice }] : [],
  });
  return { outcome, payee_name: payeeName, bank_name: bankName };
}

async function outcomeOf(
  db: Executor,
  looked: Looked,
  payeeName: string,
  answer: BankAnswer,
): Promise<NameCheckOutcome> {
  if (answer.kind !== 'name') return answer.kind;
  const outcome = nameConfirms(payeeName, answer.name);
  if (outcome !== 'confirmed') return outcome;
  const confirmation = { how: 'name-check', reference: null, bankName: answer.name } as const;
  return (await storeConfirmation(db, looked, confirmation)) ? outcome : 'account-changed';
}

export const payees = { getMine, setPan, refusePan, setAccount, get, reveal, confirmAccount, checkName };
