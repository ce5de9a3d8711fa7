// Who has shadow power now, newest first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { ShadowPower } from '../../../contract/affiliates.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { CellLines, CutText } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { IconEdit } from '../../ui/icons.ts';
import { RowButton } from '../../ui/row-actions.tsx';
import type { PowerHolder } from '../affiliates/power-dialog.tsx';

export function usePowerColumns(onEdit: (holder: PowerHolder) => void): Column<ShadowPower>[] {
  const { t } = useLingui();
  return [
    {
      key: 'affiliate',
      label: t`Affiliate`,
      cell: ({ full_name: name, affiliate_id: id }) => <CellLines isStrong main={name} detail={id} />,
      csv: ({ affiliate_id: id }) => id,
    },
    {
      key: 'power',
      label: t`Shadow Power`,
      cell: ({ shadow_power_amount: amount }) => <Badge color="teal">{formatRupees(paise(amount))}</Badge>,
      csv: ({ shadow_power_amount: amount }) => amount / 100,
    },
    {
      key: 'notes',
      label: t`Notes`,
      maxWidth: 260,
      cell: ({ notes }) => <CutText>{notes}</CutText>,
      csv: ({ notes }) => notes,
    },
    {
      key: 'since',
      label: t`Since`,
      cell: ({ created_at: at }) => formatDate(dateInIndia(at)),
      csv: ({ created_at: at }) => dateInIndia(at),
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (power) => (
        <RowButton
          icon={<IconEdit size={18} aria-hidden />}
          aria-label={t`Edit the shadow power of ${power.full_name}`}
          onClick={() => onEdit(power)}
        >
          <Trans>Edit</Trans>
        </RowButton>
      ),
    },
  ];
}
