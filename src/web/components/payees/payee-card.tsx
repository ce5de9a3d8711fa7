// PAN and bank account of whoever is paid, masked, each with its form.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Modal, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api-provider.tsx';
import { DialogStart } from '../../ui/dialog-start.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LoadError } from '../load-error.tsx';
import { AccountForm } from './account-form.tsx';
import { ConfirmedState } from './confirmed-state.tsx';
import { PanForm } from './pan-form.tsx';
import { PayeeDetail } from './payee-detail.tsx';
import { payeeFailures } from './payee-messages.ts';

/** `onChanged` is called when PAN or account were saved. */
export function PayeeCard({ onChanged }: { onChanged?: () => void }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const payee = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0 }));
  const [editing, setEditing] = useState<'pan' | 'account'>();
  const close = () => setEditing(undefined);
  const saved = () => {
    close();
    onChanged?.();
  };
  return (
    <Card padding="md" component="section" aria-labelledby="payee-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="payee-title">
          <Trans>Payment details</Trans>
        </Title>
        {payee.isPending && <TableSkeleton rows={1} />}
        {payee.isError && <LoadError query={payee} otherwise={payeeFailures.load} />}
        {payee.data && (
          <>
            <PayeeDetail
              name={t`PAN`}
              value={payee.data.pan?.masked}
              action={payee.data.pan ? t`Change PAN` : t`Add PAN`}
              onEdit={() => setEditing('pan')}
            />
            <PayeeDetail
              name={t`Bank account`}
              value={payee.data.account && `${payee.data.account.masked} · ${payee.data.account.ifsc}`}
              action={payee.data.account ? t`Change bank account` : t`Add bank account`}
              onEdit={() => setEditing('account')}
            />
            {payee.data.account && <ConfirmedState account={payee.data.account} />}
          </>
        )}
      </Stack>
      <Modal
        opened={editing !== undefined}
        onClose={close}
        title={
          <Text component="span" fw={650} size="lg">
            {editing === 'pan' ? t`Your PAN` : t`Your bank account`}
          </Text>
        }
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        {editing === 'pan' ? <PanForm onSaved={saved} /> : <AccountForm onSaved={saved} />}
        <DialogStart />
      </Modal>
    </Card>
  );
}
