// One payment of rent: what was said, where it stands, what it covers, and what its reader may do.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Box, Card, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RentPayment } from '../../../contract/rents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { formatRupees, formatRupeesAndPaise, paise, toRupees } from '../../../domain/money.ts';
import type { RentPaymentAction } from '../../../domain/rents.ts';
import { ReasonButton } from '../../components/form/reason-button.tsx';
import { paymentModeLabels } from '../../components/managed-rentals/managed-rental-labels.ts';
import { PanFirst } from '../../components/payees/pan-first.tsx';
import { PdfButton } from '../../components/pdf-button.tsx';
import { useCoverName } from '../../components/rents/due-name.ts';
import { answerOwedShown, rentPaymentStateShown } from '../../components/rents/rent-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { unbroken } from '../../lib/unbroken.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { mayMove, ReceiptActs } from './receipt-acts.tsx';
import { ReceiptWords } from './receipt-words.tsx';
import { useReloadRent, useRentMove } from './use-rent-move.ts';

/** A landlord's alone; this card is on a tenant's page too, which has a budget of scripts. */
const PartButton = lazy(() => import('./part-button.tsx'));
const HomeName = lazy(async () => ({
  default: (await import('../../components/property/home-names.tsx')).HomeName,
}));

type PaymentCardProps = {
  payment: RentPayment;
  /** Its reader is the landlord, whose PAN its receipt may need. */
  isOwn: boolean;
  /** On the page of its lease, which names tenant and home above. */
  isOfLease?: boolean;
};

