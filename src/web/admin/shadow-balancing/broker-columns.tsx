// Brokers by name: rank, how the Fast Track Advantage stands, until when, why, and the button that changes it.
import { Trans, useLingui } from '@lingui/react/macro';
import type { GrantedBroker } from '../../../contract/shadow-balancing.ts';
import { type CalendarDate, formatDate } from '../../../domain/dates.ts';
import { endOfId } from '../../../domain/leads.ts';
import { GrantBadges } from '../../components/affiliates/grant-badges.tsx';
import { CellLines, CutText } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { IconSettings } from '../../ui/icons.ts';
import { RowButton } from '../../ui/row-actions.tsx';

/** From when until when; null where it is off. */
function grantOf(broker: GrantedBroker) {
  const { shadow_balancing_start_date: start, shadow_balancing_end_date: end } = broker;
  return broker.shadow_balancing_enabled && start && end ? { start, end } : null;
}

const endOf = (broker: GrantedBroker) => grantOf(broker)?.end ?? null;

export function useBrokerColumns(
  today: CalendarDate,
  onConfigure: (broker: GrantedBroker) => void,
): Column<GrantedBroker>[] {
  const { t } = useLingui();
  return [
    {
      key: 'broker',
      label: t`Broker`,
      cell: ({ id, name }) => (
        <CellLines isStrong main={name} detail={<span title={id}>{endOfId(id)}</span>} />
      ),
      csv: ({ name }) => name,
    },
    {
      key: 'rank',
      label: t`Current Rank`,
      cell: ({ current_rank: rank }) => rank?.toUpperCase() ?? t`N/A`,
      csv: ({ current_rank: rank }) => rank,
    },
    {
      key: 'status',
      label: t`Status`,
      cell: (broker) => <GrantBadges grant={grantOf(broker)} today={today} />,
    },
    {
      key: 'until',
      label: t`Valid Until`,
      cell: (broker) => dayOrNone(endOf(broker)),
      csv: endOf,
    },
    {
      key: 'reason',
      label: t`Reason`,
      maxWidth: 220,
      cell: ({ shadow_balancing_reason: reason }) => <CutText>{reason}</CutText>,
      csv: ({ shadow_balancing_reason: reason }) => reason,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (broker) => (
        <RowButton
          icon={<IconSettings size={18} aria-hidden />}
          aria-label={t`Configure ${broker.name}`}
          onClick={() => onConfigure(broker)}
        >
          <Trans>Configure</Trans>
        </RowButton>
      ),
    },
  ];
}

const dayOrNone = (end: string | null) => (end ? formatDate(end) : '–');
