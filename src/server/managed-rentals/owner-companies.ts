/** Answers which company owns a managed home, and takes the owner's word for it; invoices of the home's fees name it. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { managedProperties } from '../../db/schema/managed-rentals.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

type Company = { id: string; legal_name: string; gstin: string | null };

/** Companies of owners whose money the caller looks after. */
async function choicesOf({ db }: HandlerContext): Promise<Company[]> {
  const { rows } = await db.execute<Company>(sql`
    select id, legal_name, gstin from organisations
     where kind = 'owner_company' and id in (select app.acts_for('money')) order by legal_name, id`);
  return rows;
}

async function companyOf({ db }: HandlerContext, id: string): Promise<Company | null> {
  const { rows } = await db.execute<Company>(
    sql`select id, legal_name, gstin from app.company_of_home(${id})`,
  );
  return rows[0] ?? null;
}

/** Whether the caller owns it; hidden ones are not found. */
async function ownsHome(context: HandlerContext, id: string): Promise<boolean> {
  const [home] = await context.db
    .select({ ownerId: managedProperties.ownerId })
    .from(managedProperties)
    .where(eq(managedProperties.id, id));
  if (!home) throw new ORPCError('NOT_FOUND');
  return home.ownerId === userIdOf(context);
}

const shown = async (context: HandlerContext, id: string) => ({
  company: await companyOf(context, id),
  choices: (await ownsHome(context, id)) ? await choicesOf(context) : [],
});

const ofHome = api.ownerCompanies.ofHome.handler(({ context, input: { id } }) => shown(context, id));

const choose = api.ownerCompanies.choose.handler(
  async ({ context, input: { id, organisation_id: chosen } }) => {
    const { db } = context;
    if (!(await ownsHome(context, id))) throw new ORPCError('FORBIDDEN');
    const known = await choicesOf(context);
    const company = known.find((one) => one.id === chosen) ?? null;
    if (chosen !== null && company === null)
      throw new RuleBroken('owner-company.not-yours', 'organisation_id');
    const before = await companyOf(context, id);
    if (before?.id === company?.id) return shown(context, id);
    await db.execute(sql`delete from owner_companies where managed_property_id = ${id}`);
    if (company) {
      await db.execute(sql`insert into owner_companies (managed_property_id, organisation_id, set_by)
        values (${id}, ${company.id}, app.user_id())`);
    }
    await act(context, {
      action: 'ownerCompanies.choose',
      subject: { type: 'managed_property', id },
      people: [userIdOf(context)],
      before: { company: before?.legal_name ?? null, gstin: before?.gstin ?? null },
      after: { company: company?.legal_name ?? null, gstin: company?.gstin ?? null },
    });
    return shown(context, id);
  },
);

export const ownerCompanies = { ofHome, choose };
