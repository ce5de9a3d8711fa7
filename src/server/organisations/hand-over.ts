/** Homes of whoever stops listing them for an organisation go to another member, with their leads and the leases in its name; all whom it concerns are told. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Organisation } from '../../contract/organisations.ts';
import { organisationMembers } from '../../db/schema/organisations.ts';
import { properties } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkHeir } from '../../domain/organisations.ts';
import { type Act, act, actEach } from '../audit/act.ts';
import { leasePath } from '../leases/parties.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';

type HandOver = { organisation: Organisation; from: string; heir: string | null };
type Let = {
  lease_id: string;
  home_name: string;
  tenants: string[];
  /** Of a lease between owner and tenant, which the member wrote for the owner; null: it is in the organisation's name. */
  owner: string | null;
  is_over: boolean;
};

export type HandedOver = { homes: number; leases: number };

export const membersOf = (db: Executor, id: string) =>
  db
    .select({ userId: organisationMembers.userId, role: organisationMembers.role })
    .from(organisationMembers)
    .where(eq(organisationMembers.organisationId, id));

export async function nameOf(db: Executor, id: string, person: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select full_name as name from app.organisation_people(${id}) where user_id = ${person}`,
  );
  return rows[0]?.name ?? null;
}

/** Answers how many homes and leases went. Throws `organisation.heir-missing` where there are some and nobody is named. */
export async function handOver(
  context: HandlerContext,
  { organisation, from, heir }: HandOver,
): Promise<HandedOver> {
  const { db } = context;
  const { id, legal_name: name } = organisation;
  const [listed] = await db
    .select({ homes: count() })
    .from(properties)
    .where(and(eq(properties.organisationId, id), eq(properties.listedBy, from)));
  const { rows: lets } = await db.execute<Let>(
    sql`select lease_id, home_name, tenants, owner, is_over from app.leases_let_for(${id}, ${from})`,
  );
  const own = lets.filter(({ owner }) => owner === null);
  const went = { homes: listed?.homes ?? 0, leases: own.length };
  if (went.homes + lets.length === 0) return went;
  if (heir === null) throw new RuleBroken('organisation.heir-missing', 'heir_id');
  checkHeir(await membersOf(db, id), from, heir);
  await db.execute(sql`select app.hand_over_homes(${id}, ${from}, ${heir})`);
  const running = own.filter(({ is_over: isOver }) => !isOver).length;
  await act(context, {
    action: 'organisations.handOver',
    subject: { type: 'organisation', id },
    people: [from, heir],
    after: { from, to: heir, ...went },
    notices: [
      {
        to: heir,
        notice: {
          event: 'team.homes-came',
          home: name,
          path: running > 0 ? '/portal/landlord/leases' : '/my-properties',
          leases: running,
        },
      },
    ],
  });
  const person = (await nameOf(db, id, heir)) ?? name;
  await actEach(
    context,
    lets.map((lease) =>
      handedOver(lease, { from, heir, person, firm: name, date: context.services.today() }),
    ),
  );
  return went;
}

type ToWhom = { from: string; heir: string; person: string; firm: string; date: string };

/** A lease in the organisation's name: its tenants hear whom to call and that the account may be another. One of an owner: the owner hears whom to call. */
function handedOver(lease: Let, { from, heir, person, firm, date }: ToWhom): Act {
  const { lease_id: id, home_name: home, tenants, owner, is_over: isOver } = lease;
  const event = owner === null ? ('lease.handed-over' as const) : ('lease.lister-changed' as const);
  const side = owner === null ? 'tenant' : 'landlord';
  const told = owner === null ? tenants : [owner];
  return {
    action: 'organisations.handOver',
    subject: { type: 'lease', id },
    people: owner === null ? [from, heir, ...tenants] : [owner],
    after: { from, to: heir },
    notices: isOver
      ? []
      : told.map((to) => ({
          to,
          notice: { event, home, date, path: leasePath(id, side), from: person, firm },
        })),
  };
}
