// Tax on homes that their owner paid to the municipality: entered here, it stands in the statement for the return.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { RentStatement, StatementLine } from '../../../contract/rents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useMove } from '../../components/form/use-move.ts';
import { HomeName } from '../../components/property/home-names.tsx';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { keepPage } from '../../lib/keep-page.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

export default function MunicipalTax({ statement }: { statement: RentStatement }) {
  const { t } = useLingui();
  const { taxes } = statement;
  return (
    <Card padding="md" component="section" aria-label={t`Municipal tax`}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Trans>Municipal tax</Trans>
        </Title>
        <Text size="sm">
          <Trans>
            Municipal tax you paid lowers your taxable rent of that year. Enter it, and keep the receipts.
          </Trans>
        </Text>
        {taxes.map((tax) => (
          <Tax key={tax.id} tax={tax} />
        ))}
        <Group>
          <AddTax />
        </Group>
      </Stack>
    </Card>
  );
}

function useReload() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.rents.statement.key() });
}

function Tax({ tax: { id, home_name: home, date, what, amount } }: { tax: StatementLine }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReload();
  const remove = useMove({
    send: api.rents.removeMunicipalTax,
    onDone: () => toast.success(msg`Municipal tax removed`),
    reload,
  });
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
      <div>
        <Text size="sm">{home && <HomeName name={home} />}</Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[date && formatDate(date), what].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" className="money">
          {formatRupeesAndPaise(paise(amount))}
        </Text>
        <ConfirmButton
          size="compact-sm"
          variant="default"
          destructive
          question={t`Remove this payment?`}
          explanation={t`The statement then leaves it out.`}
          confirmLabel={t`Remove`}
          onConfirm={() => remove.mutateAsync({ id }).catch(() => {})}
        >
          {t`Remove`}
        </ConfirmButton>
      </Group>
    </Group>
  );
}

type Values = { home: string | null; paid_on: string | null; amount: Rupees; reference: string };

function AddTax() {
  const { t } = useLingui();
  const { api } = useApi();
  const dialog = useOpened();
  const reload = useReload();
  const blank: Values = { home: null, paid_on: clock.today(), amount: '', reference: '' };
  const [fields, setFields] = useState(blank);
  const form = useFormMutation({
    send: api.rents.addMunicipalTax,
    onSent: () => {
      dialog.onClose();
      setFields(blank);
      toast.success(msg`Municipal tax entered`, msg`It is in the statement of the year it was paid in.`);
      return reload();
    },
  });
  const set = (own: Partial<Values>) => {
    form.change(own);
    setFields({ ...fields, ...own });
  };
  const submit = () => {
    const [kind, id] = fields.home?.split(':') ?? [];
    form.submit({
      ...(kind === 'managed' ? { managed_property_id: id } : { property_id: id }),
      paid_on: fields.paid_on ?? '',
      amount: paiseOf(fields.amount) ?? 0,
      reference: fields.reference,
    });
  };
  return (
    <FormDialogButton
      {...dialog}
      label={t`Enter municipal tax`}
      submitLabel={t`Save`}
      isBusy={form.isBusy}
      onSubmit={submit}
    >
      <TaxedHome value={fields.home} onChange={(home) => set({ home })} error={form.errors.home} />
      <RupeeInput
        label={t`Amount`}
        withPaise
        value={fields.amount}
        onChange={(amount) => set({ amount })}
        error={form.errors.amount}
        required
      />
      <LateDateField
        label={t`Paid on`}
        value={fields.paid_on}
        onChange={(day) => set({ paid_on: day })}
        today={clock.today()}
        max={clock.today()}
        error={form.errors.paid_on}
        required
      />
      <TextInput
        label={t`Number of the receipt (optional)`}
        maxLength={60}
        value={fields.reference}
        onChange={(event) => set({ reference: event.currentTarget.value })}
        error={form.errors.reference}
      />
    </FormDialogButton>
  );
}

const HOMES_SHOWN = 50;

type TaxedHomeProps = {
  value: string | null;
  onChange: (home: string | null) => void;
  error: string | undefined;
};

/** Of more homes than are shown at once, any is found by its words. */
function TaxedHome({ value, onChange, error }: TaxedHomeProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  // What was chosen stands in the field, and is no search.
  const q = useDeferredValue(typed === chosen?.label ? '' : typed.trim()) || undefined;
  const homes = useQuery(
    queries.portfolio.homes.queryOptions({
      input: { as: 'landlord', show: 'all', q, limit: HOMES_SHOWN },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  // Whoever lists a home or has it managed pays its tax here.
  const found = (homes.data?.items ?? [])
    .filter(({ kind }) => kind !== 'leased')
    .map(({ id, kind, name }) => ({ value: `${kind}:${id}`, label: name }));
  const isFound = found.some((home) => home.value === chosen?.value);
  const options = chosen && !isFound ? [chosen, ...found] : found;
  return (
    <SelectField
      label={t`Home`}
      placeholder={homes.isPending ? t`Loading` : t`Choose one`}
      searchable
      onSearchChange={setTyped}
      // The server has searched already, also by the tenant and the place.
      filter={({ options: all }) => all}
      required
      nothingFoundMessage={t`Nothing found`}
      value={value}
      onChange={(home) => {
        setChosen(options.find((option) => option.value === home));
        onChange(home);
      }}
      options={options}
      error={error}
    />
  );
}
