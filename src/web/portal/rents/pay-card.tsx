// What to pay now: a UPI link for the phone, a QR code for another one, and the form for the reference.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { RentDue } from '../../../contract/rents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { noteOfDue } from '../../../domain/dues.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { askedFor } from '../../../domain/rent-answers.ts';
import { upiLink } from '../../../domain/rents.ts';
import { QrCode } from '../../components/qr-code.tsx';
import { useDueName } from '../../components/rents/due-name.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { paymentValues } from './payment-values.ts';

type PayCardProps = { due: RentDue; payee: { name: string; upi: string } | null };

export function PayCard({ due, payee }: PayCardProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const open = askedFor(due);
  const name = useDueName()(due);
  const [amount, day] = [formatRupeesAndPaise(paise(open)), formatDate(due.due_date)];
  return (
    <Card padding="md">
      <Group justify="space-between" align="flex-start" gap="lg">
        <Stack gap="sm" style={{ flex: '1 1 16rem' }}>
          <Title order={2} size="h4">
            <Trans>
              {amount} for {name}
            </Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>Due on {day}</Trans>
          </Text>
          <Text size="sm">
            {payee ? (
              <Trans>
                Pay {payee.name} ({payee.upi}) straight by UPI, then enter the reference.
              </Trans>
            ) : (
              <Trans>Pay as you agreed with your landlord, then enter the reference.</Trans>
            )}
          </Text>
          <Group gap="sm">
            {payee && (
              <Button component="a" href={linkOf(due, payee, open)}>
                <Trans>Open a UPI app</Trans>
              </Button>
            )}
            <PaymentDialog
              key={open}
              label={t`Enter the reference`}
              id={due.id}
              about={{ lease: due.lease_id, due: due.id }}
              initial={paymentValues(open, clock.today())}
              send={api.rents.report}
              sent={msg`Payment reported`}
              sentText={msg`The landlord confirms it once it has arrived.`}
            />
          </Group>
        </Stack>
        {payee && (
          <QrCode text={linkOf(due, payee, open)} label={t`UPI code for ${amount} to ${payee.name}`} />
        )}
      </Group>
    </Card>
  );
}

const linkOf = (due: RentDue, payee: { name: string; upi: string }, amount: number) =>
  upiLink({
    address: payee.upi,
    name: payee.name,
    amount,
    note: noteOfDue(due.kind, due.charge?.kind ?? null, due.month),
  });
