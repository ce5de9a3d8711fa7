/** Lines and explanations of a month that is still open, for administrators: of everybody, as it would be closed now. */
import { ORPCError } from '@orpc/server';
import type { ClientBase } from 'pg';
import type { CommissionLine, Explanation } from '../../contract/commissions.ts';
import type { Database } from '../../db/actor.ts';
import { planOfMonth } from '../../db/commission-plans.ts';
import { frozenUplines } from '../../db/frozen-uplines.ts';
import type { LineKind, PostedLine } from '../../domain/commission/posted-lines.ts';
import { tracePayment } from '../../domain/commission/trace.ts';
import { type Month, monthOf } from '../../domain/dates.ts';
import { paise } from '../../domain/money.ts';
import { isClosed, lineFigures, namesOf, personOf } from './estimate.ts';
import { type Asked, creditReasonOf, type PaymentOnItsWay, shownPayment } from './explain.ts';
import type { LinesAsked } from './lines.ts';
import type { PreparedMonth } from './months/computed.ts';
import { type Posting, postingKey } from './months/correction-lines.ts';
import { placeOfPayment } from './months/month-input.ts';
import { cachedPreview } from './months/preview-cache.ts';
import { computedUplines } from './months/uplines.ts';

/** Null for a closed month. NOT_FOUND for one before the first, and for one that has not begun. */
export async function openMonthNow(database: Database, month: Month): Promise<PreparedMonth | null> {
  const state = await database.asReader(async (client) => {
    const { rows } = await client.query<{ next: Month | null }>(
      `select to_char(app.next_month_to_close(), 'YYYY-MM') as next`,
    );
    return { isClosed: await isClosed(client, month), next: rows[0]?.next ?? null };
  });
  if (state.isClosed) return null;
  const { next } = state;
  const present = monthOf(database.clock.today());
  if (month > present || (next !== null && month < next)) throw new ORPCError('NOT_FOUND');
  return (await cachedPreview(database, month)).prepared;
}

/** NOT_FOUND for somebody who is not in the month's tree, and for a payment that it does not post. */
export async function explainPrepared(
  client: ClientBase,
  prepared: PreparedMonth,
  asked: Asked,
): Promise<Explanation> {
  const { input, computed, entries } = prepared;
  const { month, affiliate_id, payment_id: id, kind } = asked;
  const place = input.codes.placeOf(Buffer.from(affiliate_id));
  const way = id === undefined ? null : await preparedWay(client, prepared, id, kind);
  if (place < 0 || (id !== undefined && way === null)) throw new ORPCError('NOT_FOUND');
  const { people } = await namesOf(client, [{ credited_id: affiliate_id }]);
  return {
    month,
    affiliate_id,
    full_name: people.get(affiliate_id) ?? '',
    is_estimate: true,
    person: personOf(
      { input, computed, place },
      { earned: entries.paid[place] as number, held: entries.held[place] as number },
    ),
    payment: way && (await shownPayment(client, asked, way, await creditReasonOf(client, asked, way))),
  };
}

type PreparedWay = PaymentOnItsWay & { readonly kind: LineKind };

/** The way of a payment of the month, or of one that it posts for an earlier month; null when it does neither. */
export async function preparedWay(
  client: ClientBase,
  { input, computed, corrections }: PreparedMonth,
  id: string,
  kind?: LineKind,
): Promise<PreparedWay | null> {
  const { payments, codes, month } = input;
  const place = placeOfPayment(payments, id);
  const own = corrections.postings.filter(({ paymentId }) => paymentId === id);
  const posting =
    own.findLast((one) => one.kind === kind) ?? own.findLast((one) => one.kind !== 'reversal') ?? own[0];
  if (place < 0 && !posting) return null;
  const person = payments.affiliate[place] ?? -1;
  const counted = posting ?? {
    originMonth: month,
    affiliate: person < 0 ? null : codes.text(person),
    rvl: payments.rvl[place] as number,
    shareBp: payments.shareBp[place] as number,
  };
  const isFrozen = counted.originMonth !== month && (await isClosed(client, counted.originMonth));
  const plan = isFrozen ? await planOfMonth(client, counted.originMonth) : input.plan;
  const levels = plan.levels + 1;
  const credited = counted.affiliate;
  const uplinesOf = isFrozen
    ? await frozenUplines(client, counted.originMonth, credited ? [credited] : [], levels)
    : computedUplines(input, computed, levels);
  const terms = { rvl: paise(counted.rvl), shareBp: counted.shareBp };
  const trace = tracePayment(plan, terms, credited ? uplinesOf(credited) : []);
  return {
    id,
    kind: posting?.kind ?? 'regular',
    originMonth: counted.originMonth,
    credited,
    ...terms,
    trace,
  };
}

