// Active affiliates by name, with their mode and the buttons for shadow power and mode.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Table, Text } from '@mantine/core';
import type { Affiliate } from '../../../contract/affiliates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { ModeButton, modeNames } from '../affiliates/mode-dialog.tsx';
import type { PowerHolder } from '../affiliates/power-dialog.tsx';

type AffiliateTableProps = {
  affiliates: readonly Affiliate[];
  onPower: (holder: PowerHolder) => void;
  onMode: (affiliate: Affiliate) => void;
};

export function AffiliateTable({ affiliates, ...actions }: AffiliateTableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={860} aria-label={t`Affiliates`} hasActions>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Affiliate`}</Table.Th>
            <Table.Th>{t`Email`}</Table.Th>
            <Table.Th>{t`Mode`}</Table.Th>
            <Table.Th>{t`Shadow Power`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {affiliates.map((affiliate) => (
            <AffiliateRow key={affiliate.affiliate_id} affiliate={affiliate} {...actions} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type AffiliateRowProps = Omit<AffiliateTableProps, 'affiliates'> & { affiliate: Affiliate };

function AffiliateRow({ affiliate, onPower, onMode }: AffiliateRowProps) {
  const { t, i18n } = useLingui();
  const { full_name: name, shadow_power_amount: amount } = affiliate;
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {affiliate.affiliate_id}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{affiliate.email ?? '–'}</Text>
      </Table.Td>
      <Table.Td>{i18n._(modeNames[affiliate.reward_calculation_mode])}</Table.Td>
      <Table.Td className="money">{amount > 0 ? formatRupees(paise(amount)) : '–'}</Table.Td>
      <Table.Td>
        <RowActions of={name}>
          <Button
            size="xs"
            variant="default"
            aria-label={amount > 0 ? t`Edit Shadow Power of ${name}` : t`Add Shadow Power to ${name}`}
            onClick={() => onPower(affiliate)}
          >
            {amount > 0 ? <Trans>Edit Shadow Power</Trans> : <Trans>Add Shadow Power</Trans>}
          </Button>
          <ModeButton affiliate={affiliate} size="xs" onClick={() => onMode(affiliate)} />
        </RowActions>
      </Table.Td>
    </Table.Tr>
  );
}
