// Active affiliates by name, with their mode and the buttons for shadow power and mode.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import type { Affiliate } from '../../../contract/affiliates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { ModeButton, modeNames } from '../affiliates/mode-dialog.tsx';
import type { PowerHolder } from '../affiliates/power-dialog.tsx';

type AffiliateActions = { onPower: (holder: PowerHolder) => void; onMode: (affiliate: Affiliate) => void };

export function useAffiliateColumns(actions: AffiliateActions): Column<Affiliate>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'affiliate',
      label: t`Affiliate`,
      cell: ({ full_name: name, affiliate_id: id }) => <CellLines isStrong main={name} detail={id} />,
      csv: ({ affiliate_id: id }) => id,
    },
    {
      key: 'email',
      label: t`Email`,
      cell: ({ email }) => <Text size="sm">{email ?? '–'}</Text>,
      csv: ({ email }) => email,
    },
    {
      key: 'mode',
      label: t`Mode`,
      cell: ({ reward_calculation_mode: mode }) => i18n._(modeNames[mode]),
      csv: ({ reward_calculation_mode: mode }) => mode,
    },
    {
      key: 'power',
      label: t`Shadow Power`,
      isNarrow: true,
      align: 'right',
      cell: ({ shadow_power_amount: amount }) => (amount > 0 ? formatRupees(paise(amount)) : '–'),
      csv: ({ shadow_power_amount: amount }) => amount / 100,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (affiliate) => <Actions affiliate={affiliate} {...actions} />,
    },
  ];
}

function Actions({ affiliate, onPower, onMode }: AffiliateActions & { affiliate: Affiliate }) {
  const { t } = useLingui();
  const { full_name: name, shadow_power_amount: amount } = affiliate;
  return (
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
  );
}
