/** What the law of its state asks of a lease: for one that is written, and for a home that one is about to rent out. */
import { sql } from 'drizzle-orm';
import { monthsOf } from '../../domain/leases.ts';
import { tenancyLawOf } from '../../domain/tenancy-law.ts';
import { inLanguage } from '../lib/i18n.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { homeNamed, homeToLet } from './homes.ts';
import { loadLease } from './lease-rows.ts';
import { lawSaid, lawTitles } from './tenancy-law-text.ts';

/** Null where no home is known any more, or nobody knows its state. */
export async function stateOfLease(db: Executor, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ state: string | null }>(
    sql`select app.state_of_home(l.property_id, l.managed_property_id) as state from leases l where l.id = ${id}`,
  );
  return rows[0]?.state ?? null;
}

export const law = api.leases.law.handler(async ({ context, input: { id, language } }) => {
  const lease = await loadLease(context, id);
  const state = await stateOfLease(context.db, id);
  return shownLaw(state, monthsOf({ start: lease.start_date, end: lease.end_date }), {
    today: context.services.today(),
    language,
  });
});

/** Only of homes that the caller may rent out: it is asked for while a lease is written. */
export const lawOfHome = api.leases.lawOfHome.handler(async ({ context, input: { kind, id, language } }) => {
  const { propertyId, managedPropertyId } = await homeToLet(context, homeNamed({ kind, id }));
  const { rows } = await context.db.execute<{ state: string | null }>(
    sql`select app.state_of_home(${propertyId}, ${managedPropertyId}) as state`,
  );
  return shownLaw(rows[0]?.state ?? null, null, { today: context.services.today(), language });
});

type Reading = { today: string; language: 'en' | 'hi' };

const shownLaw = (state: string | null, months: number | null, { today, language }: Reading) =>
  inLanguage(language, () => ({
    state,
    items: tenancyLawOf(state, today).map((fact) => ({
      topic: fact.topic,
      title: lawTitles[fact.topic](),
      text: lawSaid(fact, months),
      source: fact.source,
      url: fact.url,
      checked_on: fact.checkedOn,
      is_of_state: fact.state !== null,
    })),
  }));
