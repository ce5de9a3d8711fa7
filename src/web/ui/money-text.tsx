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
  /** whole ₹25,000 · exact ₹25,000.50, for commission lines, statements and receipts · plain: exact without .00 · short ₹1.5 L, for cards and charts */
  format?: keyof typeof formats;
  className?: string;
};

export function MoneyText({ amount, format = 'whole', className }: MoneyTextProps) {
  return <span className={className ? `money ${className}` : 'money'}>{formats[format](amount)}</span>;
}
