/** What a correction of the credited affiliate would take back and post anew, month by month, before anybody agrees to it. */
import type { ClientBase } from 'pg';
import type { CreditPreview, MovedPayment } from '../../contract/credit-corrections.ts';
import { planOfMonth } from '../../db/commission-plans.ts';
import { frozenUplines } from '../../db/frozen-uplines.ts';
import { correctedMonths } from '../../domain/commission/credit-corrections.ts';
import { linesAfterClose } from '../../domain/commission/posted-lines.ts';
import { firstDayOf, type Month } from '../../domain/dates.ts';
import { type Paise, paise } from '../../domain/money.ts';

export type WantedPreview = { managed_property_id: string; affiliate_id: string | null; from: string };

type Paid = {
  payment_id: string;
  month: Month;
  rvl: string;
  share_bp: number;
  sequence: number;
  is_closed: boolean;
  credited_id: string | null;
  taken: Record<string, number> | null;
};

/** The day of the next change of the affiliate, which a correction leaves as it is. */
async function untilOf(client: ClientBase, { managed_property_id: home, from }: WantedPreview) {
  const { rows } = await client.query<{ until: string | null }>(
    `select to_char(min(a.valid_from), 'YYYY-MM-DD') as until from managed_property_attributions a
      where a.managed_property_id = $1 and a.valid_from > $2`,
    [home, from],
  );
  return rows[0]?.until ?? null;
}

export async function previewCredit(client: ClientBase, wanted: WantedPreview): Promise<CreditPreview> {
  const until = await untilOf(client, wanted);
  const months = correctedMonths(wanted.from, until);
  const paid = await paidPayments(client, wanted.managed_property_id, months);
  const given = new Map<string, Map<string, number>>();
  for (const one of paid) {
    if (one.is_closed && one.credited_id !== wanted.affiliate_id)
      given.set(one.payment_id, await postedAnew(client, one, wanted.affiliate_id));
  }
  const changed = paid.filter(({ credited_id: credited }) => credited !== wanted.affiliate_id);
  const codes = new Set(
    changed.flatMap((one) => [
      ...(one.credited_id === null ? [] : [one.credited_id]),
      ...Object.keys(one.taken ?? {}),
      ...(given.get(one.payment_id)?.keys() ?? []),
    ]),
  );
  const names = await namesOf(client, [...codes]);
  return { until, payments: changed.map((one) => shown(one, given.get(one.payment_id), names)) };
}

/** What stands of each is what was posted last and not taken back since. */
async function paidPayments(
  client: ClientBase,
  home: string,
  { first, last }: { first: Month; last: Month | null },
): Promise<Paid[]> {
  const { rows } = await client.query<Paid>(
    `select p.id as payment_id, to_char(p.payment_month, 'YYYY-MM') as month, p.rvl_amount as rvl, p.sequence,
        coalesce(app.share_of(p.managed_property_id, p.payment_month), 0) as share_bp, m.closed_at is not null as is_closed,
        case when posted.month is null then app.credit_of(p.managed_property_id, p.payment_month, p.payment_month)
          else posted.affiliate_id end as credited_id,
        (select json_object_agg(l.affiliate_id, l.amount) from (
          select l.affiliate_id, sum(l.amount) as amount from managed_rental_commissions l
           where l.month_year = posted.month and l.payment_id = p.id and l.sequence = posted.sequence and l.kind = posted.kind
           group by l.affiliate_id) l) as taken
       from managed_property_rvl_payments p
         left join commission_months m on m.month = p.payment_month and m.state in ('closed', 'paid')
         left join lateral (select q.* from
           (select q.*, row_number() over (order by q.month desc, q.kind = 'reversal') as place from commission_payments q
             where q.payment_id = p.id) q
           where q.place = 1 and q.kind <> 'reversal') posted on true
      where p.managed_property_id = $1 and p.payment_status = 'paid' and p.payment_month >= $2
        and ($3::date is null or p.payment_month <= $3)
      order by p.payment_month`,
    [home, firstDayOf(first), last && firstDayOf(last)],
  );
  return rows;
}

/** By the tree, rates and statuses that its month froze, as the close will post it. */
async function postedAnew(
  client: ClientBase,
  { payment_id: paymentId, month, rvl, share_bp: shareBp, sequence }: Paid,
  affiliate: string | null,
): Promise<Map<string, number>> {
  if (affiliate === null) return new Map();
  const plan = await planOfMonth(client, month);
  const uplines = (await frozenUplines(client, month, [affiliate], plan.levels))(affiliate);
  const posting = {
    paymentId,
    sequence,
    kind: 'correction',
    originMonth: month,
    month,
    rvl: Number(rvl) as Paise,
    shareBp,
  } as const;
  const lines = linesAfterClose(plan, posting, uplines, () => 'active');
  return new Map(lines.map(({ affiliateId, amount }) => [affiliateId, amount]));
}

async function namesOf(client: ClientBase, codes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ affiliate_id: string; full_name: string }>(
    'select affiliate_id, full_name from affiliate_registrations where affiliate_id = any($1)',
    [codes],
  );
  return new Map(rows.map((row) => [row.affiliate_id, row.full_name]));
}

function shown(
  one: Paid,
  given: ReadonlyMap<string, number> = new Map(),
  names: ReadonlyMap<string, string>,
): MovedPayment {
  const taken = new Map(Object.entries(one.taken ?? {}));
  const person = (code: string) => ({ affiliate_id: code, full_name: names.get(code) ?? '' });
  return {
    payment_id: one.payment_id,
    month: one.month,
    rvl: paise(Number(one.rvl)),
    is_closed: one.is_closed,
    credited: one.credited_id === null ? null : person(one.credited_id),
    lines: [...new Set([...taken.keys(), ...given.keys()])].map((code) => ({
      ...person(code),
      taken: Number(taken.get(code) ?? 0),
      given: given.get(code) ?? 0,
    })),
  };
}
