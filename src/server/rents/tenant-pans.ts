/** The PANs of tenants whose rent is above the limit of tax deducted at source, on their landlord's statement of a year. */
import { sql } from 'drizzle-orm';
import { masked } from '../../domain/payees.ts';
import type { StatementTime } from '../../domain/rent-statements.ts';
import { act } from '../audit/act.ts';
import { i18n } from '../lib/i18n.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';

type Row = { lease_id: string; tenant: string; home: string; owner: string; key_id: string | null };
export type SealedTenant = Row & { sealed: Buffer | null; is_refused: boolean; isWhole: boolean };

/** To the landlord alone, who is written down as having read them whole; a program of theirs gets the last characters. */
export async function tenantPansOf(
  context: Pick<HandlerContext, 'subject'> & { db: Executor },
  { from, to, year }: StatementTime,
): Promise<SealedTenant[]> {
  const { db, subject } = context;
  const { rows } = await db.execute<Omit<SealedTenant, 'isWhole'>>(sql`
    select p.lease_id, l.tenant_name as tenant, l.home_name as home, p.owner, p.key_id, p.sealed,
        p.refused_at is not null as is_refused
      from app.tenant_pans(${from}, ${to}) p join leases l on l.id = p.lease_id order by l.tenant_name, l.id`);
  const isWhole = subject?.token === undefined;
  const given = rows.filter(({ sealed }) => sealed !== null).map(({ owner }) => owner);
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

/** As the statement shows it: the PAN, or what was said when it was asked for. */
export function tenantPanShown(
  { services }: Pick<HandlerContext, 'services'>,
  { sealed, key_id: keyId, owner, is_refused: isRefused, isWhole }: SealedTenant,
): string {
  if (sealed === null || keyId === null) return isRefused ? panRefused() : panUnanswered();
  const opened = services.seals.open({ keyId, sealed }, { column: 'tax_identities.sealed', owner });
  return isWhole ? opened : masked(opened);
}

export const panRefused = () => i18n._('not given: refused');
export const panUnanswered = () => i18n._('asked for, not answered yet');
