// The landlord's yes to what a repair may cost.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ButtonProps } from '@mantine/core';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useMaintenanceMove } from './use-maintenance-move.ts';

type ApproveButtonProps = ButtonProps & {
  id: string;
  /** What is repaired, and where. */
  of: string;
  /** Who repairs it. */
  by: string | null;
  estimate: number;
  hasTenant: boolean;
};

export function ApproveButton({
  id,
  of: repair,
  by: firm,
  estimate,
  hasTenant,
  ...button
}: ApproveButtonProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const move = useMaintenanceMove(
    () => api.maintenance.approve({ id }),
    hasTenant ? msg`We’ll notify the other side.` : undefined,
  );
  const amount = formatRupees(paise(estimate));
  return (
    <ConfirmButton
      {...button}
      aria-label={t`Approve ${amount}: ${repair}`}
      question={firm ? t`Approve ${amount} for ${repair} · ${firm}?` : t`Approve ${amount} for ${repair}?`}
      explanation={t`The work may then cost up to this amount.`}
      confirmLabel={t`Approve ${amount}`}
      onConfirm={() => move.mutateAsync(undefined).catch(() => {})}
    >
      {t`Approve ${amount}`}
    </ConfirmButton>
  );
}
