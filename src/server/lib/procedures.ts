// The one door: every procedure passes here, proves its permission and runs as its actor under the row policies.
import { implement, ORPCError } from '@orpc/server';
import { contract } from '../../contract/contract.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { type Actor, audienceOf, can, type Permission, visitor } from '../../domain/permissions.ts';
import { ensureProfile, loadMember, SIGNED_OUT } from './actor.ts';
import { requirePin } from './admin-pin.ts';
import { requireScope } from './api-tokens.ts';
import { withIdempotencyKey, withIdempotencyKeyAcross } from './idempotency.ts';
import { toProblem } from './problems.ts';
import { isOfCatalogue, readsOnReplicas } from './public-source.ts';
import type { Executor, HandlerContext, RequestContext } from './request-context.ts';
import { noteSessionUse } from './session-use.ts';
import { requireFreshProof } from './step-up.ts';
import { inView } from './viewed-person.ts';

/** The contract's procedures, each ready for its handler. */
export const api = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context: caller, next, procedure, path }, input) => {
    const { meta, route } = procedure['~orpc'];
    const { permission, transaction } = meta;
    try {
      const context = await inView(caller, { permission, isRead: route.method === 'GET' });
      const run = async (own: Own) => next({ context: { ...context, ...own } });
      requireScope(context.subject, permission);
      if (audienceOf(permission) === 'anyone')
        return await asVisitor(context, run, route.method === 'GET' && isOfCatalogue(permission));
      if (transaction === 'secret') return await run(await outsideTransaction(context, permission));
      const name = path.join('.');
      if (transaction === 'handler' || transaction === 'shown-once') {
        const own = await outsideTransaction(context, permission);
        const call = { name, input, isSealed: transaction === 'shown-once' };
        return await withIdempotencyKeyAcross(context, call, own.transaction, (conclude) =>
          run({ ...own, conclude }),
        );
      }
      if (route.method === 'GET') {
        return await asMember(context, permission, (actor, db) => run({ actor, ...within(db) }), 'read');
      }
      return await asMember(context, permission, (actor, db) =>
        withIdempotencyKey(context, { name, input }, db, () => run({ actor, ...within(db) })),
      );
    } catch (error) {
      throw toProblem(error);
    }
  });

type Own = Omit<HandlerContext, keyof RequestContext>;
type Run<T> = (own: Own) => Promise<T>;

/** Whatever the handler asks for, it is already inside it. */
function within(db: Executor): Pick<Own, 'db' | 'transaction' | 'conclude'> {
  const work: Own['transaction'] = (inner) => inner(db);
  return { db, transaction: work, conclude: work };
}

/** Public reads: the visitor's own login, published rows only, no transaction per request; of the catalogue on replicas too. */
function asVisitor<T>(context: RequestContext, run: Run<T>, readsCatalogue: boolean): Promise<T> {
  const { database } = context.services;
  const work = (db: Executor) => run({ actor: visitor, ...within(db) });
  return readsCatalogue && readsOnReplicas(context)
    ? work(database.publicReads.db)
    : database.asVisitor(work);
}

/** Opens the transaction of the signed-in caller and refuses whoever lacks the permission. A GET's is read-only, and in a view there is no other. */
async function asMember<T>(
  context: RequestContext,
  permission: Permission,
  work: (actor: Actor, db: Executor) => Promise<T>,
  asked: 'read' | 'write' = 'write',
): Promise<T> {
  const { subject, services, requestId, address } = context;
  if (!subject) throw new ORPCError('UNAUTHORIZED', { message: SIGNED_OUT });
  const { userId, view } = subject;
  const mode = view ? 'view' : asked;
  const { database } = services;
  // A token never carries the power of staff, in no procedure and under no row policy.
  const withoutStaff = subject.token !== undefined;
  const origin = { userId, requestId, address: address ?? undefined, withoutStaff };
  const inTransaction = (open: typeof database.asActor) =>
    open(origin, async (db) => {
      const member = await loadMember(db, subject);
      if (!member) return null;
      const { actor, use } = member;
      if (!can(actor, permission)) throw new ORPCError('FORBIDDEN');
      await requirePin(context, permission, db);
      await requireFreshProof(context, permission, db);
      if (use) await noteSessionUse(services, { sessionId: subject.sessionId, permission, actor, use });
      return { result: await work(actor, db) };
    });
  // A look that is audited writes after all: nothing of the refused attempt remains, and it is made again in full.
  const attempt = () =>
    mode === 'write'
      ? inTransaction(database.asActor)
      : inTransaction(database.asReadingActor).catch((error) => {
          if (!isRefusedWrite(error)) throw error;
          if (mode === 'view') throw new RuleBroken('view-as.read-only');
          return inTransaction(database.asActor);
        });
  const remade = async () => {
    await database.asActor(origin, ensureProfile);
    return attempt();
  };
  const done = (await attempt()) ?? (mode === 'view' ? null : await remade());
  if (!done && mode === 'view') throw new RuleBroken('view-as.over');
  if (!done) throw new ORPCError('UNAUTHORIZED', { message: SIGNED_OUT });
  return done.result;
}

const READ_ONLY_TRANSACTION = '25006';
const isRefusedWrite = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === READ_ONLY_TRANSACTION) || isRefusedWrite(error.cause));

/** For handlers that do slow work first: the permission is proved, and each later transaction proves it again. */
async function outsideTransaction(context: RequestContext, permission: Permission) {
  const actor = await asMember(context, permission, async (member) => member, 'read');
  const db = new Proxy({} as Executor, {
    get: () => {
      throw new Error('This procedure opens its own transactions: use context.transaction');
    },
  });
  const transaction = <T>(work: (tx: Executor) => Promise<T>) =>
    asMember(context, permission, (_, tx) => work(tx));
  return { actor, db, transaction, conclude: transaction };
}
