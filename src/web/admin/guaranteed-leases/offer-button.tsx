// The offer of a guaranteed rent: what we pay, for how long, where tenants pay, and by when the owner answers.
import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { GuaranteedLeaseDetail } from '../../../contract/guaranteed-leases.ts';
import { addDays, monthOf, shiftMonth } from '../../../domain/dates.ts';
import {
  GUARANTEED_MONTHS_MAX,
  GUARANTEED_MONTHS_MIN,
  OFFER_DAYS_MAX,
} from '../../../domain/guaranteed-leases.ts';
import { DEFAULT_FEE_PERCENT } from '../../../domain/managed-rentals.ts';
import { REMITTANCE_DAY_MAX, REMITTANCE_DAY_MIN } from '../../../domain/mandates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useGuaranteedReload } from '../../components/guaranteed-leases/use-guaranteed-reload.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { successes } from '../../lib/messages.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { MonthField } from '../../ui/month-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

const rupeesOf = (amount: number | null): Rupees => (amount === null ? '' : amount / 100);
const ANSWER_DAYS = 14;

/** What was offered last, else what is usual. */
const valuesOf = (order: GuaranteedLeaseDetail) => ({
  rent: rupeesOf(order.rent),
  market: rupeesOf(order.market_rent),
  first: order.first_month ?? shiftMonth(monthOf(clock.today()), 1),
  months: (order.months ?? 12) as number | string,
  fee: (order.fee_bp === null ? DEFAULT_FEE_PERCENT : order.fee_bp / 100) as number | string,
  day: (order.remittance_day ?? 7) as number | string,
  payee: order.payee_name ?? '',
  upi: order.payee_upi ?? '',
  conditions: order.conditions ?? '',
  until: addDays(clock.today(), ANSWER_DAYS) as string | null,
});

export function OfferButton({ order }: { order: GuaranteedLeaseDetail }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useGuaranteedReload();
  const dialog = useOpened();
  const [values, setValues] = useState(() => valuesOf(order));
  const form = useFormMutation({
    send: api.guaranteedLeases.offer,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  const { errors } = form;
  const set = (own: Partial<typeof values>) => setValues((before) => ({ ...before, ...own }));
  const submit = () =>
    form.submit({
      id: order.id,
      rent: paiseOf(values.rent) ?? 0,
      market_rent: paiseOf(values.market) ?? 0,
      first_month: values.first,
      months: Number(values.months),
      fee_bp: Math.round(Number(values.fee) * 100),
      remittance_day: Number(values.day),
      payee_name: values.payee,
      payee_upi: values.upi.trim(),
      conditions: values.conditions.trim() || null,
      offer_until: values.until ?? '',
    });
  return (
    <FormDialogButton
      {...dialog}
      label={order.status === 'inspected' ? t`Make an offer` : t`Make another offer`}
      submitLabel={t`Send to the owner`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      onSubmit={submit}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <RupeeInput
          label={t`Guaranteed rent a month`}
          required
          value={values.rent}
          error={errors.rent}
          onChange={(rent) => set({ rent })}
        />
        <RupeeInput
          label={t`Rent we expect from a tenant`}
          description={t`The owner does not see it.`}
          required
          value={values.market}
          error={errors.market_rent}
          onChange={(market) => set({ market })}
        />
        <MonthField
          label={t`First month`}
          required
          value={values.first}
          error={errors.first_month}
          onChange={(first) => set({ first })}
        />
        <NumberField
          label={t`Months`}
          required
          min={GUARANTEED_MONTHS_MIN}
          max={GUARANTEED_MONTHS_MAX}
          allowDecimal={false}
          value={values.months}
          error={errors.months}
          onChange={(months) => set({ months })}
        />
        <NumberField
          label={t`Management fee for other months`}
          decimalScale={2}
          min={0}
          max={100}
          suffix="%"
          value={values.fee}
          error={errors.fee_bp}
          onChange={(fee) => set({ fee })}
        />
        <NumberField
          label={t`Owner is paid by day`}
          description={t`Of the next month. Your team makes this bank transfer.`}
          min={REMITTANCE_DAY_MIN}
          max={REMITTANCE_DAY_MAX}
          allowDecimal={false}
          value={values.day}
          error={errors.remittance_day}
          onChange={(day) => set({ day })}
        />
        <TextInput
          label={t`Account holder`}
          description={t`Tenants pay their rent into it`}
          required
          maxLength={120}
          value={values.payee}
          error={errors.payee_name}
          onChange={(event) => set({ payee: event.currentTarget.value })}
        />
        <TextInput
          label={t`UPI address`}
          placeholder="name@bank"
          required
          value={values.upi}
          error={errors.payee_upi}
          onChange={(event) => set({ upi: event.currentTarget.value })}
        />
      </SimpleGrid>
      <Textarea
        label={t`Conditions`}
        description={t`In English, one per line. The owner agrees to them.`}
        autosize
        minRows={2}
        maxLength={1000}
        value={values.conditions}
        error={errors.conditions}
        onChange={(event) => set({ conditions: event.currentTarget.value })}
      />
      <DateField
        label={t`The owner can accept until`}
        required
        today={clock.today()}
        min={addDays(clock.today(), 1)}
        max={addDays(clock.today(), OFFER_DAYS_MAX)}
        value={values.until}
        error={errors.offer_until}
        onChange={(until) => set({ until })}
      />
      <Margin rent={values.rent} market={values.market} />
    </FormDialogButton>
  );
}

function Margin({ rent, market }: { rent: Rupees; market: Rupees }) {
  const [pays, gets] = [paiseOf(rent), paiseOf(market)];
  if (pays === null || gets === null || gets < pays) return null;
  const [surplus, gap] = [formatRupees(paise(gets - pays)), formatRupees(paise(pays))];
  return (
    <Text size="sm" role="status">
      <Trans>
        With a tenant we earn {surplus} a month. Without one we lose {gap} a month.
      </Trans>
    </Text>
  );
}
