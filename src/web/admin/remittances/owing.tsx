// Owners who owe us, the oldest first, and what they pay.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwingOwner } from '../../../contract/remittances.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Section } from '../payouts/section.tsx';
import { May } from '../shell/may.tsx';
import { StatementDialog } from './statement-dialog.tsx';

type Chosen = { what: 'statement' | 'payment'; of: OwingOwner };

export function Owing() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  const list = useInfiniteQuery(
    queries.remittances.owing.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Section title={t`Owed to us by owners`}>
      <Text size="sm" c="dimmed">
        <Trans>We deduct it from the next rent we receive.</Trans>
      </Text>
      <DataList
        name="owing"
        label={t`Owed to us by owners`}
        query={list}
        failure={msg`The amounts owed to us could not be loaded`}
        empty={t`No owner owes us anything.`}
        columns={[
          {
            key: 'owner',
            label: t`Owner`,
            isHeader: true,
            maxWidth: 280,
            cell: ({ full_name: name, homes }) => (
              <CellLines isStrong main={name} detail={homes.join(', ') || null} />
            ),
            csv: ({ full_name: name }) => name,
          },
          moneyColumn('amount', t`Owed`),
          {
            key: 'since',
            label: t`Since`,
            isNarrow: true,
            cell: ({ since }) => formatDate(since),
            csv: ({ since }) => since,
          },
          moneyColumn('month', t`Up to 30 days`),
          moneyColumn('two_months', t`31 to 60 days`),
          moneyColumn('older', t`Over 60 days`),
          {
            key: 'actions',
            label: t`Actions`,
            isActions: true,
            cell: (of) => <Actions of={of} onChoose={setChosen} />,
          },
        ]}
        rowKey={({ user_id: id }) => id}
        minWidth={860}
      />
      {chosen?.what === 'statement' && (
        <StatementDialog userId={chosen.of.user_id} name={chosen.of.full_name} onClose={close} />
      )}
      {chosen?.what === 'payment' && <PaymentDialog owner={chosen.of} onClose={close} />}
    </Section>
  );
}

function Actions({ of, onChoose }: { of: OwingOwner; onChoose: (chosen: Chosen) => void }) {
  const { t } = useLingui();
  const { full_name: name } = of;
  return (
    <RowActions of={name}>
      <Button
        size="xs"
        variant="default"
        aria-label={t`Statement of ${name}`}
        onClick={() => onChoose({ what: 'statement', of })}
      >
        <Trans>Statement</Trans>
      </Button>
      <May to="remittances.recordPayment">
        <Button
          size="xs"
          aria-label={t`Record payment of ${name}`}
          onClick={() => onChoose({ what: 'payment', of })}
        >
          <Trans>Record payment</Trans>
        </Button>
      </May>
    </RowActions>
  );
}

function PaymentDialog({ owner, onClose }: { owner: OwingOwner; onClose: () => void }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const { full_name: name } = owner;
  const [amount, setAmount] = useState<Rupees>(owner.amount / 100);
  const [on, setOn] = useState<string | null>(clock.today());
  const [reference, setReference] = useState('');
  const form = useFormMutation({
    send: api.remittances.recordPayment,
    onSent: ({ left }) => {
      const rest = formatRupeesAndPaise(paise(left));
      toast.success(msg`Payment of ${name} recorded`, msg`Still owed: ${rest}`);
      onClose();
      return client.invalidateQueries({ queryKey: queries.remittances.key() });
    },
  });
  return (
    <FormDialog
      title={t`Payment of ${name}`}
      submitLabel={t`Record payment`}
      busy={form.isBusy}
      onSubmit={() =>
        form.submit({ user_id: owner.user_id, amount: paiseOf(amount) ?? 0, paid_on: on ?? '', reference })
      }
      onClose={onClose}
    >
      <Text size="sm">
        <Trans>Only record what our bank account shows.</Trans>
      </Text>
      <RupeeInput
        label={t`Amount`}
        withPaise
        required
        value={amount}
        onChange={setAmount}
        error={form.errors.amount}
      />
      <LateDateField
        label={t`Paid on`}
        required
        today={clock.today()}
        max={clock.today()}
        value={on}
        onChange={setOn}
        error={form.errors.paid_on}
      />
      <TextInput
        label={t`Reference (UTR)`}
        required
        maxLength={40}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
        error={form.errors.reference}
      />
    </FormDialog>
  );
}
