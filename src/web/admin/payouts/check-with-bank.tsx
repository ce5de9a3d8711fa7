// Asks the bank in whose name an account is held. The payee's own name confirms the account; anything else leads to the transfer of ₹1.
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { NameChecked } from '../../../contract/payees.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { payoutTexts } from './payout-labels.ts';

type CheckWithBankProps = { userId: string; setAt: string; onConfirmed: () => void };

export function CheckWithBank({ userId, setAt, onConfirmed }: CheckWithBankProps) {
  const { api } = useApi();
  const [checked, setChecked] = useState<NameChecked>();
  const check = useFormMutation({
    send: api.payees.checkName,
    failure: payoutTexts.notDone,
    onSent: (answer) => (answer.outcome === 'confirmed' ? onConfirmed() : setChecked(answer)),
  });
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="light"
        size="sm"
        loading={check.isBusy}
        onClick={() => {
          setChecked(undefined);
          check.submit({ user_id: userId, set_at: setAt });
        }}
      >
        <Trans>Check with the bank</Trans>
      </Button>
      {checked && <Answer checked={checked} />}
    </Stack>
  );
}

function Answer({
  checked: { outcome, payee_name: payeeName, bank_name: bankName },
}: {
  checked: NameChecked;
}) {
  return (
    <Alert color={outcome === 'no-answer' ? 'gray' : 'yellow'} role="status" w="100%">
      {outcome === 'other-name' && (
        <Stack gap={4}>
          <Text size="sm">
            <Trans>
              The bank shows another name for this account. Confirm it with a transfer of ₹1 instead.
            </Trans>
          </Text>
          <Text size="sm">
            <Trans>
              Bank: <b>{bankName}</b>
            </Trans>
          </Text>
          <Text size="sm">
            <Trans>
              Payee: <b>{payeeName}</b>
            </Trans>
          </Text>
        </Stack>
      )}
      {outcome === 'closed' && (
        <Trans>The bank says this account is closed. Ask the payee for another one.</Trans>
      )}
      {outcome === 'no-answer' && (
        <Trans>The bank did not answer, and nothing has changed. Try again, or send ₹1.</Trans>
      )}
      {outcome === 'account-changed' && (
        <Trans>This account has changed in the meantime. You now see its current state.</Trans>
      )}
    </Alert>
  );
}
