/** Takes PAN and bank account of whoever is paid, a person or an organisation, shows them masked, and opens one for an admin who says why. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import type { NameChecked, Payee } from '../../contract/payees.ts';
import { panRefusals } from '../../db/schema/pan-refusals.ts';
import { payoutAccounts, taxIdentities } from '../../db/schema/payees.ts';
import { epochMs, type Instant } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { type MemberRole, type OrganisationWork, roleMay } from '../../domain/organisations.ts';
import {
  type Confirmation,
  checkConfirmation,
  checkConfirmer,
  checkPanOfGstin,
  masked,
  type NameCheckOutcome,
  nameConfirms,
  type PanHolder,
  panHolder,
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
import { requireFreshProof } from '../lib/step-up.ts';

const panOf = (owner: string) => ({ column: 'tax_identities.sealed', owner });
const accountOf = (owner: string) => ({ column: 'payout_accounts.sealed', owner });

async function payeeOf(
  { services: { now } }: Pick<HandlerContext, 'services'>,
  db: Executor,
  userId: string,
): Promise<Payee> {
  const [pan] = await db
    .select({ masked: taxIdentities.masked, holder: taxIdentities.holder, at: taxIdentities.updatedAt })
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
  const returned = sql<string | null>`(select p.failure from payouts p
    where p.holds_account and coalesce(p.organisation_id, p.user_id) = ${userId} order by p.number desc limit 1)`;
  const [account] = await db
    .select({ masked: shown, ifsc, holderName, heldUntil, confirmedAt, confirmedHow, returned, at })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId));
  return {
    pan: pan ? { masked: pan.masked, holder: pan.holder, updated_at: pan.at.toISOString() } : null,
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
          returned: account.returned,
        }
      : null,
  };
}

const isHeld = (until: Date | null, now: Instant): until is Date => until !== null && +until > epochMs(now);

/** Who is paid: the caller, or an organisation that they answer for, with whoever is told of it. */
type Own = { id: string; organisation: { name: string; gstin: string | null } | null; people: string[] };

/** NOT_FOUND for organisations of others; FORBIDDEN where the caller's role does not do such work. */
async function ownPayee(context: HandlerContext, asked: string | null, work: OrganisationWork): Promise<Own> {
  const userId = userIdOf(context);
  if (asked === null) return { id: userId, organisation: null, people: [userId] };
  const { rows } = await context.db.execute<{
    name: string;
    gstin: string | null;
    role: MemberRole;
    people: string[];
  }>(sql`
    select o.legal_name as name, o.gstin, m.role, array(select app.people_of_payee(o.id))::text[] as people
      from organisations o join organisation_members m on m.organisation_id = o.id and m.user_id = ${userId} where o.id = ${asked}`);
  const [found] = rows;
  if (!found) throw new ORPCError('NOT_FOUND');
  if (!roleMay(found.role, work)) throw new ORPCError('FORBIDDEN');
  return { id: asked, organisation: { name: found.name, gstin: found.gstin }, people: found.people };
}

const subjectOf = (payeeId: string, { organisation }: { organisation: unknown }) => ({
  type: organisation === null ? 'user' : 'organisation',
  id: payeeId,
});

/** The row of the trail says that something was given or changed, by its last characters only. */
async function recorded(
  context: HandlerContext,
  action: string,
  own: Own,
  before: Payee,
  noticesOf: (after: Payee) => NoticeTo[] = () => [],
): Promise<Payee> {
  const after = await payeeOf(context, context.db, own.id);
  await act(context, {
    action,
    subject: subjectOf(own.id, own),
    people: own.people,
    notices: noticesOf(after),
    before,
    after,
  });
  return after;
}

const getMine = api.payees.getMine.handler(async ({ context, input }) => {
  const { id } = await ownPayee(context, input?.organisation_id ?? null, 'money');
  return payeeOf(context, context.db, id);
});
const get = api.payees.get.handler(async ({ context, input }) => ({
  ...(await payeeOf(context, context.db, input.user_id)),
  can_check_name: context.services.nameCheck !== null,
}));

