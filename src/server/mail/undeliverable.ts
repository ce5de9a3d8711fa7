/** Addresses whose letters come back: marked by a refusal or a report, told to whom they belong, and free again once proved. */
import { sql } from 'drizzle-orm';
import { act } from '../audit/act.ts';
import type { Executor } from '../lib/request-context.ts';
import { notifyAll } from '../notifications/notify.ts';

/** `sentAt`: a letter from before somebody proved the address anew says nothing about it. Tells its person, once. */
export async function markUndeliverable(
  tx: Executor,
  address: string,
  reason: string,
  sentAt: string | null = null,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    insert into undeliverable_addresses (address, reason) values (lower(${address}), ${reason})
    on conflict (address) do update set reason = excluded.reason, created_at = app.now(), proved_at = null
      where undeliverable_addresses.proved_at < coalesce(${sentAt}::timestamptz, app.now())
    returning address`);
  if (rows.length === 0) return;
  const people = await peopleAt(tx, address);
  await notifyAll({ db: tx, actorId: null }, people, { event: 'account.mail-comes-back' });
  for (const subjectId of people) {
    await act(tx, {
      action: 'mail.undeliverable',
      subject: { type: 'user', id: subjectId },
      people: [subjectId],
      after: { reason },
    });
  }
}

/** Somebody entered a code that only a reader of this address could know. */
export async function addressProved(tx: Executor, address: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    update undeliverable_addresses set proved_at = app.now()
     where address = lower(${address}) and proved_at is null returning address`);
  if (rows.length === 0) return;
  for (const subjectId of await peopleAt(tx, address)) {
    await act(tx, {
      action: 'mail.address-proved',
      subject: { type: 'user', id: subjectId },
      people: [subjectId],
    });
  }
}

async function peopleAt(tx: Executor, address: string): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(
    sql`select user_id from profiles where lower(email) = lower(${address})`,
  );
  return rows.map((row) => row.user_id);
}
