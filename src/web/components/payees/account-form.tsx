// Takes the bank account that payouts go to.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { payeeFailures } from './payee-messages.ts';

const blank = { account_number: '', ifsc: '', holder_name: '' };

/** `organisationId`: whose account it is; without it one's own. */
export function AccountForm({
  onSaved,
  organisationId,
}: {
  onSaved: () => void;
  organisationId?: string | undefined;
}) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [account, setAccount] = useState(blank);
  const form = useFormMutation({
    send: api.payees.setAccount,
    onSent: async () => {
      await client.invalidateQueries({ queryKey: queries.payees.key() });
      setAccount(blank);
      onSaved();
    },
    failure: payeeFailures.account,
  });
  const submit = () => {
    form.submit({ ...account, organisation_id: organisationId });
  };
  const field = (name: keyof typeof account) => ({
    value: account[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setAccount((before) => ({ ...before, [name]: value }));
    },
    error: form.errors[name],
    autoComplete: 'off',
  });
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm" maw={420}>
        <TextInput
          label={t`Account number`}
          inputMode="numeric"
          maxLength={40}
          {...field('account_number')}
        />
        <TextInput label={t`IFSC of the branch`} maxLength={30} {...field('ifsc')} />
        <TextInput label={t`Name of the account holder`} maxLength={120} {...field('holder_name')} />
        <Group>
          <Button type="submit" loading={form.isBusy}>
            <Trans>Save bank account</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
