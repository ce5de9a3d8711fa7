// Last step of registering as a broker: the fee, online or in cash.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import { formatRupees, paise } from '../../../../domain/money.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { IconInfoCircle } from '../../../ui/icons.ts';
import { RegistrationFrame } from './frame.tsx';
import { SandboxDialog } from './sandbox-dialog.tsx';
import { usePayment } from './use-payment.ts';

export { registrationMeta as meta } from './frame.tsx';

export default function PaymentPage() {
  return (
    <RegistrationFrame
      step="payment"
      title={<Trans>Registration fee</Trans>}
      description={<Trans>Paid once. It is returned when the registration is not accepted.</Trans>}
    >
      {(registration) => <Payment registration={registration} />}
    </RegistrationFrame>
  );
}

function Payment({ registration }: { registration: BrokerRegistration }) {
  const payment = usePayment();
  const { fee, online, payment: begun } = registration;
  const open = begun?.status === 'pending' ? begun : null;
  const amount = formatRupees(paise(open?.amount ?? fee));
  return (
    <Stack gap="md">
      <Card padding="lg">
        <Stack gap="xs">
          <Text c="dimmed">
            <Trans>To pay</Trans>
          </Text>
          <Text fz={32} fw={700}>
            {amount}
          </Text>
          {online === 'sandbox' && <SandboxNotice />}
        </Stack>
      </Card>
      {open?.provider === 'cash' && <CashDue amount={amount} />}
      {open && open.provider !== 'cash' && <OnlineOpen payment={payment} id={open.id} note={open.note} />}
      <Choices registration={registration} payment={payment} amount={amount} />
      <SandboxDialog payment={payment} />
    </Stack>
  );
}

export function SandboxNotice() {
  return (
    <Alert variant="light" color="yellow" icon={<IconInfoCircle size={18} aria-hidden />}>
      <Trans>This is a trial: payments go to a sandbox and no money is taken.</Trans>
    </Alert>
  );
}

type ChoicesProps = {
  registration: BrokerRegistration;
  payment: ReturnType<typeof usePayment>;
  amount: string;
};

function Choices({ registration: { online, payment: begun }, payment, amount }: ChoicesProps) {
  const { t } = useLingui();
  const isCash = begun?.status === 'pending' && begun.provider === 'cash';
  return (
    <Group gap="sm">
      {online && (
        <Button
          onClick={() => payment.online.mutate()}
          loading={payment.online.isPending}
          disabled={payment.isBusy}
        >
          <Trans>Pay {amount} online</Trans>
        </Button>
      )}
      {!isCash && (
        <ConfirmButton
          variant="default"
          disabled={payment.isBusy}
          question={t`Pay ${amount} in cash?`}
          explanation={
            <Trans>
              You bring the money to our office and get a receipt. An administrator then activates your
              registration.
            </Trans>
          }
          confirmLabel={t`Pay in cash`}
          onConfirm={() => payment.cash.mutateAsync().catch(() => undefined)}
        >
          <Trans>Pay in cash</Trans>
        </ConfirmButton>
      )}
    </Group>
  );
}

type OnlineOpenProps = { payment: ReturnType<typeof usePayment>; id: string; note: string | null };

function OnlineOpen({ payment, id, note }: OnlineOpenProps) {
  const { t } = useLingui();
  return (
    <Alert variant="light" title={t`Your payment is pending`} role="status">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {note ?? t`If you have paid and closed the window, it appears here by itself within minutes.`}
        </Text>
        <Button
          size="sm"
          variant="default"
          loading={payment.check.isPending}
          onClick={() => payment.check.mutate(id)}
        >
          <Trans>Look whether it has arrived</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}

function CashDue({ amount }: { amount: string }) {
  const { queries } = useApi();
  const { data } = useQuery(queries.settings.published.queryOptions());
  const office = data?.office;
  return (
    <Card padding="md" component="section" aria-labelledby="cash-title">
      <Stack gap="xs">
        <Title order={2} size="h4" id="cash-title">
          <Trans>You pay in cash</Trans>
        </Title>
        <Text>
          <Trans>
            Bring {amount} to our office. As soon as it is counted an administrator activates your
            registration and we’ll notify you.
          </Trans>
        </Text>
        {office?.address && <Text>{office.address}</Text>}
        {office?.hours && (
          <Text size="sm" c="dimmed">
            {office.hours}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
