// The bank account commission is paid to: shown with its last digits, changed by entering another one.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLeadForm } from '../../components/leads/use-lead-form.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { QueryState } from './query-state.tsx';

const saved = msg`Payout account saved`;
const notLoaded = msg`Failed to load your payout account`;

const blank = { account_number: '', ifsc: '', holder_name: '' };

export function PayoutAccount() {
  const { t } = useLingui();
  const { queries } = useApi();
  const payee = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0 }));
  return (
    <Card padding="lg" component="section" aria-labelledby="account-title">
      <Stack gap="md">
        <Title order={2} size="h4" id="account-title">
          <Trans>Payout account</Trans>
        </Title>
        <QueryState query={payee} failure={notLoaded} height={60}>
          {({ account }) => (
            <Text size="sm">
              {account
                ? t`${account.holder_name}, account ${account.masked}, ${account.ifsc}`
                : t`No account yet. Commission waits until there is one.`}
            </Text>
          )}
        </QueryState>
        <AccountForm />
      </Stack>
    </Card>
  );
}

function AccountForm() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [fields, setFields] = useState(blank);
  const set = (own: Partial<typeof blank>) => setFields({ ...fields, ...own });
  const form = useLeadForm({
    send: api.payees.setAccount,
    onSent: (payee) => {
      client.setQueryData(queries.payees.getMine.queryKey(), payee);
      setFields(blank);
      toast.success(saved);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(fields);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
          <TextInput
            label={t`Account holder`}
            maxLength={120}
            value={fields.holder_name}
            onChange={(event) => set({ holder_name: event.currentTarget.value })}
            error={form.errors.holder_name}
          />
          <TextInput
            label={t`Account number`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={fields.account_number}
            onChange={(event) => set({ account_number: event.currentTarget.value })}
            error={form.errors.account_number}
          />
          <TextInput
            label={t`IFSC`}
            maxLength={30}
            value={fields.ifsc}
            onChange={(event) => set({ ifsc: event.currentTarget.value })}
            error={form.errors.ifsc}
          />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={form.isBusy}>
            <Trans>Save account</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
