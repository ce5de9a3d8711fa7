/** Municipal tax that an owner paid on a home: entered for the return, removed when it was a slip. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import { municipalTaxes } from '../../db/schema/rent-statements.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkMunicipalTax } from '../../domain/rent-statements.ts';
import { act } from '../audit/act.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

type TaxRow = typeof municipalTaxes.$inferSelect;

const toLine = ({ id, paidOn, homeName, reference, amount }: TaxRow) => ({
  id,
  kind: 'municipal_tax' as const,
  date: paidOn,
  home_name: homeName,
  what: reference,
  paid_for: [],
  amount,
});

/** Throws `municipal-tax.home-missing` (field `home`) for a home that is not the caller's, `municipal-tax.reference-used` (field `reference`). */
export const addMunicipalTax = api.rents.addMunicipalTax.handler(async ({ context, input }) => {
  const { db, services } = context;
  checkMunicipalTax({ amount: input.amount, paidOn: input.paid_on }, services.today());
  const home = await ownHome(context, input.property_id ?? null, input.managed_property_id ?? null);
  const [row] = await db
    .insert(municipalTaxes)
    .values({
      ownerId: userIdOf(context),
      ...home,
      paidOn: input.paid_on,
      amount: input.amount,
      reference: input.reference,
    })
    .returning()
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'municipal_taxes_reference') throw error;
      throw new RuleBroken('municipal-tax.reference-used', 'reference');
    });
  if (!row) throw new Error('The municipal tax was not kept');
  await recorded(context, 'rents.addMunicipalTax', row);
  return toLine(row);
});

type Home = Pick<TaxRow, 'propertyId' | 'managedPropertyId' | 'homeName'>;

async function ownHome(
  context: HandlerContext,
  propertyId: string | null,
  managedPropertyId: string | null,
): Promise<Home> {
  const me = userIdOf(context);
  const { rows } = await context.db.execute<{ name: string }>(sql`
    select p.title as name from properties p where p.id = ${propertyId}::uuid and p.listed_by = ${me}
    union all
    select d.property_name from managed_properties m join managed_property_details d on d.id = m.id
     where m.id = ${managedPropertyId}::uuid and m.owner_id = ${me}`);
  const [home] = rows;
  if (!home || rows.length > 1) throw new RuleBroken('municipal-tax.home-missing', 'home');
  return { propertyId, managedPropertyId, homeName: home.name };
}

export const removeMunicipalTax = api.rents.removeMunicipalTax.handler(async ({ context, input: { id } }) => {
  const [row] = await context.db
    .delete(municipalTaxes)
    .where(and(eq(municipalTaxes.id, id), eq(municipalTaxes.ownerId, userIdOf(context))))
    .returning();
  if (!row) throw new ORPCError('NOT_FOUND');
  await recorded(context, 'rents.removeMunicipalTax', row);
  return { ok: true as const };
});

const recorded = (context: HandlerContext, action: string, row: TaxRow) =>
  act(context, {
    action,
    subject: { type: 'municipal_tax', id: row.id },
    people: [row.ownerId],
    after: { home: row.homeName, paid_on: row.paidOn, amount: row.amount, reference: row.reference },
  });
