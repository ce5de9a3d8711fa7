/** A person's own registration as their screens show it: record, papers, PAN, fee and newest payment. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { BrokerDocument, BrokerRegistration, RegistrationPayment } from '../../contract/brokers.ts';
import type { ReraNumber } from '../../db/schema/brokers.ts';
import {
  type BrokerStatus,
  isEditable,
  type RegistrationFacts,
  type ReraState,
  requiredDocuments,
  reraNumberCheck,
  stepToResume,
} from '../../domain/brokers.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { registrationTerms } from './registration-terms.ts';

export type BrokerRow = {
  id: string;
  user_id: string;
  status: BrokerStatus;
  name: string;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  firm: string | null;
  gstin: string | null;
  rera_numbers: ReraNumber[];
  reject_reason: string | null;
  submitted_at: string | null;
  current_rank: string | null;
  reg_fee_paid: boolean;
};

const columns = sql`id, user_id, status, name, phone, address, city, state, firm, gstin, rera_numbers, reject_reason,
  submitted_at, current_rank, reg_fee_paid`;

export async function findBroker(db: Executor, userId: string, lock = false): Promise<BrokerRow | undefined> {
  const { rows } = await db.execute<BrokerRow>(sql`
    select ${columns} from brokers where user_id = ${userId} ${lock ? sql`for no key update` : sql``}`);
  return rows[0];
}

export const withChecks = (numbers: readonly ReraNumber[]) =>
  numbers.map(({ state, number, expires_on }) => ({
    state,
    number,
    expires_on,
    check: reraNumberCheck(state as ReraState, number),
  }));

export async function documentsOf(db: Executor, brokerId: string): Promise<BrokerDocument[]> {
  const { rows } = await db.execute<BrokerDocument & { at: Date }>(sql`
    select d.id, d.kind, d.name, f.bytes::int as bytes, f.content_type, d.expires_on::text, d.created_at as at
      from broker_documents d join files f on f.id = d.file_id
     where d.broker_id = ${brokerId} order by d.kind, d.created_at`);
  return rows.map(({ at, ...row }) => ({ ...row, created_at: new Date(at).toISOString() }));
}

export async function maskedPan(db: Executor, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ masked: string }>(
    sql`select masked from tax_identities where user_id = ${userId}`,
  );
  return rows[0]?.masked ?? null;
}

type PaymentRow = Omit<RegistrationPayment, 'amount' | 'paid_at' | 'created_at'> & {
  amount: string;
  paid_at: string | null;
  created_at: string;
};

const iso = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString());

async function newestPayment(db: Executor, brokerId: string): Promise<RegistrationPayment | null> {
  const { rows } = await db.execute<PaymentRow>(sql`
    select id, provider, status, amount, provider_payment_id as reference, note, paid_at, created_at from payments
     where broker_id = ${brokerId} and kind = 'broker_registration'
     order by (status = 'succeeded') desc, created_at desc, id desc limit 1`);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    amount: Number(row.amount),
    paid_at: iso(row.paid_at),
    created_at: new Date(row.created_at).toISOString(),
  };
}

export const factsOf = (
  broker: BrokerRow,
  pan: string | null,
  documents: readonly BrokerDocument[],
): RegistrationFacts => ({
  status: broker.status,
  firm: broker.firm,
  phone: broker.address === null || broker.state === null ? null : broker.phone,
  city: broker.city,
  hasPan: pan !== null,
  reraNumbers: broker.rera_numbers.length,
  gstin: broker.gstin,
  documents: documents.map(({ kind }) => kind),
});

/** `db` is a transaction of the person themselves. */
export async function registrationOf(
  context: Pick<HandlerContext, 'services' | 'actor'>,
  db: Executor,
): Promise<BrokerRegistration> {
  const userId = userIdOf(context);
  const broker = await findBroker(db, userId);
  const { fee } = await registrationTerms(db);
  const pan = await maskedPan(db, userId);
  const person = await personOf(db, userId);
  const shared = { pan, fee, online: context.services.payments?.provider ?? null, email: person.email };
  if (!broker) return { ...shared, ...notBegun(person) };
  const documents = await documentsOf(db, broker.id);
  const facts = factsOf(broker, pan, documents);
  const { id, user_id: _, reg_fee_paid: __, ...row } = broker;
  return {
    ...shared,
    ...row,
    submitted_at: iso(broker.submitted_at),
    rera_numbers: withChecks(broker.rera_numbers),
    step: stepToResume(facts),
    is_editable: isEditable(broker.status),
    documents,
    missing_documents: requiredDocuments(broker.gstin).filter((kind) => !facts.documents.includes(kind)),
    payment: await newestPayment(db, id),
  };
}

type Person = {
  full_name: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  state: string | null;
};

async function personOf(db: Executor, userId: string): Promise<Person> {
  const { rows } = await db.execute<Person>(
    sql`select full_name, email, phone, city, state from profiles where user_id = ${userId}`,
  );
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

/** What the profile knows already stands in the form. */
const notBegun = ({ full_name, phone, city, state }: Person) => ({
  status: null,
  step: 'form' as const,
  is_editable: true,
  name: full_name ?? '',
  phone,
  address: null,
  city,
  state,
  firm: null,
  gstin: null,
  rera_numbers: [],
  documents: [],
  missing_documents: requiredDocuments(null),
  reject_reason: null,
  current_rank: null,
  submitted_at: null,
  payment: null,
});