const setPan = api.payees.setPan.handler(async ({ context, input: { pan, organisation_id: asked } }) => {
  const { services, transaction } = context;
  // Otherwise one could try numbers until one is said to be taken.
  await services.auth.limits.consume('payee.account', userIdOf(context));
  const fingerprint = services.seals.fingerprint(pan);
  try {
    return await transaction(async (db) => {
      // Tax of all that an organisation earns is credited to it: as much a theft as its account.
      if (asked !== null) await requireFreshProof(context, 'payees.setAccount', db);
      const own = await ownPayee({ ...context, db }, asked, 'members');
      checkPanOfGstin(pan, own.organisation?.gstin ?? null);
      const { keyId, sealed } = services.seals.seal(pan, panOf(own.id));
      const row = { keyId, sealed, masked: masked(pan), holder: panHolder(pan), fingerprint };
      const before = await payeeOf(context, db, own.id);
      await storePan(db, own.id, row);
      if (asked === null) await completeRegistration(db);
      return recorded({ ...context, db }, 'payees.setPan', own, before);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'tax_identities_fingerprint_unique') throw error;
    throw new RuleBroken('payee.pan-taken', 'pan');
  }
});

type PanRow = Sealed & { masked: string; holder: PanHolder | null; fingerprint: Buffer };

/** The sealed bytes may not be read, not even to take them over from the refused row: they are given twice. */
async function storePan(db: Executor, payeeId: string, row: PanRow): Promise<void> {
  const { keyId, sealed, fingerprint, holder, masked: shown } = row;
  await db.execute(sql`
    insert into tax_identities (user_id, key_id, sealed, fingerprint, masked, holder)
    values (${payeeId}, ${keyId}, ${sealed}, ${fingerprint}, ${shown}, ${holder})
    on conflict (user_id) do update
      set key_id = ${keyId}, sealed = ${sealed}, fingerprint = ${fingerprint}, masked = ${shown}, holder = ${holder}`);
}

/** Kept, and said on papers that ask for it; whoever gives it later takes this back. Throws `payee.pan-given`. */
const refusePan = api.payees.refusePan.handler(async ({ context }) => {
  const { db } = context;
  const own = await ownPayee(context, null, 'members');
  const before = await payeeOf(context, db, own.id);
  if (before.pan) throw new RuleBroken('payee.pan-given');
  if (before.pan_refused_at) return before;
  await db.execute(sql`insert into pan_refusals (user_id) values (${own.id}) on conflict do nothing`);
  return recorded(context, 'payees.refusePan', own, before);
});

const setAccount = api.payees.setAccount.handler(async ({ context, input }) => {
  const { services, transaction } = context;
  await services.auth.limits.consume('payee.account', userIdOf(context));
  const shown = masked(input.account_number);
  const { account_hold_hours: hours } = (await readSettings(services)).safeguards;
  return transaction(async (db) => {
    const own = await ownPayee({ ...context, db }, input.organisation_id, 'members');
    const { keyId, sealed } = services.seals.seal(input.account_number, accountOf(own.id));
    const before = await payeeOf(context, db, own.id);
    await db.execute(sql`
      insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name)
      values (${own.id}, ${keyId}, ${sealed}, ${shown}, ${input.ifsc}, ${input.holder_name})
      on conflict (user_id) do update set key_id = ${keyId}, sealed = ${sealed}, masked = ${shown},
        ifsc = ${input.ifsc}, holder_name = ${input.holder_name},
        held_until = app.now() + make_interval(hours => ${hours})`);
    for (const person of own.people) {
      await textOnlyNumber({ db, jobs: services.jobs }, person, {
        template: 'payee-account-set',
        values: { account: shown },
      });
    }
    return recorded({ ...context, db }, 'payees.setAccount', own, before, ({ account }) =>
      own.people.map((to) => ({
        to,
        notice: {
          event: 'payee.account-set',
          account: shown,
          from: account?.held_until ?? null,
          ...(own.organisation && { organisation: own.organisation.name }),
        },
      })),
    );
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

/** As administrators see one: its name, which a changed profile does not change, and who is told of it. NOT_FOUND for nobody's id. */
async function payeeFacts(db: Executor, payeeId: string) {
  type Facts = { name: string | null; is_organisation: boolean; people: string[]; is_own: boolean };
  const { rows } = await db.execute<Facts>(sql`
    select n.name, n.is_organisation, array(select app.people_of_payee(${payeeId}))::text[] as people,
        app.is_own_payee(${payeeId}) as is_own
      from app.payee_name(${payeeId}) n`);
  const [found] = rows;
  if (!found) throw new ORPCError('NOT_FOUND');
  const { name, is_organisation: isOrganisation, people, is_own: isOwn } = found;
  return { name: name ?? '', organisation: isOrganisation ? name : null, people, isOwn };
}
type Facts = Awaited<ReturnType<typeof payeeFacts>>;

const confirmedNotices = ({ people, organisation }: Facts, account: string): NoticeTo[] =>
  people.map((to) => ({
    to,
    notice: { event: 'payee.account-confirmed', account, ...(organisation !== null && { organisation }) },
  }));

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
  const facts = await payeeFacts(db, payeeId);
  checkConfirmation({ isOwn: facts.isOwn, payeeName: facts.name, bankName, isSamePerson });
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
    subject: subjectOf(payeeId, facts),
    people: facts.people,
    before,
    after: { ...after, reference, bankName, isSamePerson },
    notices: confirmedNotices(facts, before.account.masked),
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
  const { isOwn, name } = await payeeFacts(db, payeeId);
  checkConfirmer(isOwn);
  const { rows } = await db.execute<{ key_id: string; sealed: Buffer }>(
    sql`select key_id, sealed from app.account_to_check(${payeeId}, ${new Date(setAt).toISOString()})`,
  );
  const [row] = rows;
  if (!row) throw new RuleBroken('payee.account-not-waiting');
  const sealed = { keyId: row.key_id, sealed: row.sealed };
  return {
    accountNumber: services.seals.open(sealed, accountOf(payeeId)),
    ifsc: account.ifsc,
    payeeName: name,
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
  const facts = await payeeFacts(db, payeeId);
  await act(context, {
    action: 'payees.checkName',
    subject: subjectOf(payeeId, facts),
    people: facts.people,
    before,
    after: { ...after, outcome, payeeName, bankName, provider: bank.provider },
    notices: outcome === 'confirmed' ? confirmedNotices(facts, before.account?.masked ?? '') : [],
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
