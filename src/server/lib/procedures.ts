// The one door: every procedure passes here, proves its permission and runs as its actor under the row policies.
import { implement, ORPCError } from '@orpc/server';
import { contract } from '../../contract/contract.ts';
import { type Actor, audienceOf, can, type Permission, visitor } from '../../domain/permissions.ts';
import { loadMember } from './actor.ts';
import { requirePin } from './admin-pin.ts';
import { once, onceAcross } from './idempotency.ts';
import { toProblem } from './problems.ts';
import type { Executor, HandlerContext, RequestContext } from './request-context.ts';

const SIGNED_OUT = 'User is not authenticated or session has expired';

/** The contract's procedures, each ready for its handler. */
export const api = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next, procedure, path }, input) => {
    const { permission, transaction } = procedure['~orpc'].meta;
    const run = async (own: Own) => next({ context: own });
    try {
      if (audienceOf(permission) === 'anyone') return await asVisitor(context, run);
      if (transaction === 'secret') return await run(await outsideTransaction(context, permission));
      const name = path.join('.');
      if (transaction === 'handler') {
        const own = await outsideTransaction(context, permission);
        return await onceAcross(context, name, input, own.transaction, () => run(own));
      }
      return await asMember(context, permission, (actor, db) =>
        once(context, name, input, db, () => run({ actor, db, transaction: (work) => work(db) })),
      );
    } catch (error) {
      throw toProblem(error);
    }
  });

type Own = Omit<HandlerContext, keyof RequestContext>;
type Run<T> = (own: Own) => Promise<T>;

/** Public reads: the visitor's own login, published rows only, no transaction per request. */
function asVisitor<T>({ services }: RequestContext, run: Run<T>): Promise<T> {
  return services.database.asVisitor((db) => run({ actor: visitor, db, transaction: (work) => work(db) }));
}

/** Opens the transaction of the signed-in caller and refuses whoever lacks the permission. */
async function asMember<T>(
  context: RequestContext,
  permission: Permission,
  work: (actor: Actor, db: Executor) => Promise<T>,
): Promise<T> {
  const { subject, services, requestId, address } = context;
  if (!subject) throw new ORPCError('UNAUTHORIZED', { message: SIGNED_OUT });
  const { userId } = subject;
  return services.database.asActor({ userId, requestId, address: address ?? undefined }, async (db) => {
    const actor = await loadMember(db, userId);
    if (!actor) throw new ORPCError('UNAUTHORIZED', { message: SIGNED_OUT });
    if (!can(actor, permission)) throw new ORPCError('FORBIDDEN');
    await requirePin(context, permission, db);
    return work(actor, db);
  });
}

/** For handlers that do slow work first: the permission is proved, and each later transaction proves it again. */
async function outsideTransaction(context: RequestContext, permission: Permission) {
  const actor = await asMember(context, permission, async (member) => member);
  const db = new Proxy({} as Executor, {
    get: () => {
      throw new Error('This procedure opens its own transactions: use context.transaction');
    },
  });
  const transaction = <T>(work: (tx: Executor) => Promise<T>) =>
    asMember(context, permission, (_, tx) => work(tx));
  return { actor, db, transaction };
}
