/** Why somebody gets what they get of a closed month, or of one payment posted in it: from what the month froze. */
import { ORPCError } from '@orpc/server';
import type { ClientBase } from 'pg';
import type { Explanation, PersonMonth } from '../../contract/commissions.ts';
import { planOfMonth } from '../../db/commission-plans.ts';
import { frozenUplines } from '../../db/frozen-uplines.ts';
import type { CalculationMode } from '../../domain/affiliates.ts';
import { explainLine, explainMonth, type MonthAnswer } from '../../domain/commission/explain.ts';
import type { LineKind } from '../../domain/commission/posted-lines.ts';
import { readStatus } from '../../domain/commission/standing.ts';
import { type PaymentTrace, type TraceStep, tracePayment } from '../../domain/commission/trace.ts';
import { firstDayOf, type Month } from '../../domain/dates.ts';
import { type Paise, paise } from '../../domain/money.ts';

export interface Asked {
  readonly month: Month;
  readonly affiliate_id: string;
  readonly payment_id?: string | undefined;
  /** Of the line that is asked about. */
  readonly kind?: LineKind | undefined;
  /** Whose earnings are shown: everybody's, or the affiliate's alone. */
  readonly sees: 'all' | 'own';
}

interface Node {
  full_name: string;
  status: string;
  mode: CalculationMode;
  shadow_power: string;
  is_granted: boolean;
  personal: string;
  team: string;
  largest_leg: string;
  rate_bp: number;
  earned: string;
  held: string;
}

const money = (text: string): Paise => paise(Number(text));

/** Reads beyond the row policies, so the caller must have proved that this affiliate may be asked about. */
export async function explain(client: ClientBase, asked: Asked): Promise<Explanation> {
  const { month, affiliate_id, payment_id } = asked;
  const { rows } = await client.query<Node>(
    `select coalesce(r.full_name, '') as full_name, n.status, n.mode, n.shadow_power, n.is_granted, n.personal, n.team,
        n.largest_leg, n.rate_bp, n.earned, n.held
       from commission_nodes n left join affiliate_registrations r using (affiliate_id)
      where n.month = $1 and n.affiliate_id = $2`,
    [firstDayOf(month), affiliate_id],
  );
  const node = rows[0];
  if (!node) throw new ORPCError('NOT_FOUND');
  return {
    month,
    affiliate_id,
    full_name: node.full_name,
    is_estimate: false,
    person: await personOf(client, month, node),
    payment: payment_id === undefined ? null : await paymentOf(client, asked, payment_id),
  };
}

async function personOf(client: ClientBase, month: Month, node: Node): Promise<PersonMonth> {
  const volumes = {
    personal: money(node.personal),
    team: money(node.team),
    largestLeg: money(node.largest_leg),
  };
  const given = { mode: node.mode, shadowPower: money(node.shadow_power), isGranted: node.is_granted };
  const answer = explainMonth(await planOfMonth(client, month), {
    ...volumes,
    ...given,
    status: readStatus(node.status),
  });
  return shownPerson({ ...volumes, ...given, status: node.status, rateBp: node.rate_bp }, answer, {
    earned: Number(node.earned),
    held: Number(node.held),
  });
}

interface Facts {
  readonly status: string;
  readonly mode: CalculationMode;
  readonly shadowPower: Paise;
  readonly isGranted: boolean;
  readonly personal: Paise;
  readonly team: Paise;
  readonly largestLeg: Paise;
  readonly rateBp: number;
}

/** A person's month as the contract shows it: what it was computed from, and what came of it. */
export const shownPerson = (
  { personal, team, largestLeg, rateBp, status, mode, shadowPower, isGranted }: Facts,
  answer: MonthAnswer,
  sums: { earned: number; held: number },
): PersonMonth => ({
  status,
  mode,
  personal,
  team,
  largest_leg: largestLeg,
  primary: answer.primary,
  growth: answer.growth,
  is_levelled: answer.isLevelled,
  qualifying: answer.qualifying,
  qualified_by: answer.qualifiedBy,
  shadow_added: answer.shadowAdded,
  shadow_power: shadowPower,
  is_granted: isGranted,
  rank: answer.rank.name,
  rate_bp: rateBp,
  next: answer.next && {
    rank: answer.next.rank.name,
    threshold: answer.next.rank.threshold,
    missing: answer.next.missing,
  },
  reason: answer.reason,
  ...sums,
});

async function paymentOf(client: ClientBase, asked: Asked, id: string): Promise<Explanation['payment']> {
  const ways = await postedWays(client, asked.month, id);
  const wanted = ways.filter(({ kind }) => asked.kind === undefined || kind === asked.kind);
  // Whoever lost a home to another has a line of what is taken back, and none of what is posted anew.
  const way = wanted.find(({ trace }) => explainLine(trace, asked.affiliate_id).step !== null) ?? wanted[0];
  if (!way) throw new ORPCError('NOT_FOUND');
  return shownPayment(client, asked, way, await creditReasonOf(client, asked, way));
}

type PostedWay = PaymentOnItsWay & { readonly kind: LineKind };

