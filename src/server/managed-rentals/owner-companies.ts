/** Answers which company owns a managed home, and takes the owner's word for it; invoices of the home's fees name it, and its rent may go to it. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { managedProperties } from '../../db/schema/managed-rentals.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { userIdOf } from '../lib/signed-in.ts';

type Company = { id: string; legal_name: string; gstin: string | null };
type Named = { company: Company | null; paid_from: string | null };

/** Companies of owners whose money the caller looks after. */
async function choicesOf({ db }: HandlerContext): Promise<Company[]> {
  const { rows } = await db.execute<Company>(sql`
    select id, legal_name, gstin from organisations
     where kind = 'owner_company' and id in (select app.acts_for('money')) order by legal_name, id`);
  return rows;
}

async function companyOf({ db }: HandlerContext, id: string): Promise<Named> {
  const { rows } = await db.execute<Company & { paid_from: string | null }>(
    sql`select id, legal_name, gstin, app.iso_instant(paid_from) as paid_from from app.company_of_home(${id})`,
  );
  const [found] = rows;
  if (!found) return { company: null, paid_from: null };
  const { paid_from, ...company } = found;
  return { company, paid_from };
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
  ...(await companyOf(context, id)),
  choices: (await ownsHome(context, id)) ? await choicesOf(context) : [],
});

const ofHome = api.ownerCompanies.ofHome.handler(({ context, input: { id } }) => shown(context, id));

const choose = api.ownerCompanies.choose.handler(
  async ({ context, input: { id, organisation_id: chosen, is_paid: isPaid } }) => {
    const { db, services } = context;
    if (!(await ownsHome(context, id))) throw new ORPCError('FORBIDDEN');
    const known = await choicesOf(context);
    const company = known.find((one) => one.id === chosen) ?? null;
    if (chosen !== null && company === null)
      throw new RuleBroken('owner-company.not-yours', 'organisation_id');
    const before = await companyOf(context, id);
    const isSame = before.company?.id === company?.id;
    if (isSame && isPaid === (before.paid_from !== null)) return shown(context, id);
    // Money goes nowhere else before its person could see that somebody said so; back to their own account it goes at once.
    const { account_hold_hours: hours } = (await readSettings(services)).safeguards;
    await db.execute(sql`delete from owner_companies where managed_property_id = ${id}`);
    if (company) {
      await db.execute(sql`insert into owner_companies (managed_property_id, organisation_id, set_by, paid_from)
        values (${id}, ${company.id}, app.user_id(), ${isPaid ? sql`app.now() + make_interval(hours => ${hours})` : null})`);
    }
    const after = await shown(context, id);
    await act(context, {
      action: 'ownerCompanies.choose',
      subject: { type: 'managed_property', id },
      people: [userIdOf(context)],
      before: factsOf(before),
      after: factsOf(after),
      notices: noticesOf(userIdOf(context), after),
    });
    return after;
  },
);

const factsOf = ({ company, paid_from }: Named) => ({
  company: company?.legal_name ?? null,
  gstin: company?.gstin ?? null,
  paid_from,
});

/** So that an owner whose session was stolen learns of it before money goes there. */
const noticesOf = (owner: string, { company, paid_from: from }: Named): NoticeTo[] =>
  company && from
    ? [{ to: owner, notice: { event: 'payee.company-paid', organisation: company.legal_name, from } }]
    : [];

export const ownerCompanies = { ofHome, choose };
