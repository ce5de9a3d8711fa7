// An amount of money as everywhere in the product: Indian grouping and figures of equal width.
import {
  formatRupees,
  formatRupeesAndPaise,
  formatRupeesExact,
  formatRupeesShort,
  type Paise,
} from '../../domain/money.ts';

const formats = {
  whole: formatRupees,
  exact: formatRupeesExact,
  plain: formatRupeesAndPaise,
  short: formatRupeesShort,
};

type MoneyTextProps = {
  amount: Paise;
  /** whole ₹25,000 · plain: with paise only where there are any · exact ₹25,000.00, for statements, receipts and ledgers · short ₹1.5 L, for cards and charts */
  format?: keyof typeof formats;
  className?: string;
};

export function MoneyText({ amount, format = 'whole', className }: MoneyTextProps) {
  return <span className={className ? `money ${className}` : 'money'}>{formats[format](amount)}</span>;
}
