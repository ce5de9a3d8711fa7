// A payee's PAN and account, masked; the whole of one shows for a reason, which stays in the audit trail.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../../domain/dates.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { LoadError } from '../../components/load-error.tsx';
import { panHolderLabels } from '../../components/payees/payee-messages.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useMay } from '../shell/use-may.ts';
import { payoutTexts } from './payout-labels.ts';

type What = 'pan' | 'account';
type PayeeDialogProps = { userId: string; name: string; onClose: () => void };

export function PayeeDialog({ userId, name, onClose }: PayeeDialogProps) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const [asked, setAsked] = useState<What>();
  /** Whole numbers, as long as this dialog is open and no longer. */
  const [opened, setOpened] = useState<Partial<Record<What, string>>>({});
  const payee = useQuery(queries.payees.get.queryOptions({ input: { user_id: userId }, staleTime: 0 }));
  const { pan, account } = payee.data ?? {};
  return (
    <OpenModal
      onClose={onClose}
      title={
        <Text component="span" fw={650} size="lg">
          <Trans>Payee {name}</Trans>
        </Text>
      }
    >
      {payee.isPending && <TableSkeleton rows={2} />}
      {payee.isError && <LoadError query={payee} otherwise={payoutTexts.loadPayee} />}
      {payee.data && (
        <Stack gap="md">
          <Secret
            label={t`PAN`}
            value={opened.pan ?? pan?.masked ?? null}
            detail={
              pan
                ? [pan.holder && i18n._(panHolderLabels[pan.holder]), t`Set ${formatInstant(pan.updated_at)}`]
                    .filter(Boolean)
                    .join(' · ')
                : null
            }
            isOpen={opened.pan !== undefined}
            onAsk={() => setAsked('pan')}
          />
          <Secret
            label={t`Account number`}
            value={opened.account ?? account?.masked ?? null}
            detail={
              account
                ? `${account.holder_name} · ${account.ifsc} · ${formatInstant(account.updated_at)}`
                : null
            }
            isOpen={opened.account !== undefined}
            onAsk={() => setAsked('account')}
          />
        </Stack>
      )}
      {asked && (
        <RevealDialog
          userId={userId}
          what={asked}
          onShown={(value) => setOpened((before) => ({ ...before, [asked]: value }))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </OpenModal>
  );
}

type SecretProps = {
  label: string;
  value: string | null;
  detail: string | null;
  isOpen: boolean;
  onAsk: () => void;
};

function Secret({ label, value, detail, isOpen, onAsk }: SecretProps) {
  const { t } = useLingui();
  const may = useMay();
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text fw={600}>{value ?? t`Not given`}</Text>
        {detail && (
          <Text size="xs" c="dimmed">
            {detail}
          </Text>
        )}
      </div>
      {value && !isOpen && may('payees.reveal') && (
        <Button variant="default" size="xs" onClick={onAsk} aria-label={t`Show the whole ${label}`}>
          <Trans>Show</Trans>
        </Button>
      )}
    </Group>
  );
}

type RevealProps = { userId: string; what: What; onShown: (value: string) => void; onClose: () => void };

function RevealDialog({ userId, what, onShown, onClose }: RevealProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const form = useFormMutation({
    send: api.payees.reveal,
    failure: payoutTexts.notDone,
    onSent: ({ value }) => {
      onShown(value);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={what === 'pan' ? t`Show the whole PAN` : t`Show the whole account number`}
      submitLabel={t`Show`}
      destructive={false}
      explanation={<Trans>The audit trail records that you looked, and why.</Trans>}
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ user_id: userId, what, reason })}
      onClose={onClose}
    />
  );
}
