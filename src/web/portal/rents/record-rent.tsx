// Rent of a lease that came in, recorded from a list: which month, how much of what is open, when and how. Where receipts need the landlord's PAN, a line leads to it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { RentDue } from '../../../contract/rents.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { byWaitingPayments, nextToPay, unnamed } from '../../../domain/rent-answers.ts';
import { needsPan } from '../../../domain/rents.ts';
import { LoadError } from '../../components/load-error.tsx';
import { PanQuestion } from '../../components/payees/pan-question.tsx';
import { useDueName } from '../../components/rents/due-name.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { OpenModal } from '../../ui/open-modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useDuesOfLease } from './dues-of-lease.ts';
import PaymentForm from './payment-form.tsx';
import { type PaymentValues, paymentValues, toPayment } from './payment-values.ts';

const money = (amount: number) => formatRupeesAndPaise(paise(amount));

type RecordRentProps = {
  leaseId: string;
  tenant: string;
  isOwn: boolean;
  /** It is in sight, whatever it says. */
  onThere: () => void;
  onClose: () => void;
};

export default function RecordRent(props: RecordRentProps) {
  const { leaseId, tenant, isOwn, onThere, onClose } = props;
  const { t } = useLingui();
  const { queries } = useApi();
  const page = useDuesOfLease(leaseId);
  const pan = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0, enabled: isOwn }));
  const isThere = !page.isPending && !(isOwn && pan.isPending);
  useEffect(() => (isThere ? onThere() : undefined), [isThere, onThere]);
  if (!isThere) return null;
  const title = t`Record rent: ${tenant}`;
  if (page.isError) {
    return (
      <OpenModal title={title} onClose={onClose}>
        <LoadError query={page} otherwise={msg`The rent could not be loaded`} />
      </OpenModal>
    );
  }
  // A whole month is the rent of the lease; what is asked for a part of one is less.
  const rent = Math.max(0, ...page.data.items.filter(({ kind }) => kind === 'rent').map((due) => due.amount));
  const asksForPan = isOwn && needsPan(rent) && pan.data && !pan.data.pan && !pan.data.pan_refused_at;
  const open = byWaitingPayments(page.data.items)
    .filter((due) => unnamed(due) > 0 && due.disputed === 0 && due.charge?.state !== 'objected')
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date));
  if (open.length === 0) {
    return (
      <OpenModal title={title} onClose={onClose}>
        <Text size="sm">
          <Trans>Nothing to record. Confirm what the tenant reported.</Trans>{' '}
          <Anchor
            component={Link}
            to={`/portal/${isOwn ? 'landlord' : 'manager'}/leases/${leaseId}#rent`}
            inherit
          >
            <Trans>Open the lease</Trans>
          </Anchor>
        </Text>
      </OpenModal>
    );
  }
  return <Recording title={title} dues={open} lacksPan={Boolean(asksForPan)} onClose={onClose} />;
}

type RecordingProps = { title: string; dues: readonly RentDue[]; lacksPan: boolean; onClose: () => void };

function Recording({ title, dues: read, lacksPan, onClose }: RecordingProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const nameOf = useDueName();
  // What is read again while one types, or after it was recorded, changes nothing here.
  const [dues] = useState(read);
  const [due, setDue] = useState(() => nextToPay(dues.filter(({ kind }) => kind === 'rent')) ?? dues[0]);
  const [fields, setFields] = useState(() => valuesOf(due));
  const [isAtPan, setAtPan] = useState(false);
  if (!due) return null;
  // What was typed is there again after it.
  const back = () => setAtPan(false);
  if (isAtPan) return <PanQuestion isOptional onAnswered={back} onClose={back} />;
  const [amount, open] = [toPayment(fields).amount, unnamed(due)];
  const [shown, whole] = [money(amount), money(open)];
  const choose = (id: string | null) => {
    const chosen = dues.find((one) => one.id === id) ?? due;
    setDue(chosen);
    setFields({ ...fields, amount: valuesOf(chosen).amount });
  };
  return (
    <PaymentForm
      title={title}
      id={due.id}
      about={{ lease: due.lease_id, due: due.id }}
      send={api.rents.record}
      sent={msg`Payment recorded`}
      sentText={msg`The tenant gets the receipt.`}
      fields={fields}
      setFields={setFields}
      onSent={onClose}
      onClose={onClose}
      submitLabel={amount > 0 ? t`Confirm ${shown}` : undefined}
      before={
        <SelectField
          label={t`Paid for`}
          value={due.id}
          onChange={choose}
          options={dues.map((one) => ({ value: one.id, label: `${nameOf(one)} · ${money(unnamed(one))}` }))}
        />
      }
      after={
        <>
          <Text size="sm" c="dimmed" role="status" className="money">
            {amount > 0 && amount < open ? t`${shown} of ${whole}` : null}
          </Text>
          {lacksPan && (
            <Text size="sm">
              <Trans>The receipt has no PAN of yours. Your tenant may need it for HRA.</Trans>{' '}
              <Anchor
                component="button"
                type="button"
                inherit
                underline="always"
                onClick={() => setAtPan(true)}
              >
                <Trans>Add your PAN</Trans>
              </Anchor>
            </Text>
          )}
        </>
      }
    />
  );
}

const valuesOf = (due: RentDue | undefined): PaymentValues => ({
  ...paymentValues(due ? unnamed(due) : 0, clock.today()),
  mode: 'bank_transfer',
});
