// Ends a lease: the day the tenant left, what is taken from the deposit, and what goes back.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { settle } from '../../../domain/leases.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { paiseOf } from '../../components/rupee-input.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton, useOpened } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type DeductionLine, Deductions } from './settlement-deductions.tsx';
import { useLookAgain, useReloadTenancy } from './use-lease-move.ts';

export function SettlementButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const send = useLookAgain(dialog.onClose, api.leases.settle);
  const today = clock.today();
  const [day, setDay] = useState<string | null>(today);
  const [lines, setLines] = useState<DeductionLine[]>([]);
  const deductions = lines.map(({ label, amount, repair }) => ({
    label,
    amount: paiseOf(amount) ?? 0,
    repair_id: repair ?? undefined,
  }));
  const { refund, owed } = settle(lease.deposit, deductions);
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Lease ended`, msg`We’ll notify both sides.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`End and settle the deposit`}
      submitLabel={t`End the lease`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: lease.id, version: lease.version, ended_on: day ?? '', deductions })}
    >
      <LateDateField
        label={t`The tenant left on`}
        value={day}
        onChange={setDay}
        today={today}
        min={lease.notice?.ends_on ?? lease.end_date}
        max={today}
        error={form.errors.ended_on}
        required
      />
      <Deductions leaseId={lease.id} lines={lines} setLines={setLines} errors={form.errors} />
      <Text size="sm">
        <Trans>
          Of the deposit of {formatRupees(paise(lease.deposit))}, {formatRupees(paise(refund))} goes back.
        </Trans>
      </Text>
      {owed > 0 && (
        <Text size="sm" c="red">
          <Trans>{formatRupees(paise(owed))} is not covered by the deposit.</Trans>
        </Text>
      )}
    </FormDialogButton>
  );
}