interface Wanted extends LinesAsked {
  readonly affiliate_id?: string | undefined;
  readonly payment_id?: string | undefined;
}

type Bare = Omit<CommissionLine, 'full_name' | 'property_name' | 'credited_name'>;

/** A page of the lines by payment and level, those of earlier months last. */
export async function preparedLines(client: ClientBase, prepared: PreparedMonth, wanted: Wanted) {
  const found = linesOf(prepared, wanted);
  const items = found.slice(0, wanted.limit);
  const names = await namesOf(
    client,
    items.flatMap(({ payment_id, credited_id, affiliate_id }) => [
      { payment_id, ...(credited_id && { credited_id }) },
      { credited_id: affiliate_id },
    ]),
  );
  return {
    items: items.map((line) => ({
      ...line,
      full_name: names.people.get(line.affiliate_id) ?? '',
      property_name: names.homes.get(line.payment_id) ?? null,
      credited_name: (line.credited_id && names.people.get(line.credited_id)) || null,
    })),
    has_more: found.length > items.length,
  };
}

/** One more than asked for, when there is. */
function linesOf(
  prepared: PreparedMonth,
  { affiliate_id: code, payment_id: id, limit, offset }: Wanted,
): Bare[] {
  const { input, computed, corrections } = prepared;
  const { affiliate, payment } = computed.lines;
  const person = code === undefined ? undefined : input.codes.placeOf(Buffer.from(code));
  const paid = id === undefined ? undefined : placeOfPayment(input.payments, id);
  const end = offset + limit + 1;
  const found: Bare[] = [];
  let count = 0;
  for (let line = 0; line < payment.length && count < end; line += 1) {
    if (person !== undefined && affiliate[line] !== person) continue;
    if (paid !== undefined && payment[line] !== paid) continue;
    if (count >= offset) found.push(regularLine(prepared, line));
    count += 1;
  }
  const later = corrections.lines.filter(
    (line) =>
      (code === undefined || line.affiliateId === code) && (id === undefined || line.paymentId === id),
  );
  const postings = new Map(corrections.postings.map((posting) => [postingKey(posting), posting]));
  const from = Math.max(0, offset - count);
  return [
    ...found,
    ...later
      .slice(from, from + limit + 1 - found.length)
      .map((line) => laterLine(line, postings.get(postingKey(line)))),
  ];
}

function regularLine(prepared: PreparedMonth, line: number): Bare {
  const { input, computed } = prepared;
  const { payment, affiliate, isHeld } = computed.lines;
  return {
    ...lineFigures(prepared, line),
    sequence: input.payments.sequence[payment[line] as number] as number,
    kind: 'regular',
    affiliate_id: input.codes.text(affiliate[line] as number),
    month: input.month,
    origin_month: input.month,
    status: isHeld[line] === 1 ? 'held' : 'payable',
  };
}

const laterLine = (line: PostedLine, posting: Posting | undefined): Bare => ({
  payment_id: line.paymentId,
  sequence: line.sequence,
  kind: line.kind,
  affiliate_id: line.affiliateId,
  month: line.month,
  origin_month: line.originMonth,
  credited_id: posting?.affiliate ?? null,
  rvl: posting?.rvl ?? 0,
  share_bp: posting?.shareBp ?? 0,
  level: line.level,
  base: line.base,
  rate_bp: line.rateBp,
  paid_below_bp: line.paidBelowBp,
  amount: line.amount,
  status: line.status,
});
