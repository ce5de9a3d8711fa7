// What can be done with a batch where it stands: approve, cancel, and the file for the bank.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { PayoutBatch } from '../../../contract/payouts.ts';
import { type BankFileLayout, bankFileLayouts } from '../../../domain/commission/bank-files.ts';
import { hasBankFile } from '../../../domain/commission/payouts.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { saveText } from '../../lib/save-file.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconDownload } from '../../ui/icons.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { May } from '../shell/may.tsx';
import { layoutWords, payoutTexts } from './payout-labels.ts';
import { useReloadPayouts } from './use-reload-payouts.ts';

type BatchProps = { batch: PayoutBatch };

export function BatchActions({ batch }: BatchProps) {
  const isOpen = batch.state === 'draft' || batch.state === 'approved';
  return (
    <Group gap="sm">
      <May to="payouts.approve">{batch.state === 'draft' && <ApproveButton batch={batch} />}</May>
      <May to="payouts.export">{hasBankFile(batch.state) && <ExportButton batch={batch} />}</May>
      <May to="payouts.cancel">{isOpen && <CancelButton batch={batch} />}</May>
    </Group>
  );
}

function ApproveButton({ batch }: BatchProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const reload = useReloadPayouts();
  const approval = useFormMutation({
    send: api.payouts.approve,
    failure: payoutTexts.notDone,
    onSent: () => {
      setIsAsking(false);
      toast.success(payoutTexts.approved);
      return reload();
    },
  });
  const amount = formatRupeesAndPaise(paise(batch.amount));
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
          <Plural
            value={batch.transfers}
            one="# transfer is sent to the bank with the next file."
            other="# transfers are sent to the bank with the next file."
          />
        </Text>
        {batch.is_own && (
          <Text size="sm" c="dimmed">
            <Trans>
              You made this batch, so another administrator must approve it. In a demo or single-operator
              mode, you can.
            </Trans>
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}

/** The second file says so: with both of them the bank pays twice. */
function ExportButton({ batch }: BatchProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const reload = useReloadPayouts();
  const file = useFormMutation({
    // Its answer holds account numbers and is kept nowhere, so it carries no key for repeats.
    send: (input: { id: string; layout: BankFileLayout }) => api.payouts.export(input),
    failure: payoutTexts.notDone,
    onSent: ({ file_name, csv }) => {
      setIsAsking(false);
      saveText(file_name, 'text/csv', csv);
      toast.success(payoutTexts.exported);
      return reload();
    },
  });
  const [layout, setLayout] = useState<BankFileLayout>('general');
  const save = () => file.submit({ id: batch.id, layout });
  const { exported_at: before } = batch;
  const open = batch.transfers - batch.paid.transfers - batch.failed.transfers;
  const amount = formatRupeesAndPaise(paise(batch.amount - batch.paid.amount - batch.failed.amount));
  return (
    <>
      <Button
        size="sm"
        variant={before ? 'default' : 'filled'}
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={file.isBusy}
        onClick={() => setIsAsking(true)}
      >
        <Trans>File for the bank</Trans>
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={before ? t`Make the file again?` : t`File for the bank`}
        confirmLabel={t`Save the file`}
        destructive={before !== null}
        busy={file.isBusy}
        onConfirm={save}
        onClose={() => setIsAsking(false)}
      >
        <SelectField
          label={t`Layout`}
          description={t`Ask your bank which layout it accepts before you send the first file.`}
          value={layout}
          onChange={(chosen) => setLayout(bankFileLayouts.find((one) => one === chosen) ?? layout)}
          allowDeselect={false}
          options={bankFileLayouts.map((value) => ({ value, label: i18n._(layoutWords[value]) }))}
        />
        {before && (
          <Text mt="md">
            <Trans>
              The first file was saved {formatInstant(before)}. If the bank has that one, a second file pays
              twice.
            </Trans>{' '}
            <Plural
              value={open}
              one={`The new one holds the # transfer still waiting for the bank, ${amount}.`}
              other={`The new one holds the # transfers still waiting for the bank, ${amount}.`}
            />
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}

function CancelButton({ batch }: BatchProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const reload = useReloadPayouts();
  const form = useFormMutation({
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
          explanation={<Trans>We still owe everyone in it the same amount. This cannot be undone.</Trans>}
          busy={form.isBusy}
          error={form.errors.reason}
          onSubmit={(reason) => form.submit({ id: batch.id, reason })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