export function PaymentCard({ payment, isOwn, isOfLease = false }: PaymentCardProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const shown =
    payment.state === 'reported'
      ? answerOwedShown[receiverOf(payment)]
      : rentPaymentStateShown[payment.state];
  const mode = i18n._(paymentModeLabels[payment.mode]);
  const paidOn = unbroken(t`Paid on ${formatDate(payment.paid_on)}`);
  const nameOf = useCoverName();
  const covers = payment.covers
    .map(({ kind, month, amount }) => `${nameOf(kind, month)}: ${formatRupeesAndPaise(paise(amount))}`)
    .join(' · ');
  const { home_name: home } = payment;
  const who = payment.side === 'tenant' ? home : `${payment.tenant_name} · ${home}`;
  const reported =
    payment.reported_amount === null ? null : formatRupeesAndPaise(paise(payment.reported_amount));
  return (
    <Card padding="sm" component="article" aria-label={payment.reference ?? who}>
      <Stack gap={6}>
        <Group justify="space-between" gap="xs">
          <div style={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {!isOfLease && (
              <Text size="sm" fw={600}>
                {payment.side !== 'tenant' && `${payment.tenant_name} · `}
                <Suspense fallback={home}>
                  <HomeName name={home} />
                </Suspense>
              </Text>
            )}
            <Group gap="0 12px">
              <Text size="sm" c={isOfLease ? undefined : 'dimmed'}>
                {[paidOn, mode, payment.reference].filter(Boolean).join(' · ')}
              </Text>
              {covers && <Text size="sm">{covers}</Text>}
              {payment.receipt_number && <ReceiptWords payment={payment} />}
            </Group>
          </div>
          <Group gap="sm">
            <Badge color={shown.color}>{i18n._(shown.label)}</Badge>
            <Text fw={650} className="money">
              {formatRupeesAndPaise(paise(payment.amount))}
            </Text>
            {payment.receipt_number && (
              <Group gap="xs" wrap="nowrap">
                <PdfButton
                  label={t`PDF of receipt ${payment.receipt_number}`}
                  ask={() => api.rents.receiptFile({ id: payment.id, language: writtenLanguage })}
                >
                  PDF
                </PdfButton>
                {/* Where nothing can be done its place stays: amounts stand below each other. */}
                <Box miw={payment.side === 'tenant' ? undefined : { sm: 40 }}>
                  <ReceiptActs payment={payment} />
                </Box>
              </Group>
            )}
          </Group>
        </Group>
        {payment.note && <Text size="sm">{payment.note}</Text>}
        {reported && <Text size="sm">{t`The tenant had reported ${reported}.`}</Text>}
        {payment.answer && <Text size="sm">{t`Reason: “${payment.answer}”`}</Text>}
        <AnswerOwed payment={payment} />
        <PaymentActions payment={payment} isOwn={isOwn} whose={isOfLease ? undefined : payment.tenant_name} />
      </Stack>
    </Card>
  );
}

/** Who confirms it: whom its tenant pays, who may be its reader. */
function receiverOf(payment: RentPayment): keyof typeof answerOwed {
  if (payment.is_answered_by_operator) return 'operator';
  return payment.side === 'receiver' ? 'reader' : 'receiver';
}

const answerOwed = {
  receiver: {
    reported: msg`Waiting for the landlord to confirm it.`,
    mismatch: msg`The tenant corrects it, or the landlord confirms what came. Nothing more to pay until then.`,
  },
  reader: {
    reported: msg`Check whether it arrived, then confirm it.`,
    mismatch: msg`The tenant corrects it, or you confirm what came. Nothing more to pay until then.`,
  },
  operator: {
    reported: msg`Waiting for Kiraya to confirm it.`,
    mismatch: msg`The tenant corrects it, or Kiraya confirms what came. Nothing more to pay until then.`,
  },
};

/** Who has to act on it next, in the words of its reader's side. */
function AnswerOwed({ payment }: { payment: RentPayment }) {
  const { i18n } = useLingui();
  if (payment.state !== 'reported' && payment.state !== 'mismatch') return null;
  return (
    <Text size="sm" c="dimmed">
      {i18n._(answerOwed[receiverOf(payment)][payment.state])}
    </Text>
  );
}

type PaymentActionsProps = {
  payment: RentPayment;
  isOwn: boolean;
  /** Among those of others. */
  whose: string | undefined;
};

function PaymentActions({ payment, isOwn, whose }: PaymentActionsProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadRent();
  const move = useRentMove((action: 'confirm' | 'cancel') => api.rents[action]({ id: payment.id }));
  const may = (action: RentPaymentAction) => mayMove(payment, action);
  if (!(['confirm', 'dispute', 'correct', 'cancel'] as const).some(may)) return null;
  const amount = formatRupees(paise(payment.amount));
  return (
    <Group gap="xs">
      {may('confirm') && (
        <PanFirst isNeeded={isOwn && payment.needs_pan} label={t`Confirm ${amount}`}>
          {(startsOpen) => (
            <>
              <ConfirmButton
                size="sm"
                aria-label={whose && t`Confirm ${amount}: ${whose}`}
                startsOpen={startsOpen}
                question={t`Has ${amount} arrived?`}
                explanation={t`Look at your account first. The tenant then gets the receipt.`}
                confirmLabel={t`Confirm ${amount}`}
                onConfirm={() => move.mutateAsync('confirm').catch(() => {})}
              >
                {t`Confirm ${amount}`}
              </ConfirmButton>
              <Suspense>
                <PartButton payment={payment} />
              </Suspense>
            </>
          )}
        </PanFirst>
      )}
      {may('dispute') && (
        <ReasonButton
          label={t`Report a problem`}
          explanation={t`The tenant reads it and corrects the payment.`}
          most={500}
          send={(reason, options) => api.rents.dispute({ id: payment.id, reason }, options)}
          reload={reload}
        />
      )}
      {may('correct') && (
        <PaymentDialog
          label={t`Correct`}
          id={payment.id}
          about={{ lease: payment.lease_id, due: payment.due_id, counted: payment.amount }}
          initial={{
            amount: toRupees(paise(payment.amount)),
            mode: payment.mode,
            reference: payment.reference ?? '',
            paid_on: payment.paid_on,
            note: payment.note ?? '',
          }}
          send={api.rents.correct}
          sent={msg`Corrected`}
          sentText={msg`We’ll notify the landlord.`}
        />
      )}
      {may('cancel') && (
        <ConfirmButton
          size="sm"
          variant="default"
          destructive
          question={t`Take this payment back?`}
          explanation={t`The landlord then does not wait for it. The money itself is not touched.`}
          confirmLabel={t`Take back`}
          onConfirm={() => move.mutateAsync('cancel').catch(() => {})}
        >
          {t`Take back`}
        </ConfirmButton>
      )}
    </Group>
  );
}
