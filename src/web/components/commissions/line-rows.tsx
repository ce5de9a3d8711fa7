// Commission lines on a phone: home and amount, and how it comes about; a row opens the why of its amount.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import { formatRupees, formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { IconChevronRight } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { HomeName } from '../property/home-names.tsx';
import { percent } from './commission-sentences.ts';
import classes from './line-rows.module.css';
import { type LineTotal, lineKey, Notes, type ShownLine } from './line-table.tsx';

type LineRowsProps = {
  lines: readonly ShownLine[];
  /** The affiliate who reads. */
  affiliateId: string;
  onWhy: (line: ShownLine) => void;
  /** What all lines of the month add up to, below the last one. */
  total?: LineTotal | undefined;
};

export function LineRows({ lines, total, ...reader }: LineRowsProps) {
  const { t } = useLingui();
  const count = (total?.count ?? 0).toLocaleString('en-IN');
  return (
    <ul className={classes.rows} aria-label={t`Commission lines`}>
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <Line line={line} {...reader} />
        </li>
      ))}
      {total && (
        <li className={classes.total}>
          <span>{total.count > 1 ? t`Total of all ${count}` : t`Total`}</span>
          <MoneyText amount={paise(total.amount)} format="plain" />
        </li>
      )}
    </ul>
  );
}

function Line({ line, affiliateId, onWhy }: Omit<LineRowsProps, 'lines' | 'total'> & { line: ShownLine }) {
  const { t } = useLingui();
  const [amount, home] = [formatRupeesAndPaise(paise(line.amount)), line.property_name ?? t`A home`];
  const [rvl, base] = [line.rvl, line.base].map((sum) => formatRupees(paise(sum)));
  const difference = percent(line.rate_bp - line.paid_below_bp);
  const isOwn = line.credited_id === affiliateId;
  const who = isOwn ? t`You` : (line.credited_name ?? t`Someone`);
  const { level } = line;
  return (
    <button type="button" className={classes.row} onClick={() => onWhy(line)}>
      <VisuallyHidden>{t`Why this amount: ${amount} from ${home}`}</VisuallyHidden>
      <span className={classes.words}>
        <Text span size="sm" fw={600}>
          <HomeName name={home} />
        </Text>
        <Text span size="xs" c="dimmed">
          {who} · {isOwn ? t`level ${level}` : t`you at level ${level}`}
        </Text>
        <Text span size="xs" c="dimmed">
          <Trans>
            {difference} of {base}, from a rent of {rvl}
          </Trans>
        </Text>
        <Notes line={line} />
      </span>
      <Text span fw={650}>
        <MoneyText amount={paise(line.amount)} format="plain" />
      </Text>
      <IconChevronRight size={16} aria-hidden />
    </button>
  );
}
