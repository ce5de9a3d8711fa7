// The bank account commission is paid to: shown with its last digits, changed by entering another one.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AccountForm } from '../../components/payees/account-form.tsx';
import { ConfirmedState } from '../../components/payees/confirmed-state.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';

const saved = msg`Payout account saved`;
const notLoaded = msg`Failed to load your payout account`;

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
            <>
              <Text size="sm">
                {account
                  ? t`${account.holder_name}, account ${account.masked}, ${account.ifsc}`
                  : t`No account yet. Commission waits until there is one.`}
              </Text>
              {account && <ConfirmedState account={account} />}
            </>
          )}
        </QueryState>
        <AccountForm onSaved={() => toast.success(saved)} />
      </Stack>
    </Card>
  );
}
