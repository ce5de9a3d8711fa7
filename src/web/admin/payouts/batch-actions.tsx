// What can be done with a batch where it stands: approve, cancel, and the file for the bank.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { PayoutBatch } from '../../../contract/payouts.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { hasBankFile } from '../../../domain/payouts.ts';
import { useLeadForm } from '../../components/leads/use-lead-form.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconDownload } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { ReasonDialog } from '../managed-rentals/reason-dialog.tsx';
import { useReloadPayouts } from './use-reload.ts';
import { payoutTexts } from './words.ts';

type BatchProps = { batch: PayoutBatch };

export function BatchActions({ batch }: BatchProps) {
  const isOpen = batch.state === 'draft' || batch.state === 'approved';
  return (
    <Group gap="sm">
      {batch.state === 'draft' && <ApproveButton batch={batch} />}
      {hasBankFile(batch.state) && <ExportButton batch={batch} />}
      {isOpen && <CancelButton batch={batch} />}
    </Group>
  );
}

function ApproveButton({ batch }: BatchProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const reload = useReloadPayouts();
  const approval = useLeadForm({
    send: api.payouts.approve,
    failure: payoutTexts.notDone,
    onSent: () => {
      setIsAsking(false);
      toast.success(payoutTexts.approved);
      return reload();
    },
  });
  const [amount, transfers] = [
    formatRupeesExact(paise(batch.amount)),
    batch.transfers.toLocaleString('en-IN'),
  ];
  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        <Trans>Approve</Trans>
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t`Approve ${amount}?`}
        confirmLabel={t`Approve`}
        busy={approval.isBusy}
        onConfirm={() => approval.submit({ id: batch.id })}
        onClose={() => setIsAsking(false)}
      >
        <Text>
          <Trans>{transfers} transfers go to the bank with the next file.</Trans>
        </Text>
        {batch.is_own && (
          <Text size="sm" c="dimmed">
            <Trans>You made this batch; another administrator has to approve it. A demo lets you.</Trans>
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}

function ExportButton({ batch }: BatchProps) {
  const { api } = useApi();
  const reload = useReloadPayouts();
  const file = useLeadForm({
    // Its answer holds account numbers and is kept nowhere, so it carries no key for repeats.
    send: (input: { id: string }) => api.payouts.export(input),
    failure: payoutTexts.notDone,
    onSent: ({ file_name, csv }) => {
      saveFile(file_name, 'text/csv', csv);
      toast.success(payoutTexts.exported);
      return reload();
    },
  });
  return (
    <Button
      size="sm"
      variant={batch.state === 'approved' ? 'filled' : 'default'}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isBusy}
      onClick={() => file.submit({ id: batch.id })}
    >
      <Trans>File for the bank</Trans>
    </Button>
  );
}

function CancelButton({ batch }: BatchProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const reload = useReloadPayouts();
  const form = useLeadForm({
    send: api.payouts.cancel,
    failure: payoutTexts.notDone,
    onSent: () => {
      setIsAsking(false);
      toast.success(payoutTexts.cancelled);
      return reload();
    },
  });
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setIsAsking(true)}>
        <Trans>Cancel batch</Trans>
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t`Cancel this batch`}
          submitLabel={t`Cancel batch`}
          explanation={<Trans>Everybody in it stays owed what he is owed. It cannot be taken back.</Trans>}
          busy={form.isBusy}
          error={form.errors.reason}
          onSubmit={(reason) => form.submit({ id: batch.id, reason })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
