/** The example of a payment taken back after the close and paid again (E9), as a table computed by the rules. */
import type { CommissionPlan } from '../../src/domain/commission/plan.ts';
import { linesAfterClose, type PostedLine, reversalOf } from '../../src/domain/commission/posted-lines.ts';
import { formatRupeesExact, fromRupees } from '../../src/domain/money.ts';
import { markdownTable } from './markdown-table.ts';

const uplines = [
  { affiliateId: 'B', status: 'active', rateBp: 1000 },
  { affiliateId: 'A', status: 'active', rateBp: 1500 },
] as const;

export function corrections(plan: CommissionPlan): string {
  const payment = {
    paymentId: 'B',
    kind: 'late',
    originMonth: '2026-06',
    rvl: fromRupees(200_000),
    shareBp: plan.defaultShareBp,
  } as const;
  const post = (sequence: number, month: string) =>
    linesAfterClose(plan, { ...payment, sequence, month }, uplines, () => 'active');
  const closed = post(1, '2026-06');
  const takenBack = reversalOf(closed, '2026-07', ({ status }) => status);
  const again = post(2, '2026-08');
  const row = (heading: string, lines: readonly PostedLine[]) => [
    heading,
    ...uplines.map(({ affiliateId }) => {
      const line = lines.find((one) => one.affiliateId === affiliateId);
      return line ? formatRupeesExact(line.amount) : '–';
    }),
  ];
  return markdownTable(
    ['posted', 'B', 'A'],
    [
      row('at the close of June', closed),
      row('in July, taken back', takenBack),
      row('in August, paid again', again),
    ],
  );
}
