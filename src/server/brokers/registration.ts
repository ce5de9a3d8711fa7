/** The steps of registering as a broker: each is saved as it is left, so that it is taken up again where it was left. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import {
  BROKER_TERMS,
  checkReraNumbers,
  checkSubmittable,
  isEditable,
  nextBrokerStatus,
  type ReraEntry,
} from '../../domain/brokers.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { lapseClaims } from '../claims/claim-changes.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';
import {
  type BrokerRow,
  documentsOf,
  factsOf,
  findBroker,
  maskedPan,
  registrationOf,
} from './registration-rows.ts';

export const registration = api.brokers.registration.handler(({ context }) =>
  registrationOf(context, context.db),
);

export const saveContact = api.brokers.saveContact.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const before = await findBroker(db, userId, true);
  if (before && !isEditable(before.status)) throw new RuleBroken('broker.not-editable');
  if (before) {
    await db.execute(sql`
      update brokers set name = ${input.name}, phone = ${input.phone}, address = ${input.address}, city = ${input.city},
        state = ${input.state} where id = ${before.id}`);
  } else {
    // Two first saves at once: the second finds the first one's row and changes it.
    await db.execute(sql`
      insert into brokers (user_id, name, phone, address, city, state)
      values (${userId}, ${input.name}, ${input.phone}, ${input.address}, ${input.city}, ${input.state})
      on conflict (user_id) do update set name = excluded.name, phone = excluded.phone, address = excluded.address,
        city = excluded.city, state = excluded.state`);
  }
  return recorded(context, 'brokers.saveContact', before);
});

export const saveBusiness = api.brokers.saveBusiness.handler(async ({ context, input }) => {
  const broker = await ownBroker(context);
  if (!isEditable(broker.status)) throw new RuleBroken('broker.not-editable');
  checkReraNumbers(input.rera_numbers, context.services.today());
  await storeBusiness(context, broker, input);
  return recorded(context, 'brokers.saveBusiness', broker);
});

export const saveSettings = api.brokers.saveSettings.handler(async ({ context, input }) => {
  const broker = await ownBroker(context);
  checkReraNumbers(input.rera_numbers, context.services.today());
  await context.db.execute(sql`
    update brokers set phone = ${input.phone}, address = ${input.address}, city = ${input.city}, state = ${input.state}
     where id = ${broker.id}`);
  await storeBusiness(context, broker, input);
  return recorded(context, 'brokers.saveSettings', broker);
});

type Business = { firm: string; gstin: string | null; rera_numbers: ReraEntry[] };

async function storeBusiness(context: HandlerContext, before: BrokerRow, business: Business) {
  const { firm, gstin, rera_numbers } = business;
  await context.db.execute(sql`
    update brokers set firm = ${firm}, gstin = ${gstin}, rera_numbers = ${JSON.stringify(rera_numbers)}::jsonb
     where id = ${before.id}`);
  const numbersOf = (entries: readonly { number: string }[]) => entries.map(({ number }) => number).join();
  if (numbersOf(before.rera_numbers) === numbersOf(rera_numbers)) return;
  await lapseClaims(context, { userId: userIdOf(context) }, ['agent_rera']);
}

/** Handing in again what was handed in already changes nothing. */
export const submit = api.brokers.submit.handler(async ({ context }) => {
  const { db, services } = context;
  const broker = await ownBroker(context);
  if (broker.status === 'submitted') return registrationOf(context, db);
  const documents = await documentsOf(db, broker.id);
  checkSubmittable(factsOf(broker, await maskedPan(db, broker.user_id), documents));
  checkReraNumbers(broker.rera_numbers as ReraEntry[], context.services.today());
  const status = nextBrokerStatus(broker.status, 'submit');
  await db.execute(sql`
    update brokers set status = ${status}, submitted_at = app.now(), terms_version = ${BROKER_TERMS}, reject_reason = null
     where id = ${broker.id}`);
  await db.execute(sql`insert into consents (user_id, purpose, version, is_given)
    values (${broker.user_id}, 'broker-terms', ${BROKER_TERMS}, true)`);
  await db.execute(sql`select app.keep_moved_fee()`);
  await notify({ db, jobs: services.jobs, actorId: broker.user_id }, broker.user_id, {
    event: 'broker.submitted',
  });
  return recorded(context, 'brokers.submit', broker);
});

/** The caller's record, locked until the transaction ends. */
export async function ownBroker(context: HandlerContext): Promise<BrokerRow> {
  const broker = await findBroker(context.db, userIdOf(context), true);
  if (!broker) throw new ORPCError('NOT_FOUND');
  return broker;
}

const facts = ({ status, name, phone, address, city, state, firm, gstin, rera_numbers }: BrokerRow) => ({
  status,
  name,
  phone,
  address,
  city,
  state,
  firm,
  gstin,
  rera_numbers,
});

async function recorded(context: HandlerContext, action: string, before: BrokerRow | undefined) {
  const after = await ownBroker(context);
  const answer = await registrationOf(context, context.db);
  await act(context, {
    action,
    subject: { type: 'broker', id: after.id },
    people: [after.user_id],
    before: before && facts(before),
    after: facts(after),
  });
  return answer;
}
