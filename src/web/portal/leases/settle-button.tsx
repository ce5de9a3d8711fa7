// Ends a lease: the day the tenant left, what is taken from the deposit, and what goes back.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { dateInIndia } from '../../../domain/dates.ts';
import { settle } from '../../../domain/leases.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useLeadForm } from '../../components/leads/use-lead-form.ts';
import { paiseOf, RupeeInput, type Rupees } from '../../components/rupee-input.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog, useOpened } from '../../ui/form-dialog.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useReloadTenancy } from './use-lease-move.ts';

type Line = { key: string; label: string; amount: Rupees };

export function SettleButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const today = dateInIndia(new Date().toISOString());
  const [day, setDay] = useState<string | null>(today);
  const [lines, setLines] = useState<Line[]>([]);
  const deductions = lines.map(({ label, amount }) => ({ label, amount: paiseOf(amount) ?? 0 }));
  const { refund, owed } = settle(lease.deposit, deductions);
  const form = useLeadForm({
    send: api.leases.settle,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Lease ended`, msg`Both sides get an e-mail.`);
      return reload();
    },
  });
  return (
    <FormDialog
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
        min={lease.start_date}
        max={today}
        error={form.errors.ended_on}
        required
      />
      <Deductions lines={lines} setLines={setLines} errors={form.errors} />
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
    </FormDialog>
  );
}

type DeductionsProps = {
  lines: Line[];
  setLines: (lines: Line[]) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

function Deductions({ lines, setLines, errors }: DeductionsProps) {
  const { t } = useLingui();
  const change = (key: string, own: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...own } : line)));
  return (
    <>
      {lines.map((line, place) => (
        <Group key={line.key} align="flex-start" gap="xs" wrap="nowrap">
          <TextInput
            label={t`Deducted for`}
            maxLength={120}
            value={line.label}
            onChange={(event) => change(line.key, { label: event.currentTarget.value })}
            error={errors[`deductions.${place}.label`]}
            style={{ flex: 2 }}
          />
          <RupeeInput
            label={t`Amount`}
            value={line.amount}
            onChange={(amount) => change(line.key, { amount })}
            error={errors[`deductions.${place}.amount`]}
            style={{ flex: 1 }}
          />
        </Group>
      ))}
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          disabled={lines.length === 20}
          onClick={() => setLines([...lines, { key: crypto.randomUUID(), label: '', amount: '' }])}
        >
          <Trans>Add a deduction</Trans>
        </Button>
        {lines.length > 0 && (
          <Button size="xs" variant="subtle" onClick={() => setLines(lines.slice(0, -1))}>
            <Trans>Remove the last one</Trans>
          </Button>
        )}
      </Group>
    </>
  );
}
