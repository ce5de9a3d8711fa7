/**
 * PANs on papers of rent: the landlord's in full to the parties and the manager, a tenant's to their landlord, and whoever reads it whole is
 * written down. Who was asked and has none there refused it, or has not answered yet: a paper says which.
 */
import { sql } from 'drizzle-orm';
import type { RentPayment } from '../../contract/rents.ts';
import { masked } from '../../domain/payees.ts';
import type { StatementTime } from '../../domain/rent-statements.ts';
import { act } from '../audit/act.ts';
import { i18n } from '../lib/i18n.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';

type Answer = { owner: string | null; key_id: string | null; sealed: Buffer | null; is_refused: boolean };
export type AskedPan = Answer & { isWhole: boolean };

type Context = Pick<HandlerContext, 'subject'> & { db: Executor };

/** The function hands it out to whoever sees this receipt. Null: the rent is too low to need one. */
export async function panOfReceipt(
  { db, subject }: Context,
  { id, side }: Pick<RentPayment, 'id' | 'side'>,
): Promise<AskedPan | null> {
  // An administrator opens a PAN with a reason, elsewhere; no program of anybody's is given one.
  const isWhole = side !== null && subject?.token === undefined;
  const { rows } = await db.execute<Answer>(
    sql`select owner, key_id, sealed, refused_at is not null as is_refused from app.pan_of_receipt(${id})`,
  );
  const [pan] = rows;
  if (!pan) return null;
  if (isWhole && pan.sealed) {
    await act(db, {
      action: 'rents.receiptPan',
      subject: { type: 'rent_payment', id },
      people: [pan.owner],
      after: {},
    });
  }
  return { ...pan, isWhole };
}

export type TenantPan = AskedPan & { tenant: string; home: string };

/** Of those who paid the caller a rent above the limit of tax deducted from it, for the statement of a year. */
export async function tenantPansOf(
  { db, subject }: Context,
  { from, to, year }: StatementTime,
): Promise<TenantPan[]> {
  const isWhole = subject?.token === undefined;
  const { rows } = await db.execute<Omit<TenantPan, 'isWhole'>>(sql`
    select l.tenant_name as tenant, l.home_name as home, p.owner, p.key_id, p.sealed, p.refused_at is not null as is_refused
      from app.tenant_pans(${from}, ${to}) p join leases l on l.id = p.lease_id order by l.tenant_name, l.id`);
  const given = rows.flatMap(({ sealed, owner }) => (sealed ? [owner] : []));
  if (isWhole && given.length > 0) {
    await act(db, {
      action: 'rents.tenantPans',
      subject: { type: 'rent_year', id: year },
      people: given,
      after: {},
    });
  }
  return rows.map((row) => ({ ...row, isWhole }));
}

/** What a paper says: the PAN as its reader may see it, or what became of asking for it. */
export function panSaid({ services }: Pick<HandlerContext, 'services'>, pan: AskedPan | null): string {
  const { owner, key_id: keyId, sealed, isWhole } = pan ?? {};
  if (!owner) return i18n._('not given');
  if (!sealed || !keyId) {
    return pan?.is_refused ? i18n._('not given: refused') : i18n._('requested, not given yet');
  }
  const opened = services.seals.open({ keyId, sealed }, { column: 'tax_identities.sealed', owner });
  return isWhole ? opened : masked(opened);
}
