/** What the law of its state asks of a lease: for one that is written, and for a home that one is about to rent out. */
import { sql } from 'drizzle-orm';
import { monthsOf } from '../../domain/leases.ts';
import { tenancyLawOf } from '../../domain/tenancy-law.ts';
import { inLanguage } from '../lib/i18n.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { loadLease } from './lease-rows.ts';
import { lawSaid, lawTitles } from './tenancy-law-text.ts';

/** Null where no home is known any more, or nobody knows its state. */
export async function stateOfLease(db: Executor, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ state: string | null }>(
    sql`select app.state_of_home(l.property_id, l.managed_property_id) as state from leases l where l.id = ${id}`,
  );
  return rows[0]?.state ?? null;
}

async function stateOfOption(db: Executor, kind: string, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ state: string | null }>(
    kind === 'application'
      ? sql`select app.state_of_home(a.property_id, null) as state from property_applications a where a.id = ${id}`
      : sql`select app.state_of_home(${kind === 'listed' ? id : null}::uuid, ${kind === 'managed' ? id : null}::uuid) as state`,
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

export const lawOfHome = api.leases.lawOfHome.handler(async ({ context, input: { kind, id, language } }) =>
  shownLaw(await stateOfOption(context.db, kind, id), null, { today: context.services.today(), language }),
);

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