/** Why two administrators corrected whom its home is credited to; for the two affiliates it was about and for the office. */
export async function creditReasonOf(
  client: ClientBase,
  { sees, affiliate_id: reader }: Asked,
  { id, kind, originMonth }: PostedWay,
): Promise<string | null> {
  if (kind === 'regular') return null;
  const { rows } = await client.query<{ reason: string; affiliate_id: string | null; was: string[] }>(
    `select k.reason, k.affiliate_id, array(select distinct c.affiliate_id from commission_payments c
          where c.payment_id = p.id and c.affiliate_id is not null) as was
       from managed_property_rvl_payments p join credit_corrections k on k.managed_property_id = p.managed_property_id
      where p.id = $1 and k.state = 'approved' and k.from_date < $2::date + interval '1 month'
      order by k.approved_at desc limit 1`,
    [id, firstDayOf(originMonth)],
  );
  const [found] = rows;
  if (!found) return null;
  return sees === 'all' || found.affiliate_id === reader || found.was.includes(reader) ? found.reason : null;
}

/** The way of a payment as a closed month posted it, one level further than the plan pays; null when it did not. */
export async function postedWay(
  client: ClientBase,
  month: Month,
  id: string,
): Promise<PaymentOnItsWay | null> {
  return (await postedWays(client, month, id))[0] ?? null;
}

/** The same of each posting of the month: what stands first, then what is taken back. */
async function postedWays(client: ClientBase, month: Month, id: string): Promise<PostedWay[]> {
  const { rows } = await client.query<{
    kind: LineKind;
    origin_month: Month;
    tree_month: Month;
    affiliate_id: string | null;
    rvl: string;
    share_bp: number;
  }>(
    `select p.kind, to_char(p.origin_month, 'YYYY-MM') as origin_month, p.affiliate_id, p.rvl, p.share_bp,
        to_char(case when m.month is null then p.month else p.origin_month end, 'YYYY-MM') as tree_month
       from commission_payments p
         left join commission_months m on m.month = p.origin_month and m.closed_at is not null
      where p.payment_id = $1 and p.month = $2 order by p.kind = 'reversal', p.sequence desc`,
    [id, firstDayOf(month)],
  );
  const ways: PostedWay[] = [];
  for (const { kind, ...posted } of rows) ways.push({ kind, ...(await wayOf(client, id, posted)) });
  return ways;
}

type Posted = {
  origin_month: Month;
  tree_month: Month;
  affiliate_id: string | null;
  rvl: string;
  share_bp: number;
};

async function wayOf(client: ClientBase, id: string, posted: Posted): Promise<PaymentOnItsWay> {
  const plan = await planOfMonth(client, posted.tree_month);
  const credited = posted.affiliate_id;
  const uplinesOf = await frozenUplines(
    client,
    posted.tree_month,
    credited ? [credited] : [],
    plan.levels + 1,
  );
  const terms = { rvl: money(posted.rvl), shareBp: posted.share_bp };
  const trace = tracePayment(plan, terms, credited ? uplinesOf(credited) : []);
  return { id, originMonth: posted.origin_month, credited, ...terms, trace };
}

export interface PaymentOnItsWay {
  readonly id: string;
  readonly originMonth: Month;
  /** Null: nobody. */
  readonly credited: string | null;
  readonly rvl: Paise;
  readonly shareBp: number;
  readonly trace: PaymentTrace;
}

/** `kind` where it was posted, or will be. */
type ShownWay = Omit<PaymentOnItsWay, 'credited'> & { kind?: LineKind };

/** The way of one payment as far as the caller may see it. */
export async function shownPayment(
  client: ClientBase,
  asked: Asked,
  { id, kind = 'regular', originMonth, rvl, shareBp, trace }: ShownWay,
  creditReason: string | null = null,
): Promise<NonNullable<Explanation['payment']>> {
  const answer = explainLine(trace, asked.affiliate_id);
  // Whoever is nowhere on the way learns no more than that.
  if (asked.sees === 'own' && answer.step === null) throw new ORPCError('NOT_FOUND');
  const upTo = answer.step === null || asked.sees === 'all' ? trace.steps.length : answer.step.level;
  return {
    payment_id: id,
    kind,
    origin_month: originMonth,
    credit_reason: creditReason,
    rvl,
    share_bp: shareBp,
    base: trace.base,
    steps: await namedSteps(client, trace.steps.slice(0, upTo), asked),
    reason: answer.kind === 'line' ? null : answer.reason,
  };
}

export async function namedSteps(
  client: ClientBase,
  steps: readonly TraceStep[],
  { sees, affiliate_id }: Pick<Asked, 'sees' | 'affiliate_id'>,
) {
  const { rows } = await client.query<{ affiliate_id: string; full_name: string }>(
    'select affiliate_id, full_name from affiliate_registrations where affiliate_id = any($1)',
    [steps.map(({ affiliateId }) => affiliateId)],
  );
  const names = new Map(rows.map((row) => [row.affiliate_id, row.full_name]));
  return steps.map((step) => ({
    affiliate_id: step.affiliateId,
    full_name: names.get(step.affiliateId) ?? '',
    level: step.level,
    rate_bp: step.rateBp,
    paid_below_bp: step.paidBelowBp,
    paid_below_level: step.paidBelowLevel,
    amount: sees === 'all' || step.affiliateId === affiliate_id ? step.amount : null,
    is_held: (sees === 'all' || step.affiliateId === affiliate_id) && step.isHeld,
    reason: step.reason,
  }));
}
