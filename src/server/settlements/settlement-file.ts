/** The settlement of a deposit as PDF, English with Hindi beside it: each line with what came of it, and every refund. */
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { Settlement, SettlementLineShown } from '../../contract/settlements.ts';
import { settlements } from '../../db/schema/settlements.ts';
import { monthOf } from '../../domain/dates.ts';
import type { Operator } from '../../domain/gst.ts';
import type { DepositHolder } from '../../domain/leases.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import type { RefundState, SettlementLineKind, SettlementLineState } from '../../domain/settlements.ts';
import { both, i18n, inBoth, shown } from '../lib/i18n.ts';
import { paymentModeNames } from '../lib/payment-mode-names.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { api } from '../lib/procedures.ts';
import { readSettings } from '../lib/settings.ts';
import { loadSettlement } from './settlement-rows.ts';

export const file = api.settlements.file.handler(async ({ context, input }) => {
  const settlement = await context.transaction((db) =>
    loadSettlement({ ...context, db }, eq(settlements.id, input.id)),
  );
  if (!settlement) throw new ORPCError('NOT_FOUND');
  const { operator } = await readSettings(context.services);
  const bytes = await settlementPdf(settlement, operator);
  const name = `kiraya-settlement-${settlement.last_day}.pdf`;
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
});

/** As it stands: one that is not finished says so. */
export function settlementPdf(settlement: Settlement, operator: Operator): Promise<Buffer> {
  const title = `Settlement of the deposit, ${settlement.home_name}`;
  const footer = `Kiraya · ${title} · ${settlement.id}`;
  return renderPdf({ title, footer, language: 'en', operator }, (pdf) =>
    write(pdf, settlement, operator.legal_name ?? 'Kiraya'),
  );
}

const money = (amount: number): string => formatRupeesExact(paise(amount));

const kinds: Readonly<Record<SettlementLineKind, () => string>> = {
  rent: () => i18n._('Unpaid rent'),
  charge: () => i18n._('Unpaid charge'),
  repair: () => i18n._('Repair'),
  damage: () => i18n._('Damage'),
  cleaning: () => i18n._('Cleaning'),
  other: () => i18n._('Something else'),
};
const lineStates: Readonly<Record<SettlementLineState, () => string>> = {
  open: () => i18n._('Not answered'),
  accepted: () => i18n._('Accepted'),
  disputed: () => i18n._('Disputed'),
  decided: () => i18n._('Decided by Kiraya'),
  dropped: () => i18n._('Dropped'),
};
const refundStates: Readonly<Record<RefundState, () => string>> = {
  reported: () => i18n._('Not confirmed by the tenant yet'),
  confirmed: () => i18n._('The tenant confirmed it'),
  denied: () => i18n._('The tenant says it did not arrive'),
};
const holders: Readonly<Record<DepositHolder, (firm: string) => string>> = {
  landlord: () => i18n._('Held by the landlord'),
  company: (firm) => i18n._('Held by {firm}', { firm }),
  manager: () => i18n._('Held by the property manager'),
};

function write(pdf: Report, settlement: Settlement, firm: string): void {
  const { deposit, credit, held_by, taken, held, refund, debt, waived, lines, refunds } = settlement;
  pdf.title(both(() => i18n._('Settlement of the deposit')));
  pdf.beside(...inBoth(() => standing(settlement)));
  const sums: [say: () => string, paise: number][] = [
    [() => i18n._('Rent paid in advance'), credit],
    [() => i18n._('Deducted'), taken],
    [() => i18n._('Not answered or not decided yet'), held],
    [() => i18n._('Not covered by the deposit'), debt],
    [() => i18n._('Waived by the landlord'), waived],
  ];
  pdf.facts([
    [both(() => i18n._('Home')), settlement.home_name],
    [both(() => i18n._('Landlord')), settlement.landlord_name],
    [both(() => i18n._('Tenant')), settlement.tenant_name],
    [both(() => i18n._('Last day of the lease')), shown.date(settlement.last_day)],
    [both(() => i18n._('Security deposit')), `${money(deposit)}, ${both(() => holders[held_by](firm))}`],
    ...sums
      .filter(([, amount]) => amount > 0)
      .map(([say, amount]): [string, string] => [both(say), money(amount)]),
    [both(() => i18n._('Refund to the tenant')), money(refund)],
  ]);
  pdf.heading(both(() => i18n._('Deductions')));
  if (lines.length === 0) pdf.beside(...inBoth(() => i18n._('Nothing is deducted.')));
  else writeLines(pdf, lines);
  if (refunds.length > 0) pdf.heading(both(() => i18n._('Paid back')));
  for (const { amount, paid_on: day, mode, reference, state } of refunds)
    pdf.text(
      `${money(amount)}, ${shown.date(day)}, ${[both(paymentModeNames[mode]), reference].filter(Boolean).join(' ')}: ${both(refundStates[state])}`,
    );
}

function writeLines(pdf: Report, lines: readonly SettlementLineShown[]): void {
  pdf.table(
    [
      { title: both(() => i18n._('Deduction')), width: 4, value: nameOf },
      {
        title: both(() => i18n._('Asked for')),
        width: 2,
        isNumber: true,
        value: (line) => money(line.amount),
      },
      {
        title: both(() => i18n._('Counts')),
        width: 2,
        isNumber: true,
        value: ({ allowed }) => (allowed === null ? '–' : money(allowed)),
      },
      { title: both(() => i18n._('Outcome')), width: 3, value: ({ state }) => both(lineStates[state]) },
    ],
    lines,
  );
  // What was said stands as it was written.
  for (const { label, reason, decision } of lines) {
    if (reason) pdf.text(`${label}. ${both(() => i18n._('Tenant'))}: ${reason}`);
    if (decision) pdf.text(`${label}. Kiraya: ${decision}`);
  }
}

/** A month of rent, or what its landlord called it. */
const nameOf = ({ kind, label, month }: SettlementLineShown): string =>
  month !== null ? `${both(kinds[kind])}, ${shown.month(monthOf(month))}` : `${label} (${both(kinds[kind])})`;

function standing({ state, created_at: begun }: Settlement): string {
  const values = { begun: shown.instant(begun) };
  return state === 'closed'
    ? i18n._('Begun on Kiraya on {begun}, and settled in full.', values)
    : i18n._('Begun on Kiraya on {begun}, and not finished yet.', values);
}
