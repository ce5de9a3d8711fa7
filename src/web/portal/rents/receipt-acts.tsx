// What is done with a receipt once in a while, behind one button: not beside what is read.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RentPayment } from '../../../contract/rents.ts';
import { paise, toRupees } from '../../../domain/money.ts';
import { canMoveRentPayment, type RentPaymentAction } from '../../../domain/rents.ts';
import { ReasonButton } from '../../components/form/reason-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useReloadRent } from './use-rent-move.ts';

export function mayMove(
  { state, side, is_answered_by_operator: isOperators }: RentPayment,
  action: RentPaymentAction,
) {
  const own = side ?? 'receiver';
  return !(own === 'receiver' && isOperators) && canMoveRentPayment(state, action, own);
}

export function ReceiptActs({ payment }: { payment: RentPayment }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadRent();
  const may = (action: RentPaymentAction) => mayMove(payment, action);
  if (!may('replace') && !may('reverse')) return null;
  return (
    <RowActions of={payment.receipt_number ?? payment.tenant_name} isFolded>
      {may('replace') && (
        <PaymentDialog
          label={t`Correct`}
          title={t`Correct this receipt`}
          id={payment.id}
          about={{ lease: payment.lease_id, due: payment.due_id, counted: payment.amount }}
          hasReason
          initial={{
            amount: toRupees(paise(payment.amount)),
            mode: payment.mode,
            reference: payment.reference ?? '',
            paid_on: payment.paid_on,
            note: '',
          }}
          send={({ note, ...form }, options) => api.rents.replace({ ...form, reason: note }, options)}
          sent={msg`Receipt replaced`}
          sentText={msg`We’ll notify the tenant. The earlier receipt no longer counts.`}
        />
      )}
      {may('reverse') && (
        <ReasonButton
          label={t`Take back`}
          explanation={t`For a cheque that bounced or a payment recorded by mistake: its months are open again.`}
          most={500}
          send={(reason, options) => api.rents.reverse({ id: payment.id, reason }, options)}
          reload={reload}
        />
      )}
    </RowActions>
  );
}
