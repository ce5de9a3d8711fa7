/** Answers about opening figures: a tenant contests one and keeps the lease, both sides name amounts, the team decides. */
import { and, eq, sql } from 'drizzle-orm';
import type { OpeningFigure, OpeningFigures } from '../../contract/opening-figures.ts';
import { leases } from '../../db/schema/leases.ts';
import { openingFigures as table } from '../../db/schema/opening-figures.ts';
import { dateInIndia } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { LeaseSide } from '../../domain/leases.ts';
import {
  agreeBy,
  canContestFigure,
  checkContest,
  namedBy,
  type OpeningFigureEvent,
  type OpeningFigureKind,
  openingFigureKinds,
} from '../../domain/opening-figures.ts';
import { can } from '../../domain/permissions.ts';
import { type Act, act } from '../audit/act.ts';
import { type LeaseRow, partiesOf, partyRowsOf, writeDuesJob } from '../leases/parties.ts';
import { afterCursor, cutPage } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { figureNotices } from './figure-notices.ts';
import {
  countFigures,
  type FigureOf,
  isWithTeam,
  lockFigure,
  oldestFirst,
  seenLease,
  selectFigures,
  shownFigure,
  turnOf,
} from './figure-rows.ts';

type BookRow = { balance: string; deposit: string };

/** What the book has of each; null: the lease did not come with a business. */
async function bookOf(db: Executor, leaseId: string): Promise<Record<OpeningFigureKind, number> | null> {
  const { rows } = await db.execute<BookRow>(
    sql`select balance::text as balance, deposit::text as deposit from app.opening_figures_of(${leaseId})`,
  );
  const [row] = rows;
  return row ? { balance: Number(row.balance), deposit: Number(row.deposit) } : null;
}

const sideOf = (lease: LeaseRow, context: HandlerContext): LeaseSide | null => {
  const userId = userIdOf(context);
  if (lease.tenantId === userId) return 'tenant';
  return lease.landlordId === userId ? 'landlord' : null;
};

/** When word of the lease reached its tenant. */
async function toldOn(db: Executor, lease: LeaseRow) {
  const tenant = (await partyRowsOf(db, [lease.id])).find(({ role }) => role === 'tenant');
  return tenant?.toldAt ? dateInIndia(tenant.toldAt.toISOString()) : null;
}

const ofLease = api.openingFigures.ofLease.handler(
  async ({ context, input: { id } }): Promise<OpeningFigures> => {
    const { db, services } = context;
    const lease = await seenLease(db, id);
    const side = sideOf(lease, context);
    const contested = await selectFigures(db, eq(table.leaseId, id));
    const mayContest =
      side === 'tenant' &&
      lease.movedOn !== null &&
      canContestFigure({ state: lease.state, toldOn: await toldOn(db, lease) }, services.today());
    const book = mayContest ? await bookOf(db, id) : null;
    const isContested = (kind: OpeningFigureKind) => contested.some(({ figure }) => figure.kind === kind);
    return {
      reads_as: side ?? (can(context.actor, 'openingFigures.decide') ? 'team' : null),
      contestable: book
        ? openingFigureKinds
            .filter((kind) => !isContested(kind))
            .map((kind) => ({ kind, amount: book[kind] }))
        : [],
      contested: contested.map((row) => shownFigure(row, services.today())),
    };
  },
);

type Amount = { amount: number; is_prepaid: boolean };
/** As it is kept: of a balance, what was paid ahead is negative. */
const signed = (kind: OpeningFigureKind, { amount, is_prepaid: isPrepaid }: Amount): number =>
  kind === 'balance' && isPrepaid && amount !== 0 ? -amount : amount;

