// What to pay now: a UPI link for the phone, a QR code for another one, the bank account, and the form for the reference.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Box, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { RentDue } from '../../../contract/rents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { noteOfDue } from '../../../domain/dues.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { upiLink, upiParts } from '../../../domain/rents.ts';
import { QrCode } from '../../components/qr-code.tsx';
import { useDueName } from '../../components/rents/due-name.ts';
import { dueStateShown } from '../../components/rents/rent-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './pay-card.module.css';
import { type Payee, PayeeBank } from './payee-bank.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { paymentValues } from './payment-values.ts';

type PayCardProps = {
  due: RentDue;
  /** Paise that are asked for now. */
  open: number;
  payee: Payee | null;
  /** Paise that one UPI payment usually takes at most. */
  upiLimit: number;
};

export function PayCard({ due, open, payee, upiLimit }: PayCardProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const name = useDueName()(due);
  const [isWhole, setWhole] = useState(false);
  const [showsQr, setShowsQr] = useState(false);
  const parts = upiParts(open, upiLimit);
  const isSplit = payee?.upi != null && parts.length > 1 && !isWhole;
  const now = isSplit ? (parts[0] ?? open) : open;
  const [amount, asked] = [open, now].map((sum) => formatRupeesAndPaise(paise(sum)));
  const day = formatDate(due.due_date);
  const link = payee?.upi ? linkOf(due, { name: payee.name, upi: payee.upi }, now) : null;
  return (
    <Card padding="md">
      <Group justify="space-between" align="flex-start" gap="lg">
        <Stack gap="sm" style={{ flex: '1 1 16rem' }}>
          <Title order={2} size="h4">
            <Trans>
              <span className={`money ${styles.asked}`}>{amount}</span> for {name}
            </Trans>
          </Title>
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              <Trans>Due on {day}</Trans>
            </Text>
            {due.state === 'late' && (
              <Badge color={dueStateShown.late.color}>{i18n._(dueStateShown.late.label)}</Badge>
            )}
          </Group>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <HowToPay payee={payee} />
          </Text>
          {payee?.upi && parts.length > 1 && (
            <Split open={open} limit={upiLimit} isWhole={isWhole} onChange={setWhole} />
          )}
          <div className={styles.acts}>
            {link && (
              <Button component="a" href={link}>
                <Trans>Open a UPI app</Trans>
              </Button>
            )}
            {payee?.upi && <CopyButton text={payee.upi} label={t`Copy UPI ID`} />}
            <PaymentDialog
              key={now}
              label={t`Enter the reference`}
              button={{ size: 'md' }}
              id={due.id}
              about={{ lease: due.lease_id, due: due.id }}
              initial={paymentValues(now, clock.today())}
              send={api.rents.report}
              sent={msg`Payment reported`}
              sentText={msg`The landlord confirms it once it has arrived.`}
            />
          </div>
          {payee?.bank && <PayeeBank bank={payee.bank} />}
        </Stack>
        {link && payee && (
          <>
            {/* A phone that shows it does not scan it: it is for another phone. */}
            {!showsQr && (
              <Button variant="subtle" size="sm" px={0} hiddenFrom="sm" onClick={() => setShowsQr(true)}>
                <Trans>Show QR</Trans>
              </Button>
            )}
            <Box {...(!showsQr && { visibleFrom: 'sm' })}>
              <QrCode text={link} label={t`UPI code for ${asked} to ${payee.name}`} />
              <Text size="xs" c="dimmed" ta="center" mt={4}>
                <Trans>Scan with any UPI app</Trans>
              </Text>
            </Box>
          </>
        )}
      </Group>
    </Card>
  );
}

function HowToPay({ payee }: { payee: Payee | null }) {
  const { name, bank } = payee ?? {};
  if (payee?.upi) {
    return (
      <Trans>
        Pay {payee.name} ({payee.upi}) by UPI, then enter the reference.
      </Trans>
    );
  }
  if (bank) return <Trans>Pay {name} by bank transfer, then enter the reference.</Trans>;
  return <Trans>Pay as you agreed with your landlord, then enter the reference.</Trans>;
}

type SplitProps = { open: number; limit: number; isWhole: boolean; onChange: (isWhole: boolean) => void };

/** Each part is a payment with a reference and a receipt of its own; the rest is asked for once the part is entered. */
function Split({ open, limit, isWhole, onChange }: SplitProps) {
  const { t } = useLingui();
  const parts = upiParts(open, limit);
  const count = parts.length;
  const shownLimit = formatRupeesAndPaise(paise(limit));
  const sums = parts.map((part) => formatRupeesAndPaise(paise(part))).join(' + ');
  return (
    <Stack gap="xs">
      <Text size="sm">
        <Trans>
          Most banks take at most {shownLimit} in one UPI payment. Pay in {count} parts: {sums}. Enter the
          reference of each; the next one then appears here.
        </Trans>
      </Text>
      <Switch
        label={t`Pay all of it at once`}
        checked={isWhole}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Stack>
  );
}

const linkOf = (due: RentDue, payee: { name: string; upi: string }, amount: number) =>
  upiLink({
    address: payee.upi,
    name: payee.name,
    amount,
    note: noteOfDue(due.kind, due.charge?.kind ?? null, due.month),
  });
