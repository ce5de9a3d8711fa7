// How the owner pays for a tenant check: our account, a link that opens a UPI app, and the same as a code for another phone.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TenantCheckDetail } from '../../../contract/tenant-checks.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { upiLink } from '../../../domain/rents.ts';
import { QrCode } from '../../components/qr-code.tsx';
import { useApi } from '../../lib/api-provider.tsx';

export function PayCheck({ check: { number, price } }: { check: TenantCheckDetail }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const terms = useQuery(queries.tenantChecks.terms.queryOptions({ staleTime: 0 }));
  const amount = formatRupees(paise(price ?? 0));
  const to = terms.data?.pay_to;
  if (terms.isPending) return <Skeleton h={160} />;
  // Ordered before the account was taken away.
  if (!to)
    return (
      <Alert w="100%">
        <Trans>We’ll tell you how to pay {amount}. We start when it has reached us.</Trans>
      </Alert>
    );
  const { name, upi, bank } = to;
  const [account, ifsc] = [bank?.number, bank?.ifsc];
  const link = upi && upiLink({ address: upi, name, amount: price ?? 0, note: number });
  return (
    <Card withBorder w="100%">
      <Group justify="space-between" align="flex-start" gap="lg">
        <Stack gap="xs" style={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
          <Title order={2} size="h4">
            <Trans>Pay {amount}</Trans>
          </Title>
          <Text size="sm">
            <Trans>To: {name}</Trans>
          </Text>
          {upi && (
            <Text size="sm">
              <Trans>UPI: {upi}</Trans>
            </Text>
          )}
          {bank && (
            <Text size="sm">
              <Trans>
                Account number {account}, IFSC {ifsc}
              </Trans>
            </Text>
          )}
          <Text size="sm">
            <Trans>Write {number} in the remark. Then report the payment here.</Trans>
          </Text>
          {link && (
            <div>
              <Button component="a" href={link} variant="default">
                <Trans>Open a UPI app</Trans>
              </Button>
            </div>
          )}
        </Stack>
        {link && <QrCode text={link} label={t`UPI code for ${amount} to ${name}`} />}
      </Group>
    </Card>
  );
}
