// Commission lines as a table: which home, from whom, and how rate and base make the amount; each with its "Why this amount".
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Text } from '@mantine/core';
import type { LineKind } from '../../../domain/commission/posted-lines.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { IconInfoCircle } from '../../ui/icons.ts';
import { moneyColumn } from '../../ui/money-column.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowButton } from '../../ui/row-actions.tsx';
import { HomeName } from '../property/home-names.tsx';
import { lineKindNames, lineStatusNames, percent } from './commission-sentences.ts';

/** A line of a closed month, or one that an open month would pay. */
export type ShownLine = {
  payment_id: string;
  sequence?: number;
  kind?: LineKind;
  property_name: string | null;
  credited_id: string | null;
  credited_name: string | null;
  rvl: number;
  base: number;
  level: number;
  rate_bp: number;
  paid_below_bp: number;
  amount: number;
  status: string;
  origin_month: Month;
  month: Month;
};

export type LineTotal = { amount: number; count: number };

type LineColumns = {
  /** The affiliate who reads; without it each name is shown as that of another. */
  affiliateId?: string;
  /** Without it no line says why. */
  onWhy?: (line: ShownLine) => void;
  /** Of all lines of the month, of which a page may show only some: in paise, and how many they are. */
  total?: LineTotal | undefined;
};

type FromProps = {
  line: ShownLine;
  isOwn: boolean;
  /** It is one's own list: the level is that of the reader, above whom the rent is credited to. */
  hasReader: boolean;
};

export const lineKey = ({ payment_id: id, sequence, kind }: ShownLine) =>
  `${id} ${sequence ?? 0} ${kind ?? ''}`;

/** Columns, keys and width of a list of lines. */
export function useLineTable(options: LineColumns) {
  const { t } = useLingui();
  return {
    label: t`Commission lines`,
    columns: useLineColumns(options),
    rowKey: lineKey,
    minWidth: 900,
  };
}

function useLineColumns({ affiliateId, onWhy, total }: LineColumns): Column<ShownLine>[] {
  const { t } = useLingui();
  const rateOf = (line: ShownLine) => percent(line.rate_bp - line.paid_below_bp);
  const count = (total?.count ?? 0).toLocaleString('en-IN');
  const totalName = total && total.count > 1 ? t`Total of all ${count}` : t`Total`;
  const homeOf = ({ property_name: name }: ShownLine) => name ?? t`A home`;
  const columns: Column<ShownLine>[] = [
    {
      key: 'home',
      label: t`Home`,
      cell: (line) => (
        <>
          <Text size="sm" fw={600}>
            {line.property_name ? <HomeName name={line.property_name} /> : homeOf(line)}
          </Text>
          <Notes line={line} />
        </>
      ),
      csv: homeOf,
      ...(total !== undefined && { foot: totalName }),
    },
    {
      key: 'credited',
      label: t`From`,
      isInLine: true,
      cell: (line) => (
        <From line={line} isOwn={line.credited_id === affiliateId} hasReader={affiliateId !== undefined} />
      ),
      csv: ({ credited_id: id }) => id,
    },
    // Left to right as it is computed: the base is the platform's share of the rent, and base times rate is the amount.
    moneyColumn('rvl', t`Rent`),
    moneyColumn('base', t`Base`),
    { key: 'rate', label: t`Rate`, align: 'right', cell: rateOf, csv: rateOf },
    {
      ...moneyColumn('amount', t`Amount`),
      isInLine: true,
      ...(total !== undefined && { foot: <MoneyText amount={paise(total.amount)} format="plain" /> }),
    },
  ];
  if (!onWhy) return columns;
  return [
    ...columns,
    {
      key: 'why',
      label: t`Why`,
      isActions: true,
      cell: (line) => {
        const [amount, home] = [formatRupeesAndPaise(paise(line.amount)), homeOf(line)];
        return (
          <RowButton
            size="compact-xs"
            icon={<IconInfoCircle size={18} aria-hidden />}
            onClick={() => onWhy(line)}
            aria-label={t`Why this amount: ${amount} from ${home}`}
          >
            <Trans>Why</Trans>
          </RowButton>
        );
      },
    },
  ];
}

/** Whom the rent is credited to, and at which level above them the line is. */
function From({ line: { credited_id: id, credited_name: name, level }, isOwn, hasReader }: FromProps) {
  const { t } = useLingui();
  if (isOwn) return <CellLines main={t`You`} detail={t`level ${level}`} />;
  const place = hasReader ? t`you at level ${level}` : t`level ${level}`;
  return <CellLines main={name} detail={[id, place].filter(Boolean).join(' · ')} />;
}

/** What a line is, where it is not of a rent of its own month that is paid with it. */
export function Notes({ line }: { line: ShownLine }) {
  const { i18n, t } = useLingui();
  const kind = line.kind && lineKindNames[line.kind];
  const status = lineStatusNames[line.status];
  const origin = formatMonth(line.origin_month);
  if (!kind && line.status === 'payable') return null;
  return (
    <Group gap={6}>
      {kind && <Badge color="gray">{i18n._(kind)}</Badge>}
      {line.origin_month !== line.month && (
        <Text size="xs" c="dimmed">
          {t`Rent of ${origin}`}
        </Text>
      )}
      {line.status !== 'payable' && <Badge color="yellow">{status ? i18n._(status) : line.status}</Badge>}
    </Group>
  );
}