const contest = api.openingFigures.contest.handler(async ({ context, input }): Promise<OpeningFigure> => {
  const { db, services } = context;
  const { kind, reason } = input;
  const lease = await seenLease(db, input.id);
  await db.select({ id: leases.id }).from(leases).where(eq(leases.id, lease.id)).for('update');
  const book = await bookOf(db, lease.id);
  if (sideOf(lease, context) !== 'tenant' || book === null) throw new RuleBroken('opening-figure.not-yours');
  const known = await selectFigures(db, and(eq(table.leaseId, lease.id), eq(table.kind, kind)));
  const figure = { said: book[kind], amount: signed(kind, input), isContested: known.length > 0 };
  const today = services.today();
  checkContest({ state: lease.state, toldOn: await toldOn(db, lease) }, figure, today);
  const { rows } = await db.execute<{ id: string }>(
    sql`select app.contest_opening_figure(${lease.id}, ${kind}, ${figure.amount}, ${reason}, ${agreeBy(today)}) as id`,
  );
  return done(context, rows[0]?.id ?? '', {
    action: 'contest',
    event: 'opening-figure.contested',
    before: { kind, amount: figure.said },
    after: { kind, tenant_says: figure.amount },
    reason,
  });
});

const answer = api.openingFigures.answer.handler(async ({ context, input }): Promise<OpeningFigure> => {
  const { db, services } = context;
  const before = await lockFigure(db, input.id);
  const { figure, lease } = before;
  const side = sideOf(lease, context);
  if (side === null) throw new RuleBroken('opening-figure.not-yours');
  if (figure.state !== 'open') throw new RuleBroken('opening-figure.settled');
  // Whoever gives way may do so at any time; only the team ends what both go on saying.
  const amount = signed(figure.kind, input);
  const named = namedBy(figure, side, amount);
  if (side === 'landlord' && figure.heldBy === 'operator')
    throw new RuleBroken('opening-figure.team-decides');
  if (!named.isAgreed && turnOf(before, services.today()) === 'team') {
    throw new RuleBroken('opening-figure.team-decides');
  }
  await db.execute(sql`select app.answer_opening_figure(${figure.id}, ${amount}, ${input.reason})`);
  return done(context, figure.id, {
    action: 'answer',
    event: named.isAgreed ? 'opening-figure.agreed' : 'opening-figure.named',
    before: { tenant_says: figure.tenantSays, landlord_says: figure.landlordSays },
    after: { tenant_says: named.tenantSays, landlord_says: named.landlordSays, agreed: named.isAgreed },
    reason: input.reason,
  });
});

const decide = api.openingFigures.decide.handler(async ({ context, input }): Promise<OpeningFigure> => {
  const { db } = context;
  const { figure, lease } = await lockFigure(db, input.id);
  if (sideOf(lease, context) !== null) throw new RuleBroken('opening-figure.own-lease');
  if (figure.state !== 'open') throw new RuleBroken('opening-figure.settled');
  const amount = signed(figure.kind, input);
  await db.execute(sql`select app.decide_opening_figure(${figure.id}, ${amount}, ${input.reason})`);
  return done(context, figure.id, {
    action: 'decide',
    event: 'opening-figure.decided',
    before: { tenant_says: figure.tenantSays, landlord_says: figure.landlordSays },
    after: { counts: amount },
    reason: input.reason,
  });
});

type Done = Pick<Act, 'before' | 'after' | 'reason'> & { action: string; event: OpeningFigureEvent };

/** Trail, notices to both sides, and what the lease owes by now. */
async function done(context: HandlerContext, id: string, { action, event, ...said }: Done) {
  const { db, services } = context;
  const [row] = await selectFigures(db, eq(table.id, id));
  if (!row) throw new Error('An opening figure was not found after its change');
  const { lease } = row;
  await services.jobs.enqueue(writeDuesJob, { leaseId: lease.id }, db);
  await act(context, {
    action: `openingFigures.${action}`,
    subject: { type: 'lease', id: lease.id },
    people: partiesOf(lease),
    notices: figureNotices(row, { event, turn: turnOf(row, services.today()), actorId: userIdOf(context) }),
    ...said,
  });
  return shownFigure(row, services.today());
}

const list = api.openingFigures.list.handler(async ({ context, input: { cursor, limit, show } }) => {
  const { db, services } = context;
  const chosen = show === 'team' ? isWithTeam : eq(table.state, 'open');
  const rows = await selectFigures(db, and(chosen, afterCursor(oldestFirst, cursor))).limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ figure }) => figure.id);
  return {
    items: page.map((row: FigureOf) => shownFigure(row, services.today())),
    next_cursor,
    total: await countFigures(db, chosen),
  };
});

export const openingFigures = { ofLease, contest, answer, decide, list };
