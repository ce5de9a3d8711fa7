/** Whose statement it is, and for whose rent the money comes into that account. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { StatementSide } from '../../contract/bank-statements.ts';
import { can } from '../../domain/permissions.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

export type Account = {
  /** Null: the operator's account. */
  ownerId: string | null;
  /** Of lines `b`. */
  isOwn: SQL;
  /** Of leases `l`: those whose rent comes into the account. */
  isCollected: SQL;
  /** Of dues `d` of such leases `l`: what its lines may pay. */
  isPaid: SQL;
};

/** Of leases `l`: the tenant pays the operator, as the mandate of the home has it that its owner accepted last. */
const isCollectedByOperator = sql`l.managed_property_id in (
  select m.managed_property_id from (
    select distinct on (managed_property_id) managed_property_id, collects from mandates
     where state = 'agreed' order by managed_property_id, version desc) m
   where m.collects = 'operator')`;

/** Throws FORBIDDEN to whoever asks for the operator's account and may not see it. */
export function accountOf(context: Pick<HandlerContext, 'actor'>, side: StatementSide): Account {
  if (side === 'operator') {
    if (!can(context.actor, 'bankStatements.operate')) throw new ORPCError('FORBIDDEN');
    return {
      ownerId: null,
      isOwn: sql`b.owner_id is null`,
      isCollected: isCollectedByOperator,
      isPaid: sql`(d.kind = 'rent' or d.kind = 'deposit' and l.deposit_held_by = 'company')`,
    };
  }
  const me = userIdOf(context);
  return {
    ownerId: me,
    isOwn: sql`b.owner_id = ${me}`,
    isCollected: sql`l.landlord_id = ${me} and (${isCollectedByOperator}) is not true`,
    isPaid: sql`d.kind = 'rent'`,
  };
}
