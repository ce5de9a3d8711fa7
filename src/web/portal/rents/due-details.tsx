// How a due was worked out, what closed it without a payment, and what its reader can do about that.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { DueClosing, RentDue } from '../../../contract/rents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatCount, formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { answerOwedBy, askedFor } from '../../../domain/rent-answers.ts';
import { canMoveCharge, unitsOf } from '../../../domain/rent-charges.ts';
import type { RentSide } from '../../../domain/rents.ts';
import { ReasonButton } from '../../components/form/reason-button.tsx';
import { PhotoButton } from '../../components/photo-button.tsx';
import { PartMonth } from '../../components/rents/part-month.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { toast } from '../../ui/toast-store.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { paymentValues } from './payment-values.ts';
import { TdsButton } from './tds-button.tsx';
import { useReloadRent } from './use-rent-move.ts';

type DueDetailsProps = { due: RentDue; side: RentSide };

export default function DueDetails({ due, side }: DueDetailsProps) {
  return (
    <Stack gap={4} w="100%">
      {due.kind === 'rent' && <PartMonth of={due} />}
      <Reckoned due={due} />
      {due.closings.map((closing) => (
        <Closing key={closing.id} closing={closing} side={side} />
      ))}
      <Group gap="xs">
        {side === 'tenant' ? <TenantActions due={due} /> : <ReceiverActions due={due} />}
      </Group>
    </Stack>
  );
}

function Reckoned({ due: { kind, charge } }: { due: RentDue }) {
  const { t } = useLingui();
  if (kind === 'late_fee') {
    return (
      <Text size="sm" c="dimmed">
        {t`By the late fee in the lease, for days after the grace days, until the day the rent was paid. It never passes the limit in the lease.`}
      </Text>
    );
  }
  if (!charge) return null;
  const { reading_before: before, reading_after: after, rate } = charge;
  const meter = before !== null && after !== null && rate !== null ? { before, after, rate } : null;
  return (
    <>
      {meter && <Metered {...meter} />}
      {charge.note && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {charge.note}
        </Text>
      )}
      {charge.photo && (
        <Anchor href={charge.photo.url} target="_blank" rel="noopener" size="sm" underline="always">
          {t`Photo of the meter or bill`}
        </Anchor>
      )}
      {charge.objection && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t`The tenant objects: ${charge.objection}`}
        </Text>
      )}
      {charge.answer && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {charge.state === 'cancelled'
            ? t`Cancelled: ${charge.answer}`
            : t`The landlord keeps it: ${charge.answer}`}
        </Text>
      )}
    </>
  );
}

function Metered({ before, after, rate }: { before: number; after: number; rate: number }) {
  const { t } = useLingui();
  const [from, to, units] = [before, after, unitsOf({ before, after })].map(formatCount);
  const price = formatRupeesAndPaise(paise(rate));
  return <Text size="sm">{t`Meter ${from} to ${to}: ${units} units at ${price}`}</Text>;
}

/** What a cancelled charge has to say stands with the charge. */
function Closing({ closing, side }: { closing: DueClosing; side: RentSide }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadRent();
  const amount = formatRupeesAndPaise(paise(closing.amount));
  if (closing.kind === 'cancelled') return null;
  if (closing.kind !== 'tds') {
    return (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {closing.kind === 'waiver'
          ? t`${amount} waived: ${closing.reason ?? ''}`
          : t`${amount} is no longer due, because the deposit is settled.`}
      </Text>
    );
  }
  const day = formatDate(closing.paid_on ?? '');
  const challan = closing.reference ?? '';
  return (
    <Group gap="xs">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t`${amount} deducted as TDS, paid to the state on ${day}, challan ${challan}`}
      </Text>
      {closing.taken_back_reason !== null && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t`Does not count: ${closing.taken_back_reason}`}
        </Text>
      )}
      {closing.taken_back_reason === null && (
        <ReasonButton
          label={side === 'receiver' ? t`TDS did not arrive` : t`Take TDS back`}
          explanation={
            side === 'receiver'
              ? t`Look at your Form 26AS first. The amount is then due again, and the tenant reads your reason.`
              : t`For an entry that is not right. The amount is then due again, and the landlord reads your reason.`
          }
          most={500}
          send={(reason, options) => api.rents.takeBackTds({ id: closing.id, reason }, options)}
          reload={reload}
        />
      )}
    </Group>
  );
}

function TenantActions({ due }: { due: RentDue }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadRent();
  const asked = askedFor(due);
  return (
    <>
      {due.kind !== 'rent' && asked > 0 && answerOwedBy(due) === null && (
        <PaymentDialog
          key={asked}
          label={t`Enter a payment`}
          button={{ size: 'xs' }}
          id={due.id}
          about={{ lease: due.lease_id, due: due.id }}
          initial={paymentValues(asked, clock.today())}
          send={api.rents.report}
          sent={msg`Payment reported`}
          sentText={msg`The landlord confirms it once it has arrived.`}
        />
      )}
      {due.charge && canMoveCharge(due.charge.state, 'object', 'tenant') && (
        <ReasonButton
          label={t`Object`}
          explanation={t`Your landlord reads the reason, and keeps the charge or cancels it.`}
          most={500}
          send={(reason, options) => api.rents.objectToCharge({ id: due.id, reason }, options)}
          reload={reload}
        />
      )}
      {due.tds && <TdsButton key={due.received} due={due} tds={due.tds} />}
    </>
  );
}

function ReceiverActions({ due }: { due: RentDue }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadRent();
  const state = due.charge?.state;
  const addPhoto = async (file: File) => {
    await api.rents.addChargePhoto({ id: due.id, file });
    toast.success(msg`Photo added`);
    await reload();
  };
  return (
    <>
      {state && state !== 'cancelled' && <PhotoButton add={addPhoto} />}
      {state && canMoveCharge(state, 'keep', 'receiver') && (
        <ReasonButton
          label={t`Keep the charge`}
          explanation={t`The tenant reads your reason, and the charge stays due.`}
          most={500}
          send={(reason, options) => api.rents.keepCharge({ id: due.id, reason }, options)}
          reload={reload}
        />
      )}
      {state && canMoveCharge(state, 'cancel', 'receiver') && (
        <ReasonButton
          label={t`Cancel the charge`}
          explanation={t`It is not to be paid. What was paid for it counts as rent paid in advance.`}
          most={500}
          send={(reason, options) => api.rents.cancelCharge({ id: due.id, reason }, options)}
          reload={reload}
        />
      )}
      {due.kind === 'late_fee' && due.received < due.amount && (
        <ReasonButton
          label={t`Waive the fee`}
          explanation={t`The rest of the fee is waived, and no more is added for this month. The tenant reads your reason.`}
          most={500}
          send={(reason, options) => api.rents.waiveLateFee({ id: due.id, reason }, options)}
          reload={reload}
        />
      )}
    </>
  );
}
